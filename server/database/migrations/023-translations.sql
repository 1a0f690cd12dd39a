-- Translations of nodes and terms (docs/decisions/0022-how-translations-are-stored.md). The row of `entity` holds the translation that an
-- address without a prefix shows: the first of en, fr and nl that exists. `translation` holds the others, so it never has English. Its columns
-- are named as those of `entity`, so that a condition reads the same on both.
ALTER TABLE entity ADD COLUMN is_original INTEGER NOT NULL DEFAULT 1;
ALTER TABLE entity ADD COLUMN source_langcode TEXT NOT NULL DEFAULT 'und';  -- from which it was translated; "und" for the original
ALTER TABLE entity ADD COLUMN outdated INTEGER NOT NULL DEFAULT 0;         -- 1 once the original's text has changed since
ALTER TABLE entity ADD COLUMN confirmed_vid INTEGER;                        -- the `vid` at which it was made or confirmed; null for the original
ALTER TABLE entity ADD COLUMN affected INTEGER NOT NULL DEFAULT 1;         -- 1 if the last save changed it

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
CREATE INDEX entity_outdated ON entity (type, langcode) WHERE outdated = 1;
CREATE INDEX translation_by_author ON translation (uid) WHERE uid IS NOT NULL;

-- What lists compare and order by, of each translation beside the row itself; null where there is none. Triggers keep it.
ALTER TABLE entity ADD COLUMN fr_status INTEGER;
ALTER TABLE entity ADD COLUMN fr_folded_label TEXT;
ALTER TABLE entity ADD COLUMN fr_changed INTEGER;
ALTER TABLE entity ADD COLUMN fr_created INTEGER;
ALTER TABLE entity ADD COLUMN nl_status INTEGER;
ALTER TABLE entity ADD COLUMN nl_folded_label TEXT;
ALTER TABLE entity ADD COLUMN nl_changed INTEGER;
ALTER TABLE entity ADD COLUMN nl_created INTEGER;

-- What an address with a prefix shows.
ALTER TABLE entity ADD COLUMN status_fr INTEGER AS (coalesce(fr_status, status));
ALTER TABLE entity ADD COLUMN status_nl INTEGER AS (coalesce(nl_status, status));
ALTER TABLE entity ADD COLUMN folded_label_fr TEXT AS (coalesce(fr_folded_label, folded_label));
ALTER TABLE entity ADD COLUMN folded_label_nl TEXT AS (coalesce(nl_folded_label, folded_label));
ALTER TABLE entity ADD COLUMN changed_fr INTEGER AS (coalesce(fr_changed, changed));
ALTER TABLE entity ADD COLUMN changed_nl INTEGER AS (coalesce(nl_changed, changed));
ALTER TABLE entity ADD COLUMN created_fr INTEGER AS (coalesce(fr_created, created));
ALTER TABLE entity ADD COLUMN created_nl INTEGER AS (coalesce(nl_created, created));
ALTER TABLE entity ADD COLUMN has_draft INTEGER AS (status = 0 OR fr_status IS 0 OR nl_status IS 0);

CREATE INDEX entity_by_changed_fr ON entity (type, changed_fr, id);
CREATE INDEX entity_by_changed_nl ON entity (type, changed_nl, id);
CREATE INDEX entity_by_folded_label_fr ON entity (type, folded_label_fr, id);
CREATE INDEX entity_by_folded_label_nl ON entity (type, folded_label_nl, id);
CREATE INDEX entity_by_status_newest_fr ON entity (type, status_fr, changed_fr DESC, id DESC);
CREATE INDEX entity_by_status_newest_nl ON entity (type, status_nl, changed_nl DESC, id DESC);
CREATE INDEX entity_with_draft ON entity (type, changed, id) WHERE has_draft = 1;

-- Titles of translations by every three letters in a row, as `title` has those of `entity`.
CREATE VIRTUAL TABLE translated_title USING fts5 (folded, content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1');

-- Pictures, attachments and the files of a text belong to one translation; "" is for references that all translations share.
CREATE TABLE former_reference AS SELECT * FROM reference;
DROP TABLE reference;
CREATE TABLE reference (
  source INTEGER NOT NULL REFERENCES entity (pk) ON DELETE CASCADE,
  field TEXT NOT NULL,
  langcode TEXT NOT NULL DEFAULT '',
  delta INTEGER NOT NULL,
  target INTEGER NOT NULL REFERENCES entity (pk),
  meta TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(meta)),
  PRIMARY KEY (source, field, langcode, delta)
) STRICT, WITHOUT ROWID;
INSERT INTO reference (source, field, langcode, delta, target, meta)
SELECT source, field, iif(field IN ('body', 'field_image', 'field_gallery', 'field_logo', 'field_attachments'), entity.langcode, ''), delta, target, meta
FROM former_reference JOIN entity ON entity.pk = source;
DROP TABLE former_reference;
CREATE INDEX reference_by_target ON reference (target, source);
CREATE TRIGGER note_file_use AFTER INSERT ON reference
WHEN (SELECT type FROM entity WHERE pk = NEW.target) = 'file--file'
BEGIN
  INSERT OR IGNORE INTO file_use (file, source) VALUES (NEW.target, NEW.source);
END;

-- Each translation has an address of its own.
DROP INDEX alias_current;
CREATE UNIQUE INDEX alias_current ON alias (entity, langcode) WHERE is_current = 1;

-- A link stands in one translation.
CREATE TABLE former_link AS SELECT * FROM text_link;
DROP TABLE text_link;
CREATE TABLE text_link (
  source INTEGER NOT NULL REFERENCES entity (pk) ON DELETE CASCADE,
  langcode TEXT NOT NULL,
  field TEXT NOT NULL,
  address TEXT NOT NULL,               -- "/post/ten-points", "/node/12", "//other.example/path"
  PRIMARY KEY (source, langcode, field, address)
) STRICT, WITHOUT ROWID;
INSERT INTO text_link (source, langcode, field, address)
SELECT source, entity.langcode, field, address FROM former_link JOIN entity ON entity.pk = source;
DROP TABLE former_link;
CREATE INDEX text_link_by_address ON text_link (address, source);

DROP TRIGGER text_link_insert;
CREATE TRIGGER text_link_insert AFTER INSERT ON entity WHEN NEW.entity_type IN ('node', 'taxonomy_term') BEGIN
  INSERT OR IGNORE INTO text_link (source, langcode, field, address)
  SELECT NEW.pk, NEW.langcode, json_extract(value, '$.field'), json_extract(value, '$.address') FROM json_each(links_in(NEW.type, NEW.fields));
END;
DROP TRIGGER text_link_update;
CREATE TRIGGER text_link_update AFTER UPDATE OF fields, langcode ON entity
WHEN NEW.entity_type IN ('node', 'taxonomy_term') AND (NEW.fields, NEW.langcode) IS NOT (OLD.fields, OLD.langcode) BEGIN
  DELETE FROM text_link WHERE source = NEW.pk AND langcode = OLD.langcode
    AND NOT EXISTS (SELECT 1 FROM translation WHERE entity = NEW.pk AND langcode = OLD.langcode);
  INSERT OR IGNORE INTO text_link (source, langcode, field, address)
  SELECT NEW.pk, NEW.langcode, json_extract(value, '$.field'), json_extract(value, '$.address') FROM json_each(links_in(NEW.type, NEW.fields));
END;

-- Triggers of translations write into this view.
CREATE VIEW translating AS SELECT entity, langcode, 0 AS pk, '' AS type, '' AS label, '' AS fields FROM translation;
CREATE TRIGGER translation_is_indexed INSTEAD OF INSERT ON translating BEGIN
  DELETE FROM translated_title WHERE rowid = NEW.pk;
  DELETE FROM text_link WHERE source = NEW.entity AND langcode = NEW.langcode
    AND (NEW.label IS NOT NULL OR NOT EXISTS (SELECT 1 FROM entity WHERE pk = NEW.entity AND langcode = NEW.langcode));
  UPDATE translation SET folded_label = folded(NEW.label) WHERE pk = NEW.pk;
  INSERT INTO translated_title (rowid, folded) SELECT NEW.pk, folded(NEW.label) WHERE NEW.label IS NOT NULL;
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
CREATE TRIGGER translation_insert AFTER INSERT ON translation BEGIN
  INSERT INTO translating (entity, langcode, pk, type, label, fields) VALUES (NEW.entity, NEW.langcode, NEW.pk, NEW.type, NEW.label, NEW.fields);
END;
CREATE TRIGGER translation_update AFTER UPDATE OF status, label, created, changed, uid, fields ON translation BEGIN
  INSERT INTO translating (entity, langcode, pk, type, label, fields) VALUES (NEW.entity, NEW.langcode, NEW.pk, NEW.type, NEW.label, NEW.fields);
END;
CREATE TRIGGER translation_delete AFTER DELETE ON translation BEGIN
  INSERT INTO translating (entity, langcode, pk, type, label, fields) VALUES (OLD.entity, OLD.langcode, OLD.pk, OLD.type, NULL, '{}');
END;

-- The tally counts by the languages of an entity, too.
DROP TRIGGER tally_insert;
DROP TRIGGER tally_delete;
DROP TRIGGER tally_update;
DROP TABLE tally;
CREATE TABLE tally (
  type TEXT NOT NULL,
  status INTEGER NOT NULL,
  langcode TEXT NOT NULL,
  audience TEXT NOT NULL,              -- '' where there is none
  fr_status INTEGER,                   -- null where there is no such translation
  nl_status INTEGER,
  n INTEGER NOT NULL,
  status_fr INTEGER AS (coalesce(fr_status, status)),
  status_nl INTEGER AS (coalesce(nl_status, status)),
  has_draft INTEGER AS (status = 0 OR fr_status IS 0 OR nl_status IS 0)
) STRICT;
CREATE UNIQUE INDEX tally_by_all ON tally (type, status, langcode, audience, coalesce(fr_status, -1), coalesce(nl_status, -1));
INSERT INTO tally (type, status, langcode, audience, n)
SELECT type, status, langcode, coalesce(audience, ''), count(*) FROM entity GROUP BY 1, 2, 3, 4;
CREATE TRIGGER tally_insert AFTER INSERT ON entity BEGIN
  INSERT INTO tally (type, status, langcode, audience, fr_status, nl_status, n)
  VALUES (NEW.type, NEW.status, NEW.langcode, coalesce(NEW.audience, ''), NEW.fr_status, NEW.nl_status, 1)
  ON CONFLICT DO UPDATE SET n = n + 1;
END;
CREATE TRIGGER tally_delete AFTER DELETE ON entity BEGIN
  UPDATE tally SET n = n - 1
  WHERE type = OLD.type AND status = OLD.status AND langcode = OLD.langcode AND audience = coalesce(OLD.audience, '')
    AND fr_status IS OLD.fr_status AND nl_status IS OLD.nl_status;
END;
CREATE TRIGGER tally_update AFTER UPDATE OF type, status, langcode, fields, fr_status, nl_status ON entity
WHEN (NEW.type, NEW.status, NEW.langcode, NEW.audience, NEW.fr_status, NEW.nl_status)
  IS NOT (OLD.type, OLD.status, OLD.langcode, OLD.audience, OLD.fr_status, OLD.nl_status) BEGIN
  UPDATE tally SET n = n - 1
  WHERE type = OLD.type AND status = OLD.status AND langcode = OLD.langcode AND audience = coalesce(OLD.audience, '')
    AND fr_status IS OLD.fr_status AND nl_status IS OLD.nl_status;
  INSERT INTO tally (type, status, langcode, audience, fr_status, nl_status, n)
  VALUES (NEW.type, NEW.status, NEW.langcode, coalesce(NEW.audience, ''), NEW.fr_status, NEW.nl_status, 1)
  ON CONFLICT DO UPDATE SET n = n + 1;
END;

-- The log of changes (017) knows that visitors see an item as long as one translation is published. `shifts` says that they began or ceased to
-- see one of its translations.
DROP VIEW changing;
CREATE VIEW changing AS SELECT uuid, type, number, title, kind, 0 AS shifts FROM change;
CREATE TRIGGER change_is_logged INSTEAD OF INSERT ON changing BEGIN
  UPDATE sequence SET last = last + 1 WHERE name = 'change';
  INSERT INTO change (uuid, type, number, title, kind, seq, shifted, time, uid, content_version)
  SELECT NEW.uuid, NEW.type, NEW.number, NEW.title, NEW.kind, sequence.last, iif(NEW.kind = 'changed' AND NEW.shifts IS NOT 1, 0, sequence.last),
    unixepoch(), NULL, state.value
  FROM sequence JOIN state ON state.key = 'content_version' WHERE sequence.name = 'change'
  ON CONFLICT (uuid) DO UPDATE SET
    number = excluded.number, title = excluded.title, seq = excluded.seq, time = excluded.time, uid = NULL,
    shifted = iif(excluded.shifted = 0, shifted, excluded.seq),
    -- A save writes a row several times.
    kind = iif(excluded.kind = 'changed' AND kind = 'published' AND content_version = excluded.content_version, kind, excluded.kind),
    content_version = excluded.content_version;
END;

DROP VIEW shown;
CREATE VIEW shown AS SELECT pk, uuid, type, id, label FROM entity
WHERE (status = 1 OR fr_status IS 1 OR nl_status IS 1) AND entity_type IN ('node', 'taxonomy_term') AND (type <> 'node--agenda' OR audience IS 'public');

DROP TRIGGER change_update;
CREATE TRIGGER change_update AFTER UPDATE OF uuid, id, vid, langcode, status, label, created, changed, uid, fields, fr_status, nl_status ON entity
WHEN NEW.entity_type IN ('node', 'taxonomy_term') AND (
  ((NEW.status = 1 OR NEW.fr_status IS 1 OR NEW.nl_status IS 1) AND (NEW.type <> 'node--agenda' OR NEW.audience IS 'public')) OR
  ((OLD.status = 1 OR OLD.fr_status IS 1 OR OLD.nl_status IS 1) AND (OLD.type <> 'node--agenda' OR OLD.audience IS 'public')))
BEGIN
  INSERT INTO changing (uuid, type, number, title, kind, shifts) VALUES (NEW.uuid, NEW.type, NEW.id, NEW.label, CASE
    WHEN NOT (OLD.status = 1 OR OLD.fr_status IS 1 OR OLD.nl_status IS 1) OR (OLD.type = 'node--agenda' AND OLD.audience IS NOT 'public') THEN 'published'
    WHEN NOT (NEW.status = 1 OR NEW.fr_status IS 1 OR NEW.nl_status IS 1) OR (NEW.type = 'node--agenda' AND NEW.audience IS NOT 'public') THEN 'withdrawn'
    ELSE 'changed' END,
    (OLD.langcode, OLD.status, OLD.fr_status, OLD.nl_status) IS NOT (NEW.langcode, NEW.status, NEW.fr_status, NEW.nl_status));
  INSERT INTO changing_files (source) SELECT NEW.pk
  WHERE (OLD.status, OLD.audience, OLD.fr_status, OLD.nl_status) IS NOT (NEW.status, NEW.audience, NEW.fr_status, NEW.nl_status);
END;

DROP TRIGGER change_delete;
CREATE TRIGGER change_delete BEFORE DELETE ON entity WHEN EXISTS (SELECT 1 FROM shown WHERE pk = OLD.pk) BEGIN
  INSERT INTO changing (uuid, type, number, title, kind) VALUES (OLD.uuid, OLD.type, OLD.id, OLD.label, 'withdrawn');
  INSERT INTO changing_files (source) VALUES (OLD.pk);
END;

CREATE TRIGGER change_unset AFTER DELETE ON reference WHEN EXISTS (SELECT 1 FROM shown WHERE pk = OLD.source) BEGIN
  INSERT INTO changing (uuid, type, number, title, kind) SELECT uuid, type, id, label, 'changed' FROM shown WHERE pk = OLD.source;
  INSERT INTO changing (uuid, type, number, title, kind)
  SELECT uuid, type, id, label, 'changed' FROM entity WHERE pk = OLD.target AND entity_type = 'file';
END;
