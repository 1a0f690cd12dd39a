-- The addresses that texts and link fields lead to (contract/text-links.ts), so that what links to an item is looked up and not searched.
-- They are addresses and no entities: an item may get its address, or lose it, after the link was written.
CREATE TABLE text_link (
  source INTEGER NOT NULL REFERENCES entity (pk) ON DELETE CASCADE,
  field TEXT NOT NULL,
  address TEXT NOT NULL,               -- "/post/ten-points", "/node/12", "//other.example/path"
  PRIMARY KEY (source, field, address)
) STRICT, WITHOUT ROWID;

CREATE INDEX text_link_by_address ON text_link (address, source);

INSERT INTO text_link (source, field, address)
SELECT DISTINCT pk, json_extract(link.value, '$.field'), json_extract(link.value, '$.address')
FROM entity, json_each(links_in(entity.type, entity.fields)) AS link WHERE entity_type IN ('node', 'taxonomy_term');

-- Triggers keep it, so that no way of writing can forget it.
CREATE TRIGGER text_link_insert AFTER INSERT ON entity WHEN NEW.entity_type IN ('node', 'taxonomy_term') BEGIN
  INSERT INTO text_link (source, field, address)
  SELECT DISTINCT NEW.pk, json_extract(value, '$.field'), json_extract(value, '$.address') FROM json_each(links_in(NEW.type, NEW.fields));
END;
CREATE TRIGGER text_link_update AFTER UPDATE OF fields ON entity
WHEN NEW.entity_type IN ('node', 'taxonomy_term') AND NEW.fields <> OLD.fields BEGIN
  DELETE FROM text_link WHERE source = NEW.pk;
  INSERT INTO text_link (source, field, address)
  SELECT DISTINCT NEW.pk, json_extract(value, '$.field'), json_extract(value, '$.address') FROM json_each(links_in(NEW.type, NEW.fields));
END;

-- What an account has written.
CREATE INDEX entity_by_author ON entity (uid) WHERE uid IS NOT NULL;
