import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto"
import * as v from "valibot"
import { row, run } from "#server/database/query.ts"
import type { Database } from "#server/database/open.ts"

export type SigningKey = { readonly privateKey: KeyObject; readonly publicKey: KeyObject }

export function makePrivateKey(): string {
  return generateKeyPairSync("rsa", {
    modulusLength: 2048,
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  }).privateKey
}

/** Makes a function that answers the key of the database. The first call for a database makes the key. */
export function signingKey(db: Database, make: () => string): () => SigningKey {
  let known: SigningKey | undefined
  return () => (known ??= keyOf(storedKey(db) ?? storeKey(db, make())))
}

function storedKey(db: Database): string | undefined {
  return row(db, v.object({ private_key: v.string() }), "SELECT private_key FROM signing_key")?.private_key
}

function storeKey(db: Database, made: string): string {
  // Another process may have stored a key first, which then counts.
  run(db, "INSERT INTO signing_key (id, private_key) VALUES (1, ?) ON CONFLICT DO NOTHING", made)
  return storedKey(db) ?? made
}

function keyOf(pem: string): SigningKey {
  const privateKey = createPrivateKey(pem)
  return { privateKey, publicKey: createPublicKey(privateKey) }
}
