-- Facts about the database itself. `content_version` grows with every write; answers and builds are kept by it.
CREATE TABLE state (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- The highest number ever given, by entity type, and of revisions: what was deleted doesn't lend its number to something else,
-- so that an old link or an old `If-Match` never means another item.
CREATE TABLE sequence (
  name TEXT PRIMARY KEY,               -- "node", "revision"
  last INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Everything that Drupal calls an entity: nodes, taxonomy terms, users, files. `fields` holds the attributes that
-- contract/content.ts declares and that have no column of their own, as JSON, so that a new field needs no migration.
CREATE TABLE entity (
  pk INTEGER PRIMARY KEY,
  type TEXT NOT NULL,                  -- JSON:API resource type, "node--article"
  entity_type TEXT NOT NULL,           -- "node"
  id INTEGER NOT NULL,                 -- nid, tid, uid, fid
  uuid TEXT NOT NULL UNIQUE,
  vid INTEGER,                         -- current revision of a node; null elsewhere
  langcode TEXT NOT NULL,
  status INTEGER NOT NULL,             -- 1 published, active, in use
  label TEXT NOT NULL,                 -- title, name, filename
  created INTEGER NOT NULL,            -- Unix seconds
  changed INTEGER NOT NULL,            -- Unix seconds
  uid INTEGER,                         -- author or owner, by user id
  fields TEXT NOT NULL CHECK (json_valid(fields)),
  audience TEXT AS (json_extract(fields, '$.field_audience')),
  folded_label TEXT NOT NULL DEFAULT '',
  folded_mail TEXT,
  is_original INTEGER NOT NULL DEFAULT 1,
  source_langcode TEXT NOT NULL DEFAULT 'und',
  outdated INTEGER NOT NULL DEFAULT 0,
  confirmed_vid INTEGER,
  affected INTEGER NOT NULL DEFAULT 1,
  -- What lists compare and order by, of each translation beside the row itself; null where there is none. Triggers keep it.
  fr_status INTEGER, fr_folded_label TEXT, fr_changed INTEGER, fr_created INTEGER,
  nl_status INTEGER, nl_folded_label TEXT, nl_changed INTEGER, nl_created INTEGER,
  -- What an address with a prefix shows.
  status_fr INTEGER AS (coalesce(fr_status, status)),
  status_nl INTEGER AS (coalesce(nl_status, status)),
  folded_label_fr TEXT AS (coalesce(fr_folded_label, folded_label)),
  folded_label_nl TEXT AS (coalesce(nl_folded_label, folded_label)),
  changed_fr INTEGER AS (coalesce(fr_changed, changed)),
  changed_nl INTEGER AS (coalesce(nl_changed, changed)),
  created_fr INTEGER AS (coalesce(fr_created, created)),
  created_nl INTEGER AS (coalesce(nl_created, created)),
  has_draft INTEGER AS (status = 0 OR fr_status IS 0 OR nl_status IS 0),
  UNIQUE (entity_type, id)
) STRICT;

CREATE INDEX entity_by_id ON entity (type, id);
CREATE INDEX entity_by_status ON entity (type, status, id);

-- Files are looked up by their address: for each request of one, and for each picture in a text that is saved.
CREATE UNIQUE INDEX file_by_uri ON entity (json_extract(fields, '$.uri')) WHERE type = 'file--file';
CREATE INDEX event_that_repeats ON entity (pk) WHERE type = 'node--agenda' AND json_extract(fields, '$.field_rrule') IS NOT NULL;
CREATE INDEX entity_by_changed ON entity (type, changed, id);
CREATE INDEX entity_by_created ON entity (type, created, id);
CREATE INDEX entity_by_label ON entity (type, label COLLATE NOCASE, id);

-- The order of publications.
CREATE INDEX entity_by_date ON entity (type, json_extract(fields, '$.field_date'), id);
CREATE INDEX entity_by_status_changed ON entity (type, status, changed, id);
CREATE INDEX entity_by_status_created ON entity (type, status, created, id);
CREATE INDEX entity_by_status_label ON entity (type, status, label COLLATE NOCASE, id);
CREATE INDEX entity_by_status_date ON entity (type, status, json_extract(fields, '$.field_date'), id);

-- One way the status, the other way the time: drafts first, newest first.
CREATE INDEX entity_by_status_newest ON entity (type, status, changed DESC, id DESC);

-- Comparisons still ignore the case of ASCII letters only, as Drupal's do: the indexes of `label` stay for them.
CREATE INDEX entity_by_folded_label ON entity (type, folded_label, id);
CREATE INDEX entity_by_status_folded_label ON entity (type, status, folded_label, id);

-- What an account has written.
CREATE INDEX entity_by_author ON entity (uid) WHERE uid IS NOT NULL;
CREATE INDEX event_by_end ON entity (unixepoch(coalesce(json_extract(fields, '$.field_event_end'), json_extract(fields, '$.field_event_start'))))
  WHERE type = 'node--agenda';
CREATE INDEX entity_outdated ON entity (type, langcode) WHERE outdated = 1;
CREATE INDEX entity_by_changed_fr ON entity (type, changed_fr, id);
CREATE INDEX entity_by_changed_nl ON entity (type, changed_nl, id);
CREATE INDEX entity_by_folded_label_fr ON entity (type, folded_label_fr, id);
CREATE INDEX entity_by_folded_label_nl ON entity (type, folded_label_nl, id);
CREATE INDEX entity_by_status_newest_fr ON entity (type, status_fr, changed_fr DESC, id DESC);
CREATE INDEX entity_by_status_newest_nl ON entity (type, status_nl, changed_nl DESC, id DESC);

CREATE TRIGGER entity_is_numbered AFTER INSERT ON entity BEGIN
  INSERT INTO sequence (name, last) VALUES (NEW.entity_type, NEW.id) ON CONFLICT (name) DO UPDATE SET last = MAX(last, excluded.last);
END;

-- Titles and names, folded (contract/fold.ts). Lists are ordered by them. Triggers fold, so that no way of writing can forget it.
CREATE TRIGGER folded_label_insert AFTER INSERT ON entity BEGIN
  UPDATE entity SET folded_label = folded(NEW.label) WHERE pk = NEW.pk;
END;

CREATE TRIGGER folded_label_update AFTER UPDATE OF label ON entity WHEN NEW.label <> OLD.label BEGIN
  UPDATE entity SET folded_label = folded(NEW.label) WHERE pk = NEW.pk;
END;

-- Mail addresses of users, folded as titles and names are: the list of users searches in both.
CREATE TRIGGER folded_mail_insert AFTER INSERT ON entity WHEN NEW.type = 'user--user' BEGIN
  UPDATE entity SET folded_mail = folded(json_extract(NEW.fields, '$.mail')) WHERE pk = NEW.pk;
END;

CREATE TRIGGER folded_mail_update AFTER UPDATE OF fields ON entity WHEN NEW.type = 'user--user' BEGIN
  UPDATE entity SET folded_mail = folded(json_extract(NEW.fields, '$.mail')) WHERE pk = NEW.pk;
END;

-- Triggers keep it, so that no way of writing can forget it.
CREATE TRIGGER text_link_insert AFTER INSERT ON entity WHEN NEW.entity_type IN ('node', 'taxonomy_term') BEGIN
  INSERT OR IGNORE INTO text_link (source, langcode, field, address)
  SELECT NEW.pk, NEW.langcode, json_extract(value, '$.field'), json_extract(value, '$.address') FROM json_each(links_in(NEW.type, NEW.fields));
END;

CREATE TRIGGER text_link_update AFTER UPDATE OF fields, langcode ON entity
WHEN NEW.entity_type IN ('node', 'taxonomy_term') AND (NEW.fields, NEW.langcode) IS NOT (OLD.fields, OLD.langcode) BEGIN
  DELETE FROM text_link WHERE source = NEW.pk AND langcode = OLD.langcode
    AND NOT EXISTS (SELECT 1 FROM translation WHERE entity = NEW.pk AND langcode = OLD.langcode);
  INSERT OR IGNORE INTO text_link (source, langcode, field, address)
  SELECT NEW.pk, NEW.langcode, json_extract(value, '$.field'), json_extract(value, '$.address') FROM json_each(links_in(NEW.type, NEW.fields));
END;

-- Translations of nodes and terms (docs/decisions/0022-how-translations-are-stored.md). The row of `entity` holds the translation that an
-- address without a prefix shows: the first of en, fr and nl that exists. `translation` holds the others, so it never has English. Its columns
-- are named as those of `entity`, so that a condition reads the same on both.
CREATE TABLE translation (
  pk INTEGER PRIMARY KEY,
  entity INTEGER NOT NULL REFERENCES entity (pk) ON DELETE CASCADE,
  type TEXT NOT NULL,                  -- that of the entity
  langcode TEXT NOT NULL CHECK (langcode IN ('fr', 'nl')),
  status INTEGER NOT NULL,
  label TEXT NOT NULL,
  created INTEGER NOT NULL,            -- Unix seconds
  changed INTEGER NOT NULL,            -- Unix seconds
  uid INTEGER,
  is_original INTEGER NOT NULL,
  source_langcode TEXT NOT NULL,
  outdated INTEGER NOT NULL,
  confirmed_vid INTEGER,
  affected INTEGER NOT NULL,
  fields TEXT NOT NULL CHECK (json_valid(fields)),  -- translatable ones alone
  folded_label TEXT NOT NULL DEFAULT '',
  UNIQUE (entity, langcode)
) STRICT;

CREATE INDEX translation_by_label ON translation (type, label COLLATE NOCASE);
CREATE INDEX translation_by_langcode ON translation (type, langcode, status);
CREATE INDEX translation_outdated ON translation (type, langcode) WHERE outdated = 1;
CREATE INDEX translation_by_author ON translation (uid) WHERE uid IS NOT NULL;

CREATE TRIGGER translation_insert AFTER INSERT ON translation BEGIN
  INSERT INTO translating (entity, langcode, pk, type, label, fields) VALUES (NEW.entity, NEW.langcode, NEW.pk, NEW.type, NEW.label, NEW.fields);
END;

CREATE TRIGGER translation_update AFTER UPDATE OF status, label, created, changed, uid, fields ON translation BEGIN
  INSERT INTO translating (entity, langcode, pk, type, label, fields) VALUES (NEW.entity, NEW.langcode, NEW.pk, NEW.type, NEW.label, NEW.fields);
END;

CREATE TRIGGER translation_delete AFTER DELETE ON translation BEGIN
  INSERT INTO translating (entity, langcode, pk, type, label, fields) VALUES (OLD.entity, OLD.langcode, OLD.pk, OLD.type, NULL, '{}');
END;

-- Triggers of translations write into this view.
CREATE VIEW translating AS SELECT entity, langcode, 0 AS pk, '' AS type, '' AS label, '' AS fields FROM translation;

CREATE TRIGGER translation_is_indexed INSTEAD OF INSERT ON translating BEGIN
  DELETE FROM text_link WHERE source = NEW.entity AND langcode = NEW.langcode
    AND (NEW.label IS NOT NULL OR NOT EXISTS (SELECT 1 FROM entity WHERE pk = NEW.entity AND langcode = NEW.langcode));
  UPDATE translation SET folded_label = folded(NEW.label) WHERE pk = NEW.pk;
  INSERT OR IGNORE INTO text_link (source, langcode, field, address)
  SELECT NEW.entity, NEW.langcode, json_extract(value, '$.field'), json_extract(value, '$.address')
  FROM json_each(links_in(NEW.type, NEW.fields)) WHERE NEW.label IS NOT NULL;
  UPDATE entity SET (fr_status, fr_folded_label, fr_changed, fr_created) =
      (SELECT status, folded_label, changed, created FROM translation WHERE entity = NEW.entity AND langcode = 'fr')
  WHERE pk = NEW.entity AND NEW.langcode = 'fr';
  UPDATE entity SET (nl_status, nl_folded_label, nl_changed, nl_created) =
      (SELECT status, folded_label, changed, created FROM translation WHERE entity = NEW.entity AND langcode = 'nl')
  WHERE pk = NEW.entity AND NEW.langcode = 'nl';
END;

-- What one entity says about another, in order. Field "body" lists the files that a rich text shows; it is no relationship
-- of the API, but a file that only a draft's text shows is as private as the draft. Pictures, attachments and the files of a text belong to
-- one translation; the language "" is for references that all translations share.
CREATE TABLE reference (
  source INTEGER NOT NULL REFERENCES entity (pk) ON DELETE CASCADE,
  field TEXT NOT NULL,
  langcode TEXT NOT NULL DEFAULT '',
  delta INTEGER NOT NULL,
  target INTEGER NOT NULL REFERENCES entity (pk),
  meta TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(meta)),
  -- Whether it lets readers of its source see its target, if that is a file: 0 for a text that only names a file which its writer couldn't see,
  -- null for links of a running import (server/content/entities/text-files.ts).
  shows INTEGER DEFAULT 1 CHECK (shows IN (0, 1)),
  PRIMARY KEY (source, field, langcode, delta)
) STRICT, WITHOUT ROWID;

CREATE INDEX reference_by_target ON reference (target, source);

CREATE TRIGGER note_file_use AFTER INSERT ON reference
WHEN (SELECT type FROM entity WHERE pk = NEW.target) = 'file--file'
BEGIN
  INSERT OR IGNORE INTO file_use (file, source) VALUES (NEW.target, NEW.source);
END;

-- A node as it stood after each save.
CREATE TABLE revision (
  vid INTEGER PRIMARY KEY,
  entity INTEGER NOT NULL REFERENCES entity (pk) ON DELETE CASCADE,
  created INTEGER NOT NULL,            -- Unix seconds
  uid INTEGER,
  log TEXT,
  snapshot TEXT NOT NULL CHECK (json_valid(snapshot))
) STRICT;

CREATE INDEX revision_by_entity ON revision (entity, vid);

CREATE TRIGGER revision_is_numbered AFTER INSERT ON revision BEGIN
  INSERT INTO sequence (name, last) VALUES ('revision', NEW.vid) ON CONFLICT (name) DO UPDATE SET last = MAX(last, excluded.last);
END;

-- Addresses and redirects in one table: a former address of an item is a redirect to it. A redirect may also lead elsewhere, so `entity`
-- may be null. A draft may have an address that redirects; the item wins once it is published.
CREATE TABLE alias (
  pid INTEGER PRIMARY KEY,
  entity INTEGER REFERENCES entity (pk) ON DELETE CASCADE,  -- whose address it is, or where the redirect leads
  alias TEXT NOT NULL,                 -- "/post/ten-points", without trailing slash
  langcode TEXT NOT NULL,              -- a redirect may have "und", for all languages
  is_current INTEGER NOT NULL DEFAULT 1,
  redirect TEXT NOT NULL UNIQUE DEFAULT (lower(
    hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-a' || substr(hex(randomblob(2)), 2)
    || '-' || hex(randomblob(6)))),    -- the UUID of the redirect
  uri TEXT,                            -- the target as an admin wrote it; null for a former address
  leads_to TEXT,                       -- the target's path, where it is one of the site and no item's number
  status_code INTEGER NOT NULL DEFAULT 301,
  redirected INTEGER NOT NULL DEFAULT 0,                    -- Unix seconds, since when it redirects; 0 where that isn't known
  version INTEGER NOT NULL DEFAULT 0,
  UNIQUE (alias, langcode, is_current),
  CHECK (is_current = 0 OR entity IS NOT NULL),
  CHECK (is_current = 1 OR entity IS NOT NULL OR uri IS NOT NULL)
) STRICT;

CREATE INDEX alias_by_entity ON alias (entity);

-- Two addresses that differ in the case of their letters alone are one on many file systems.
CREATE INDEX alias_in_any_case ON alias (alias COLLATE NOCASE, langcode);
CREATE UNIQUE INDEX alias_current ON alias (entity, langcode) WHERE is_current = 1;

-- Redirects have a version too, which grows with each change and is never given twice. Triggers count, since a change of an item's address
-- makes redirects as well.
CREATE TRIGGER redirect_version_insert AFTER INSERT ON alias WHEN NEW.is_current = 0 BEGIN
  UPDATE sequence SET last = last + 1 WHERE name = 'redirect version';
  UPDATE alias SET version = (SELECT last FROM sequence WHERE name = 'redirect version') WHERE pid = NEW.pid;
END;

CREATE TRIGGER redirect_version_update AFTER UPDATE OF entity, alias, langcode, is_current, uri, status_code ON alias
WHEN NEW.is_current = 0 BEGIN
  UPDATE sequence SET last = last + 1 WHERE name = 'redirect version';
  UPDATE alias SET version = (SELECT last FROM sequence WHERE name = 'redirect version') WHERE pid = NEW.pid;
END;

-- The addresses that texts and link fields lead to (contract/text-links.ts), so that what links to an item is looked up and not searched.
-- They are addresses and no entities: an item may get its address, or lose it, after the link was written.
CREATE TABLE text_link (
  source INTEGER NOT NULL REFERENCES entity (pk) ON DELETE CASCADE,
  langcode TEXT NOT NULL,
  field TEXT NOT NULL,
  address TEXT NOT NULL,               -- "/post/ten-points", "/node/12", "//other.example/path"
  PRIMARY KEY (source, langcode, field, address)
) STRICT, WITHOUT ROWID;

CREATE INDEX text_link_by_address ON text_link (address, source);

-- The sides of a picture as it is shown, measured when it was uploaded.
CREATE TABLE picture (
  file INTEGER PRIMARY KEY REFERENCES entity (pk) ON DELETE CASCADE,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL
) STRICT;

-- What has ever referred to a file: its revisions are where an old use can stand. Without this each look would read all revisions.
CREATE TABLE file_use (
  file INTEGER NOT NULL REFERENCES entity (pk) ON DELETE CASCADE,
  source INTEGER NOT NULL REFERENCES entity (pk) ON DELETE CASCADE,
  PRIMARY KEY (file, source)
) STRICT, WITHOUT ROWID;

CREATE INDEX file_use_by_source ON file_use (source);

-- Since when (Unix seconds) a file was seen to have no use; after a day it goes.
CREATE TABLE unused_file (
  file INTEGER PRIMARY KEY REFERENCES entity (pk) ON DELETE CASCADE,
  since INTEGER NOT NULL
) STRICT;

-- Files that nothing refers to any more but an old revision, which could be restored.
CREATE TABLE kept_file (
  file INTEGER PRIMARY KEY REFERENCES entity (pk) ON DELETE CASCADE,
  vid INTEGER NOT NULL REFERENCES revision (vid) ON DELETE CASCADE
) STRICT;

CREATE INDEX kept_file_by_revision ON kept_file (vid);

-- Mails about events that were moved or cancelled shortly before they start, one row for each user. The save that changes an event writes
-- them, and the running server sends them.
CREATE TABLE late_mail (
  id INTEGER PRIMARY KEY,
  subject TEXT NOT NULL,               -- the UUID of the event, and the occurrence where it repeats
  account INTEGER NOT NULL REFERENCES entity (pk) ON DELETE CASCADE,
  change TEXT NOT NULL,                -- JSON: LateChange of server/content/agenda/late-change.ts
  due INTEGER NOT NULL,                -- Unix seconds; not before
  expires INTEGER NOT NULL,            -- Unix seconds; from then on the event has begun
  attempts INTEGER NOT NULL DEFAULT 0,
  is_sending INTEGER NOT NULL DEFAULT 0,  -- 1 while the mail server has it. A process that ends then leaves it so, and it isn't sent again.
  UNIQUE (subject, account)
) STRICT;

CREATE INDEX late_mail_by_due ON late_mail (due);
