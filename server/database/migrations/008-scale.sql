-- What keeps lists, searches and counts as quick with 100,000 nodes as with 1,000.

-- Every order of a list, with the number that breaks its ties: without a condition, and for one status. `(type, status, id)` is there.
DROP INDEX entity_by_changed;
DROP INDEX entity_by_created;
DROP INDEX entity_by_label;
DROP INDEX entity_by_date;
CREATE INDEX entity_by_changed ON entity (type, changed, id);
CREATE INDEX entity_by_created ON entity (type, created, id);
CREATE INDEX entity_by_label ON entity (type, label COLLATE NOCASE, id);
CREATE INDEX entity_by_date ON entity (type, json_extract(fields, '$.field_date'), id);
CREATE INDEX entity_by_status_changed ON entity (type, status, changed, id);
CREATE INDEX entity_by_status_created ON entity (type, status, created, id);
CREATE INDEX entity_by_status_label ON entity (type, status, label COLLATE NOCASE, id);
CREATE INDEX entity_by_status_date ON entity (type, status, json_extract(fields, '$.field_date'), id);
-- One way the status, the other way the time: drafts first, newest first.
CREATE INDEX entity_by_status_newest ON entity (type, status, changed DESC, id DESC);

-- Titles by every three letters in a row, folded (contract/fold.ts). It holds no text of its own, and triggers keep it, so that
-- no way of writing can forget it.
CREATE VIRTUAL TABLE title USING fts5 (folded, content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1');
INSERT INTO title (rowid, folded) SELECT pk, folded(label) FROM entity;
CREATE TRIGGER title_insert AFTER INSERT ON entity BEGIN
  INSERT INTO title (rowid, folded) VALUES (NEW.pk, folded(NEW.label));
END;
CREATE TRIGGER title_delete AFTER DELETE ON entity BEGIN
  DELETE FROM title WHERE rowid = OLD.pk;
END;
CREATE TRIGGER title_update AFTER UPDATE OF label ON entity WHEN NEW.label <> OLD.label BEGIN
  DELETE FROM title WHERE rowid = OLD.pk;
  INSERT INTO title (rowid, folded) VALUES (NEW.pk, folded(NEW.label));
END;

-- An event's audience decides who sees it, as a status does.
ALTER TABLE entity ADD COLUMN audience TEXT AS (json_extract(fields, '$.field_audience'));

-- How many entities share what decides who sees them and what lists are filtered by. The columns are named as those of `entity`, so that a
-- condition on these alone reads the same on both.
CREATE TABLE tally (
  type TEXT NOT NULL,
  status INTEGER NOT NULL,
  langcode TEXT NOT NULL,
  audience TEXT NOT NULL,              -- '' where there is none
  n INTEGER NOT NULL,
  PRIMARY KEY (type, status, langcode, audience)
) STRICT, WITHOUT ROWID;

INSERT INTO tally (type, status, langcode, audience, n)
SELECT type, status, langcode, coalesce(audience, ''), count(*) FROM entity GROUP BY 1, 2, 3, 4;

CREATE TRIGGER tally_insert AFTER INSERT ON entity BEGIN
  INSERT INTO tally (type, status, langcode, audience, n) VALUES (NEW.type, NEW.status, NEW.langcode, coalesce(NEW.audience, ''), 1)
  ON CONFLICT DO UPDATE SET n = n + 1;
END;
CREATE TRIGGER tally_delete AFTER DELETE ON entity BEGIN
  UPDATE tally SET n = n - 1
  WHERE type = OLD.type AND status = OLD.status AND langcode = OLD.langcode AND audience = coalesce(OLD.audience, '');
END;
CREATE TRIGGER tally_update AFTER UPDATE OF type, status, langcode, fields ON entity
WHEN (NEW.type, NEW.status, NEW.langcode, NEW.audience) IS NOT (OLD.type, OLD.status, OLD.langcode, OLD.audience) BEGIN
  UPDATE tally SET n = n - 1
  WHERE type = OLD.type AND status = OLD.status AND langcode = OLD.langcode AND audience = coalesce(OLD.audience, '');
  INSERT INTO tally (type, status, langcode, audience, n) VALUES (NEW.type, NEW.status, NEW.langcode, coalesce(NEW.audience, ''), 1)
  ON CONFLICT DO UPDATE SET n = n + 1;
END;
