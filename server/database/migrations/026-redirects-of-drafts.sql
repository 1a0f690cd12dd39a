-- Addresses that an item had as a draft alone: they are no former addresses, since no visitor has seen them, and they tell what the draft was called.
DELETE FROM alias WHERE is_current = 0 AND uri IS NULL
  AND EXISTS (
    SELECT 1 FROM revision, json_each(json_insert(coalesce(snapshot -> '$.translations', '[]'), '$[#]', json(snapshot))) text
    WHERE revision.entity = alias.entity AND text.value ->> '$.langcode' = alias.langcode AND text.value ->> '$.alias' = alias.alias)
  AND NOT EXISTS (
    SELECT 1 FROM revision, json_each(json_insert(coalesce(snapshot -> '$.translations', '[]'), '$[#]', json(snapshot))) text
    WHERE revision.entity = alias.entity AND coalesce(snapshot ->> '$.fields.field_audience', 'public') = 'public'
      AND text.value ->> '$.langcode' = alias.langcode AND text.value ->> '$.alias' = alias.alias AND text.value ->> '$.status' = 1);
