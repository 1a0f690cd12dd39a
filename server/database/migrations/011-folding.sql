-- Titles and names, folded (contract/fold.ts). Lists are ordered by them. Triggers fold, so that no way of writing can forget it.
ALTER TABLE entity ADD COLUMN folded_label TEXT NOT NULL DEFAULT '';
UPDATE entity SET folded_label = folded(label);
CREATE TRIGGER folded_label_insert AFTER INSERT ON entity BEGIN
  UPDATE entity SET folded_label = folded(NEW.label) WHERE pk = NEW.pk;
END;
CREATE TRIGGER folded_label_update AFTER UPDATE OF label ON entity WHEN NEW.label <> OLD.label BEGIN
  UPDATE entity SET folded_label = folded(NEW.label) WHERE pk = NEW.pk;
END;

-- Comparisons still ignore the case of ASCII letters only, as Drupal's do: the indexes of `label` stay for them.
CREATE INDEX entity_by_folded_label ON entity (type, folded_label, id);
CREATE INDEX entity_by_status_folded_label ON entity (type, status, folded_label, id);

-- The index of titles is made again, since an earlier fold() gave other texts for some letters.
DELETE FROM title;
INSERT INTO title (rowid, folded) SELECT pk, folded_label FROM entity;
