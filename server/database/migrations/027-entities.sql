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
