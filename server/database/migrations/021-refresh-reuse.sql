-- Until when a spent refresh token is exchanged once more (Unix seconds): its answer may have been lost with the page that asked.
-- 0 for a token that isn't spent, whose successor is, or that was exchanged twice.
ALTER TABLE refresh_token ADD COLUMN reusable_until INTEGER NOT NULL DEFAULT 0;
