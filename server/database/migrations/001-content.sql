-- Everything that Drupal calls an entity: nodes, taxonomy terms, users, files. `fields` holds the attributes that
-- contract/content.ts declares and that have no column of their own, as JSON, so that a new field needs no migration.
CREATE TABLE entity (
  pk INTEGER PRIMARY KEY,
  type TEXT NOT NULL,                  -- JSON:API resource type, "node--article"
  entity_type TEXT NOT NULL,           -- "node"
  id INTEGER NOT NULL,                 -- nid, tid, uid, fid
  uuid TEXT NOT NULL UNIQUE,
  vid INTEGER,                         -- current revision of a node; null elsewhere
  langcode TEXT NOT NULL,
  status INTEGER NOT NULL,             -- 1 published, active, in use
  label TEXT NOT NULL,                 -- title, name, filename
  created INTEGER NOT NULL,            -- Unix seconds
  changed INTEGER NOT NULL,            -- Unix seconds
  uid INTEGER,                         -- author or owner, by user id
  fields TEXT NOT NULL CHECK (json_valid(fields)),
  UNIQUE (entity_type, id)
) STRICT;

CREATE INDEX entity_by_id ON entity (type, id);
CREATE INDEX entity_by_changed ON entity (type, changed);
CREATE INDEX entity_by_created ON entity (type, created);
CREATE INDEX entity_by_label ON entity (type, label);
CREATE INDEX entity_by_status ON entity (type, status, id);

-- What one entity says about another, in order. Field "body" lists the files that a rich text shows; it is no relationship
-- of the API, but a file that only a draft's text shows is as private as the draft.
CREATE TABLE reference (
  source INTEGER NOT NULL REFERENCES entity (pk) ON DELETE CASCADE,
  field TEXT NOT NULL,
  delta INTEGER NOT NULL,
  target INTEGER NOT NULL REFERENCES entity (pk),
  meta TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(meta)),
  PRIMARY KEY (source, field, delta)
) STRICT, WITHOUT ROWID;

CREATE INDEX reference_by_target ON reference (target, source);

-- Addresses. One current alias an entity; former ones stay, so that old addresses can be led on.
CREATE TABLE alias (
  pid INTEGER PRIMARY KEY,
  entity INTEGER NOT NULL REFERENCES entity (pk) ON DELETE CASCADE,
  alias TEXT NOT NULL,                 -- "/post/ten-points", without trailing slash
  langcode TEXT NOT NULL,
  is_current INTEGER NOT NULL DEFAULT 1,
  UNIQUE (alias, langcode)
) STRICT;

CREATE UNIQUE INDEX alias_current ON alias (entity) WHERE is_current = 1;

-- A node as it stood after each save.
CREATE TABLE revision (
  vid INTEGER PRIMARY KEY,
  entity INTEGER NOT NULL REFERENCES entity (pk) ON DELETE CASCADE,
  created INTEGER NOT NULL,            -- Unix seconds
  uid INTEGER,
  log TEXT,
  snapshot TEXT NOT NULL CHECK (json_valid(snapshot))
) STRICT;

CREATE INDEX revision_by_entity ON revision (entity, vid);

-- Facts about the database itself. `content_version` grows with every write; answers and builds are kept by it.
CREATE TABLE state (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO state (key, value) VALUES ('content_version', '0');
