-- Who may sign in, and who is. None of it is content: it is in no answer, no export, and changes no version of the content.

-- What accounts are found by, folded (foldName in contract/fold.ts): JavaScript folds what is typed, these rows hold what is stored.
-- Triggers keep them, so that no way of writing can forget it.
CREATE TABLE known_as (
  folded TEXT NOT NULL,
  kind TEXT NOT NULL,                  -- 'name' or 'mail'
  account INTEGER NOT NULL REFERENCES entity (pk) ON DELETE CASCADE,
  PRIMARY KEY (folded, kind, account)
) STRICT, WITHOUT ROWID;

CREATE INDEX known_as_by_account ON known_as (account);

CREATE TRIGGER known_as_insert AFTER INSERT ON entity WHEN NEW.type = 'user--user' BEGIN
  INSERT INTO known_as (folded, kind, account)
  SELECT folded_name(NEW.label), 'name', NEW.pk UNION ALL
  SELECT folded_name(json_extract(NEW.fields, '$.mail')), 'mail', NEW.pk WHERE json_extract(NEW.fields, '$.mail') IS NOT NULL;
END;

CREATE TRIGGER known_as_update AFTER UPDATE OF label, fields ON entity WHEN NEW.type = 'user--user' BEGIN
  DELETE FROM known_as WHERE account = NEW.pk;
  INSERT INTO known_as (folded, kind, account)
  SELECT folded_name(NEW.label), 'name', NEW.pk UNION ALL
  SELECT folded_name(json_extract(NEW.fields, '$.mail')), 'mail', NEW.pk WHERE json_extract(NEW.fields, '$.mail') IS NOT NULL;
END;

-- The password of an account, as argon2 writes it: `$argon2id$v=19$m=...,t=...,p=...$salt$hash`.
CREATE TABLE credential (
  account INTEGER PRIMARY KEY REFERENCES entity (pk) ON DELETE CASCADE,
  hash TEXT NOT NULL,
  is_demo INTEGER NOT NULL DEFAULT 0,  -- 1 as long as it is the password that everyone knows
  last_login INTEGER                   -- Unix seconds; null before the first
) STRICT;

-- The invitation of an account that has no password yet: the SHA-256 of a temporary password, which works once.
CREATE TABLE invitation (
  account INTEGER PRIMARY KEY REFERENCES entity (pk) ON DELETE CASCADE,
  hash TEXT NOT NULL,
  mail TEXT NOT NULL,                  -- the address that got it; another address ends the invitation
  expires INTEGER NOT NULL             -- Unix seconds
) STRICT;

-- The temporary password that was mailed to who lost theirs, by its SHA-256. It works once.
CREATE TABLE lost_password (
  account INTEGER NOT NULL REFERENCES entity (pk) ON DELETE CASCADE,
  hash TEXT NOT NULL,
  expires INTEGER NOT NULL,            -- Unix seconds
  PRIMARY KEY (account, hash)
) STRICT, WITHOUT ROWID;

-- It ends when its account gets another mail address, and when it is blocked.
CREATE TRIGGER lost_password_ends AFTER UPDATE OF status, fields ON entity
WHEN NEW.type = 'user--user' AND (NEW.status = 0 OR json_extract(NEW.fields, '$.mail') IS NOT json_extract(OLD.fields, '$.mail')) BEGIN
  DELETE FROM lost_password WHERE account = NEW.pk;
END;

-- Refresh tokens by their SHA-256. A family is one sign-in: each refresh spends its token and adds the next to the family.
CREATE TABLE refresh_token (
  hash TEXT PRIMARY KEY,
  family TEXT NOT NULL,
  account INTEGER NOT NULL REFERENCES entity (pk) ON DELETE CASCADE,
  client TEXT NOT NULL,
  scope TEXT NOT NULL,                 -- names separated by spaces
  expires INTEGER NOT NULL,            -- Unix seconds
  is_spent INTEGER NOT NULL DEFAULT 0,
  family_ends INTEGER NOT NULL DEFAULT 0,     -- Unix seconds; a sign-in ends, however often it is renewed
  -- Until when a spent token is exchanged once more (Unix seconds): its answer may have been lost with the page that asked. 0 for a token that
  -- isn't spent, whose successor is, or that was exchanged twice.
  reusable_until INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

CREATE INDEX refresh_token_by_family ON refresh_token (family);
CREATE INDEX refresh_token_by_account ON refresh_token (account);
CREATE INDEX refresh_token_by_expiry ON refresh_token (expires);

-- Access tokens that are good, by the SHA-256 of the `jti` that the signed token carries: one whose row is gone is revoked.
CREATE TABLE access_token (
  hash TEXT PRIMARY KEY,
  family TEXT NOT NULL,
  account INTEGER NOT NULL REFERENCES entity (pk) ON DELETE CASCADE,
  scope TEXT NOT NULL,
  expires INTEGER NOT NULL             -- Unix seconds
) STRICT, WITHOUT ROWID;

CREATE INDEX access_token_by_family ON access_token (family);
CREATE INDEX access_token_by_account ON access_token (account);
CREATE INDEX access_token_by_expiry ON access_token (expires);

-- The RSA key that signs access tokens, made when the first is needed.
CREATE TABLE signing_key (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  private_key TEXT NOT NULL            -- PKCS #8, PEM
) STRICT;

-- What may not happen too often: failed sign-ins, lost passwords. The key is a hash: it tells neither who nor where from.
CREATE TABLE flood (
  id INTEGER PRIMARY KEY,
  event TEXT NOT NULL,
  key TEXT NOT NULL,
  expires INTEGER NOT NULL             -- Unix seconds; from then on it no longer counts
) STRICT;

CREATE INDEX flood_by_key ON flood (event, key, expires);
CREATE INDEX flood_by_expiry ON flood (expires);

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
