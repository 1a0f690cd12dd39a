-- Indexes for what readers ask. Titles compare as Drupal compares them on SQLite: without regard to the case of ASCII letters.
DROP INDEX entity_by_label;
CREATE INDEX entity_by_label ON entity (type, label COLLATE NOCASE);

-- The order of publications.
CREATE INDEX entity_by_date ON entity (type, json_extract(fields, '$.field_date'));
