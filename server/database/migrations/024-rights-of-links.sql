-- Whether a reference lets readers of its source see its target, if that is a file: 0 for a text that only names a file which its writer couldn't see.
-- Null is for links of a running import (server/content/entities/text-files.ts).
ALTER TABLE reference ADD COLUMN shows INTEGER DEFAULT 1 CHECK (shows IN (0, 1));

-- Until now each link gave that right. It loses it where a field of other content holds the file. A picture that a text shows keeps it: that was asked.
UPDATE reference SET shows = 0
WHERE field = 'body'
  AND EXISTS (SELECT 1 FROM reference held WHERE held.target = reference.target AND held.field <> 'body' AND held.source <> reference.source)
  AND NOT EXISTS (
    SELECT 1 FROM entity file, (
      SELECT fields, langcode FROM entity WHERE pk = reference.source
      UNION ALL SELECT fields, langcode FROM translation WHERE entity = reference.source
    ) AS text
    WHERE file.pk = reference.target AND text.langcode = reference.langcode AND json_extract(file.fields, '$.filemime') LIKE 'image/%'
      AND (
        instr(text.fields, 'src=\"/sites/default/files/' || replace(substr(json_extract(file.fields, '$.uri'), 10), ' ', '%20') || '\"') > 0
        OR NOT EXISTS (
          SELECT 1 FROM text_link WHERE text_link.source = reference.source AND text_link.langcode = reference.langcode
            AND address = '/sites/default/files/' || substr(json_extract(file.fields, '$.uri'), 10)
        )
      )
  );
