-- Redirects have a version too, which grows with each change and is never given twice. Triggers count, since a change of an item's address
-- makes redirects as well.
ALTER TABLE alias ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
UPDATE alias SET version = pid;
INSERT INTO sequence (name, last) SELECT 'redirect version', coalesce(max(pid), 0) FROM alias;
CREATE TRIGGER redirect_version_insert AFTER INSERT ON alias WHEN NEW.is_current = 0 BEGIN
  UPDATE sequence SET last = last + 1 WHERE name = 'redirect version';
  UPDATE alias SET version = (SELECT last FROM sequence WHERE name = 'redirect version') WHERE pid = NEW.pid;
END;
CREATE TRIGGER redirect_version_update AFTER UPDATE OF entity, alias, langcode, is_current, uri, status_code ON alias
WHEN NEW.is_current = 0 BEGIN
  UPDATE sequence SET last = last + 1 WHERE name = 'redirect version';
  UPDATE alias SET version = (SELECT last FROM sequence WHERE name = 'redirect version') WHERE pid = NEW.pid;
END;
