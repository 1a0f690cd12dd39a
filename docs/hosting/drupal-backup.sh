#!/bin/sh
# Writes database, files, keys and salt into one file, and reads it back: drupal-backup.sh FILE.tar
# It holds password hashes and the keys of all sign-ins: keep it as you would keep passwords.
set -eu
to=${1:?drupal-backup.sh FILE.tar}
state=${DRUPAL_STATE:-/var/lib/drupal}
web=${DRUPAL_WEB:-/opt/drupal/web}
umask 077
work=$(mktemp -d "${TMPDIR:-/tmp}/drupal-backup.XXXXXX")
trap 'rm -rf "$work"' EXIT
# libpq reads PGHOST, PGPORT, PGUSER, PGPASSWORD. Rows of caches are left out; their tables are kept.
pg_dump --format=custom --no-owner --exclude-table-data='cache_*' --file="$work/database.pgdump" "${PGDATABASE:-drupal}"
pg_restore --list "$work/database.pgdump" > /dev/null
# The database was read first: a file that is uploaded meanwhile is one too many, and none is missing.
tar -cf "$to.part" -C "$work" database.pgdump \
  -C "$web/sites/default" --exclude=files/css --exclude=files/js --exclude=files/php --exclude=files/styles files \
  -C "$state" keys private config
tar -tf "$to.part" > "$work/list"
grep -qx database.pgdump "$work/list" && grep -qx keys/private.key "$work/list"
mv "$to.part" "$to"
echo "$to: $(wc -c < "$to") bytes, $(wc -l < "$work/list") files"
