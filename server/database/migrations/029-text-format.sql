-- The format of rich texts has a name of its own: a Drupal of profile Standard has another `restricted_html`.
-- In a JSON text, quotes that belong to somebody's words are escaped, so only formats match.
UPDATE entity SET fields = replace(fields, '"format":"restricted_html"', '"format":"g30_text"')
WHERE instr(fields, '"format":"restricted_html"') > 0;
UPDATE translation SET fields = replace(fields, '"format":"restricted_html"', '"format":"g30_text"')
WHERE instr(fields, '"format":"restricted_html"') > 0;
UPDATE revision SET snapshot = replace(snapshot, '"format":"restricted_html"', '"format":"g30_text"')
WHERE instr(snapshot, '"format":"restricted_html"') > 0;
UPDATE state SET value = value + 1 WHERE key = 'content_version' AND EXISTS (SELECT 1 FROM entity);
