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

-- What has ever referred to a file: its revisions are where an old use can stand. Without this each look would read all revisions.
CREATE TABLE file_use (
  file INTEGER NOT NULL REFERENCES entity (pk) ON DELETE CASCADE,
  source INTEGER NOT NULL REFERENCES entity (pk) ON DELETE CASCADE,
  PRIMARY KEY (file, source)
) STRICT, WITHOUT ROWID;

CREATE INDEX file_use_by_source ON file_use (source);

CREATE TRIGGER note_file_use AFTER INSERT ON reference
WHEN (SELECT type FROM entity WHERE pk = NEW.target) = 'file--file'
BEGIN
  INSERT OR IGNORE INTO file_use (file, source) VALUES (NEW.target, NEW.source);
END;

INSERT OR IGNORE INTO file_use (file, source)
  SELECT target, source FROM reference JOIN entity ON pk = target WHERE type = 'file--file';
INSERT OR IGNORE INTO file_use (file, source)
  SELECT file.pk, revision.entity FROM revision, json_tree(revision.snapshot, '$.references') AS named
  JOIN entity AS file ON file.uuid = named.value
  WHERE named.key = 'uuid' AND file.type = 'file--file';

-- Files that nothing refers to any more but an old revision, which could be restored.
CREATE TABLE kept_file (
  file INTEGER PRIMARY KEY REFERENCES entity (pk) ON DELETE CASCADE,
  vid INTEGER NOT NULL REFERENCES revision (vid) ON DELETE CASCADE
) STRICT;

CREATE INDEX kept_file_by_revision ON kept_file (vid);

-- Events by the time at which they are over, and those that repeat.
CREATE INDEX event_by_end ON entity (unixepoch(coalesce(json_extract(fields, '$.field_end'), json_extract(fields, '$.field_start'))))
  WHERE type = 'node--agenda';
CREATE INDEX event_that_repeats ON entity (pk) WHERE type = 'node--agenda' AND json_extract(fields, '$.field_rrule') IS NOT NULL;
