#!/bin/sh
# Makes the folder of Drupal's state, the keys of its access tokens and the salt of its hashes, once: drupal-keys.sh /var/lib/drupal
set -eu
state=${1:?the folder of the state, such as /var/lib/drupal}
umask 077
mkdir -p "$state/keys" "$state/private" "$state/config" "$state/tmp"
if [ -e "$state/keys/private.key" ]; then
  echo "$state/keys/private.key is there already. New keys end all sign-ins: move it away first." >&2
  exit 1
fi
openssl rand -base64 48 | tr -d '\n' > "$state/keys/salt"
openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:2048 -out "$state/keys/private.key" 2>/dev/null
openssl pkey -in "$state/keys/private.key" -pubout -out "$state/keys/public.key"
echo "keys and salt are in $state/keys"
