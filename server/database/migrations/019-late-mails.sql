-- Mails about events that were moved or cancelled shortly before they start, one row for each user. The save that changes an event writes
-- them, and the running server sends them.
CREATE TABLE late_mail (
  id INTEGER PRIMARY KEY,
  subject TEXT NOT NULL,               -- the UUID of the event, and the occurrence where it repeats
  account INTEGER NOT NULL REFERENCES entity (pk) ON DELETE CASCADE,
  change TEXT NOT NULL,                -- JSON: LateChange of server/content/agenda/late-change.ts
  due INTEGER NOT NULL,                -- Unix seconds; not before
  expires INTEGER NOT NULL,            -- Unix seconds; from then on the event has begun
  attempts INTEGER NOT NULL DEFAULT 0,
  is_sending INTEGER NOT NULL DEFAULT 0,  -- 1 while the mail server has it. A process that ends then leaves it so, and it isn't sent again.
  UNIQUE (subject, account)
) STRICT;

CREATE INDEX late_mail_by_due ON late_mail (due);
