-- The sides of a picture as it is shown, measured when it was uploaded.
CREATE TABLE picture (
  file INTEGER PRIMARY KEY REFERENCES entity (pk) ON DELETE CASCADE,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL
) STRICT;

-- Since when (Unix seconds) a file was seen to have no use; after a day it goes.
CREATE TABLE unused_file (
  file INTEGER PRIMARY KEY REFERENCES entity (pk) ON DELETE CASCADE,
  since INTEGER NOT NULL
) STRICT;

-- Files that nothing refers to any more but an old revision, which could be restored: found once, so that no later look reads all revisions.
CREATE TABLE kept_file (
  file INTEGER PRIMARY KEY REFERENCES entity (pk) ON DELETE CASCADE,
  vid INTEGER NOT NULL REFERENCES revision (vid) ON DELETE CASCADE
) STRICT;

CREATE INDEX kept_file_by_revision ON kept_file (vid);

-- Events by the time at which they are over, and those that repeat.
CREATE INDEX event_by_end ON entity (unixepoch(coalesce(json_extract(fields, '$.field_end'), json_extract(fields, '$.field_start'))))
  WHERE type = 'node--agenda';
CREATE INDEX event_that_repeats ON entity (pk) WHERE type = 'node--agenda' AND json_extract(fields, '$.field_rrule') IS NOT NULL;
