-- Mail addresses of users, folded (contract/fold.ts) as titles and names are. The list of users searches in both, and folds no address for it.
ALTER TABLE entity ADD COLUMN folded_mail TEXT;
UPDATE entity SET folded_mail = folded(json_extract(fields, '$.mail')) WHERE type = 'user--user';
CREATE TRIGGER folded_mail_insert AFTER INSERT ON entity WHEN NEW.type = 'user--user' BEGIN
  UPDATE entity SET folded_mail = folded(json_extract(NEW.fields, '$.mail')) WHERE pk = NEW.pk;
END;
CREATE TRIGGER folded_mail_update AFTER UPDATE OF fields ON entity WHEN NEW.type = 'user--user' BEGIN
  UPDATE entity SET folded_mail = folded(json_extract(NEW.fields, '$.mail')) WHERE pk = NEW.pk;
END;
