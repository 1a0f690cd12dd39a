-- The subscription of an account to the agenda. The token of its address is made of the nonce and a secret, and found by its SHA-256
-- (docs/decisions/0014-addresses-of-calendars.md).
CREATE TABLE calendar (
  account INTEGER PRIMARY KEY REFERENCES entity (pk) ON DELETE CASCADE,
  nonce TEXT NOT NULL,
  hash TEXT NOT NULL UNIQUE,
  created INTEGER NOT NULL,            -- Unix seconds
  fetched INTEGER                      -- Unix seconds; null before the first
) STRICT;

-- The secret of all tokens, made when the first is.
CREATE TABLE calendar_secret (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  secret TEXT NOT NULL
) STRICT;
