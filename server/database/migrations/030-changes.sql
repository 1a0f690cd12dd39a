-- The last change of everything that visitors see, or saw: what a build has to read again. Triggers keep it, so that the importer and the
-- commands are in it too. What visitors never saw is not in it, and neither are accounts.
CREATE TABLE change (
  uuid TEXT PRIMARY KEY,
  type TEXT NOT NULL,                  -- JSON:API resource type; "redirect--redirect" for a redirect
  number INTEGER NOT NULL,
  title TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('published', 'changed', 'withdrawn')),
  seq INTEGER NOT NULL UNIQUE,         -- grows with each change
  shifted INTEGER NOT NULL,            -- the `seq` at which visitors last began or ceased to see it; 0 where that was before the log
  time INTEGER NOT NULL,               -- Unix seconds
  uid INTEGER,                         -- who changed it; null where that isn't known
  content_version TEXT NOT NULL        -- as it was before the transaction
) STRICT, WITHOUT ROWID;

-- The triggers write into these views. `shifts` says that visitors began or ceased to see one of an item's translations.
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

-- Content that visitors see. Files are seen with it.
CREATE VIEW shown AS SELECT pk, uuid, type, id, label FROM entity
WHERE (status = 1 OR fr_status IS 1 OR nl_status IS 1) AND entity_type IN ('node', 'taxonomy_term') AND (type <> 'node--agenda' OR audience IS 'public');

CREATE VIEW changing_files AS SELECT source, target FROM reference;

CREATE TRIGGER changed_files_are_logged INSTEAD OF INSERT ON changing_files BEGIN
  INSERT INTO changing (uuid, type, number, title, kind)
  SELECT DISTINCT file.uuid, file.type, file.id, file.label, 'changed' FROM reference JOIN entity file ON file.pk = reference.target
  WHERE reference.source = NEW.source AND file.entity_type = 'file';
END;

CREATE TRIGGER change_insert AFTER INSERT ON entity WHEN NEW.status = 1 AND EXISTS (SELECT 1 FROM shown WHERE pk = NEW.pk) BEGIN
  INSERT INTO changing (uuid, type, number, title, kind) VALUES (NEW.uuid, NEW.type, NEW.id, NEW.label, 'published');
END;

CREATE TRIGGER change_file AFTER UPDATE OF uuid, id, label, created, changed, uid, fields ON entity
WHEN NEW.entity_type = 'file' AND EXISTS (SELECT 1 FROM reference JOIN shown ON shown.pk = reference.source WHERE reference.target = NEW.pk)
BEGIN
  INSERT INTO changing (uuid, type, number, title, kind) VALUES (NEW.uuid, NEW.type, NEW.id, NEW.label, 'changed');
END;

CREATE TRIGGER change_alias_insert AFTER INSERT ON alias
WHEN NEW.entity IS NULL OR EXISTS (SELECT 1 FROM shown WHERE pk = NEW.entity) BEGIN
  INSERT INTO changing (uuid, type, number, title, kind) SELECT uuid, type, id, label, 'changed' FROM shown
  WHERE pk = NEW.entity AND NEW.is_current = 1;
  INSERT INTO changing (uuid, type, number, title, kind) SELECT NEW.redirect, 'redirect--redirect', NEW.pid, NEW.alias, 'published'
  WHERE NEW.is_current = 0;
END;

CREATE TRIGGER change_alias_update AFTER UPDATE OF entity, alias, langcode, is_current, uri, status_code ON alias
WHEN NEW.entity IS NULL OR EXISTS (SELECT 1 FROM shown WHERE pk IN (NEW.entity, OLD.entity)) BEGIN
  INSERT INTO changing (uuid, type, number, title, kind) SELECT uuid, type, id, label, 'changed' FROM shown
  WHERE pk IN (NEW.entity, OLD.entity) AND (NEW.is_current = 1 OR OLD.is_current = 1);
  INSERT INTO changing (uuid, type, number, title, kind)
  SELECT NEW.redirect, 'redirect--redirect', NEW.pid, NEW.alias, iif(OLD.is_current = 1, 'published', 'changed') WHERE NEW.is_current = 0;
END;

CREATE TRIGGER change_alias_delete AFTER DELETE ON alias
WHEN OLD.entity IS NULL OR EXISTS (SELECT 1 FROM shown WHERE pk = OLD.entity) BEGIN
  INSERT INTO changing (uuid, type, number, title, kind) SELECT uuid, type, id, label, 'changed' FROM shown
  WHERE pk = OLD.entity AND OLD.is_current = 1;
  INSERT INTO changing (uuid, type, number, title, kind) SELECT OLD.redirect, 'redirect--redirect', OLD.pid, OLD.alias, 'withdrawn'
  WHERE OLD.is_current = 0;
END;

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

CREATE TRIGGER change_delete BEFORE DELETE ON entity WHEN EXISTS (SELECT 1 FROM shown WHERE pk = OLD.pk) BEGIN
  INSERT INTO changing (uuid, type, number, title, kind) VALUES (OLD.uuid, OLD.type, OLD.id, OLD.label, 'withdrawn');
  INSERT INTO changing_files (source) VALUES (OLD.pk);
END;

-- A deleted item leaves those that referred to it as they are, without a revision.
CREATE TRIGGER change_unset AFTER DELETE ON reference WHEN EXISTS (SELECT 1 FROM shown WHERE pk = OLD.source) BEGIN
  INSERT INTO changing (uuid, type, number, title, kind) SELECT uuid, type, id, label, 'changed' FROM shown WHERE pk = OLD.source;
  INSERT INTO changing (uuid, type, number, title, kind)
  SELECT uuid, type, id, label, 'changed' FROM entity WHERE pk = OLD.target AND entity_type = 'file';
END;

-- The numbers of changes start at the present in milliseconds. So those of another database, or of a later time that a backup took back, are
-- unknown here.
INSERT INTO sequence (name, last) VALUES ('change', CAST(unixepoch('subsec') * 1000 AS INTEGER)), ('redirect version', 0);
INSERT INTO state (key, value) SELECT 'first_change', last FROM sequence WHERE name = 'change' UNION ALL SELECT 'content_version', '0';
