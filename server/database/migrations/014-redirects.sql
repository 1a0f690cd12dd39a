-- Addresses and redirects in one table: a former address of an item is a redirect to it. A redirect may also lead elsewhere, so `entity`
-- may be null. A draft may have an address that redirects; the item wins once it is published.
CREATE TABLE address (
  pid INTEGER PRIMARY KEY,
  entity INTEGER REFERENCES entity (pk) ON DELETE CASCADE,  -- whose address it is, or where the redirect leads
  alias TEXT NOT NULL,                 -- "/post/ten-points", without trailing slash
  langcode TEXT NOT NULL,              -- a redirect may have "und", for all languages
  is_current INTEGER NOT NULL DEFAULT 1,
  redirect TEXT NOT NULL UNIQUE DEFAULT (lower(
    hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-a' || substr(hex(randomblob(2)), 2)
    || '-' || hex(randomblob(6)))),    -- the UUID of the redirect
  uri TEXT,                            -- the target as an admin wrote it; null for a former address
  leads_to TEXT,                       -- the target's path, where it is one of the site and no item's number
  status_code INTEGER NOT NULL DEFAULT 301,
  redirected INTEGER NOT NULL DEFAULT 0,                    -- Unix seconds, since when it redirects; 0 where that isn't known
  UNIQUE (alias, langcode, is_current),
  CHECK (is_current = 0 OR entity IS NOT NULL),
  CHECK (is_current = 1 OR entity IS NOT NULL OR uri IS NOT NULL)
) STRICT;

INSERT INTO address (pid, entity, alias, langcode, is_current) SELECT pid, entity, alias, langcode, is_current FROM alias;
DROP TABLE alias;
ALTER TABLE address RENAME TO alias;

CREATE UNIQUE INDEX alias_current ON alias (entity) WHERE is_current = 1;
CREATE INDEX alias_by_entity ON alias (entity);
CREATE INDEX alias_in_any_case ON alias (alias COLLATE NOCASE, langcode);
