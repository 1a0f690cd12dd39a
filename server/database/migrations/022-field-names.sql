-- A Drupal has one type for a field's name in all kinds of an entity type, so events and actions name theirs otherwise.
-- Triggers log the items as changed: a build that keeps what it has read must read them again.
DROP INDEX event_by_end;

UPDATE entity SET fields = json_remove(json_set(fields, '$.field_event_start', fields -> '$.field_start'), '$.field_start')
WHERE type = 'node--agenda' AND json_type(fields, '$.field_start') IS NOT NULL;
UPDATE entity SET fields = json_remove(json_set(fields, '$.field_event_end', fields -> '$.field_end'), '$.field_end')
WHERE type = 'node--agenda' AND json_type(fields, '$.field_end') IS NOT NULL;
UPDATE entity SET fields = json_remove(json_set(fields, '$.field_action_kind', fields -> '$.field_kind'), '$.field_kind')
WHERE type = 'node--action_project' AND json_type(fields, '$.field_kind') IS NOT NULL;

UPDATE revision SET snapshot = json_remove(json_set(snapshot, '$.fields.field_event_start', snapshot -> '$.fields.field_start'), '$.fields.field_start')
WHERE entity IN (SELECT pk FROM entity WHERE type = 'node--agenda') AND json_type(snapshot, '$.fields.field_start') IS NOT NULL;
UPDATE revision SET snapshot = json_remove(json_set(snapshot, '$.fields.field_event_end', snapshot -> '$.fields.field_end'), '$.fields.field_end')
WHERE entity IN (SELECT pk FROM entity WHERE type = 'node--agenda') AND json_type(snapshot, '$.fields.field_end') IS NOT NULL;
UPDATE revision SET snapshot = json_remove(json_set(snapshot, '$.fields.field_action_kind', snapshot -> '$.fields.field_kind'), '$.fields.field_kind')
WHERE entity IN (SELECT pk FROM entity WHERE type = 'node--action_project') AND json_type(snapshot, '$.fields.field_kind') IS NOT NULL;

CREATE INDEX event_by_end ON entity (unixepoch(coalesce(json_extract(fields, '$.field_event_end'), json_extract(fields, '$.field_event_start'))))
  WHERE type = 'node--agenda';
UPDATE state SET value = value + 1 WHERE key = 'content_version' AND EXISTS (SELECT 1 FROM entity);
