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
