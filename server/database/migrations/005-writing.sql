-- The highest number ever given, by entity type, and of revisions: what was deleted doesn't lend its number to something else,
-- so that an old link or an old `If-Match` never means another item.
CREATE TABLE sequence (
  name TEXT PRIMARY KEY,               -- "node", "revision"
  last INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO sequence (name, last) SELECT entity_type, MAX(id) FROM entity GROUP BY entity_type;
INSERT INTO sequence (name, last) SELECT 'revision', MAX(vid) FROM revision HAVING MAX(vid) IS NOT NULL;

CREATE TRIGGER entity_is_numbered AFTER INSERT ON entity BEGIN
  INSERT INTO sequence (name, last) VALUES (NEW.entity_type, NEW.id) ON CONFLICT (name) DO UPDATE SET last = MAX(last, excluded.last);
END;

CREATE TRIGGER revision_is_numbered AFTER INSERT ON revision BEGIN
  INSERT INTO sequence (name, last) VALUES ('revision', NEW.vid) ON CONFLICT (name) DO UPDATE SET last = MAX(last, excluded.last);
END;

-- Two addresses that differ in the case of their letters alone are one on many file systems.
CREATE INDEX alias_in_any_case ON alias (alias COLLATE NOCASE, langcode);
