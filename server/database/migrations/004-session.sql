-- Who may sign in, and who is. None of it is content: it is in no answer, no export, and changes no version of the content.

-- The password of an account, as argon2 writes it: `$argon2id$v=19$m=...,t=...,p=...$salt$hash`.
CREATE TABLE credential (
  account INTEGER PRIMARY KEY REFERENCES entity (pk) ON DELETE CASCADE,
  hash TEXT NOT NULL,
  is_demo INTEGER NOT NULL DEFAULT 0,  -- 1 as long as it is the password that everyone knows
  last_login INTEGER                   -- Unix seconds; null before the first
) STRICT;

-- Accounts are found by mail as well as by name, whatever the case.
CREATE INDEX user_by_mail ON entity (json_extract(fields, '$.mail') COLLATE NOCASE) WHERE type = 'user--user';

-- Refresh tokens by their SHA-256. A family is one sign-in: each refresh spends its token and adds the next to the family.
CREATE TABLE refresh_token (
  hash TEXT PRIMARY KEY,
  family TEXT NOT NULL,
  account INTEGER NOT NULL REFERENCES entity (pk) ON DELETE CASCADE,
  client TEXT NOT NULL,
  scope TEXT NOT NULL,                 -- names separated by spaces
  expires INTEGER NOT NULL,            -- Unix seconds
  is_spent INTEGER NOT NULL DEFAULT 0
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

-- The temporary password that was mailed to who lost theirs, by its SHA-256. It works once.
CREATE TABLE lost_password (
  account INTEGER PRIMARY KEY REFERENCES entity (pk) ON DELETE CASCADE,
  hash TEXT NOT NULL,
  expires INTEGER NOT NULL             -- Unix seconds
) STRICT;
