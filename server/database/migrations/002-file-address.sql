-- Files are looked up by their address: for each request of one, and for each picture in a text that is saved.
CREATE UNIQUE INDEX file_by_uri ON entity (json_extract(fields, '$.uri')) WHERE type = 'file--file';
