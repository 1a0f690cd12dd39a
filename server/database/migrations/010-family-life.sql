-- A sign-in ends, however often it is renewed. Those of before began at most as long ago as their first tokens could live.
ALTER TABLE refresh_token ADD COLUMN family_ends INTEGER NOT NULL DEFAULT 0;  -- Unix seconds
UPDATE refresh_token SET family_ends = expires + 76 * 86400;
