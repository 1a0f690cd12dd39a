-- The temporary password for a lost one ends when its account gets another mail address, and when it is blocked. A trigger does so, so that
-- no way of writing can forget it. Nothing tells to which address those of before were mailed.
DELETE FROM lost_password;

CREATE TRIGGER lost_password_ends AFTER UPDATE OF status, fields ON entity
WHEN NEW.type = 'user--user' AND (NEW.status = 0 OR json_extract(NEW.fields, '$.mail') IS NOT json_extract(OLD.fields, '$.mail')) BEGIN
  DELETE FROM lost_password WHERE account = NEW.pk;
END;
