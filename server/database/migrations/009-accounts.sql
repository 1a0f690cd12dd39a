-- What accounts are found by, folded (foldName in contract/fold.ts): JavaScript folds what is typed, these rows hold what is stored.
-- Triggers keep them, so that no way of writing can forget it.
CREATE TABLE known_as (
  folded TEXT NOT NULL,
  kind TEXT NOT NULL,                  -- 'name' or 'mail'
  account INTEGER NOT NULL REFERENCES entity (pk) ON DELETE CASCADE,
  PRIMARY KEY (folded, kind, account)
) STRICT, WITHOUT ROWID;

CREATE INDEX known_as_by_account ON known_as (account);

INSERT INTO known_as (folded, kind, account)
SELECT folded_name(label), 'name', pk FROM entity WHERE type = 'user--user' UNION ALL
SELECT folded_name(json_extract(fields, '$.mail')), 'mail', pk FROM entity
WHERE type = 'user--user' AND json_extract(fields, '$.mail') IS NOT NULL;

CREATE TRIGGER known_as_insert AFTER INSERT ON entity WHEN NEW.type = 'user--user' BEGIN
  INSERT INTO known_as (folded, kind, account)
  SELECT folded_name(NEW.label), 'name', NEW.pk UNION ALL
  SELECT folded_name(json_extract(NEW.fields, '$.mail')), 'mail', NEW.pk WHERE json_extract(NEW.fields, '$.mail') IS NOT NULL;
END;
CREATE TRIGGER known_as_update AFTER UPDATE OF label, fields ON entity WHEN NEW.type = 'user--user' BEGIN
  DELETE FROM known_as WHERE account = NEW.pk;
  INSERT INTO known_as (folded, kind, account)
  SELECT folded_name(NEW.label), 'name', NEW.pk UNION ALL
  SELECT folded_name(json_extract(NEW.fields, '$.mail')), 'mail', NEW.pk WHERE json_extract(NEW.fields, '$.mail') IS NOT NULL;
END;

DROP INDEX user_by_mail;

-- Several temporary passwords of one account may be under way: who asks for another can't spoil the link that its owner has.
DROP TABLE lost_password;
CREATE TABLE lost_password (
  account INTEGER NOT NULL REFERENCES entity (pk) ON DELETE CASCADE,
  hash TEXT NOT NULL,
  expires INTEGER NOT NULL,            -- Unix seconds
  PRIMARY KEY (account, hash)
) STRICT, WITHOUT ROWID;
