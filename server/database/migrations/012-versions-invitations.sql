-- Terms and users have a version too, which grows with each save and is never given twice. The first is their number, which terms showed as
-- their revision before.
UPDATE entity SET vid = id WHERE entity_type IN ('taxonomy_term', 'user');
INSERT INTO sequence (name, last) SELECT name || ' version', last FROM sequence WHERE name IN ('taxonomy_term', 'user');

-- The invitation of an account that has no password yet: the SHA-256 of a temporary password, which works once.
CREATE TABLE invitation (
  account INTEGER PRIMARY KEY REFERENCES entity (pk) ON DELETE CASCADE,
  hash TEXT NOT NULL,
  mail TEXT NOT NULL,                  -- the address that got it; another address ends the invitation
  expires INTEGER NOT NULL             -- Unix seconds
) STRICT;
