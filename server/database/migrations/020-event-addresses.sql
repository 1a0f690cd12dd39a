-- Events had no addresses before they had pages. A changed occurrence has none: the page of its series shows it.
INSERT INTO alias (entity, alias, langcode, is_current)
SELECT event.pk, '/agenda/' || event.id, event.langcode, 1 FROM entity event
WHERE event.type = 'node--agenda' AND event.id IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM alias WHERE entity = event.pk AND is_current = 1)
  AND NOT EXISTS (SELECT 1 FROM alias WHERE alias = '/agenda/' || event.id AND langcode IN (event.langcode, 'und'))
  AND NOT EXISTS (SELECT 1 FROM reference WHERE source = event.pk AND field = 'field_series');
