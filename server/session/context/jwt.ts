import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify, type KeyObject } from "node:crypto"
import * as v from "valibot"
import { once } from "#contract/once.ts"
import { databaseSecret } from "#server/content/accounts/secrets.ts"
import type { Database } from "#server/database/open.ts"

export type SigningKey = { readonly privateKey: KeyObject; readonly publicKey: KeyObject }

export function makePrivateKey(): string {
  return generateKeyPairSync("rsa", {
    modulusLength: 2048,
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  }).privateKey
}

/** The first call for a database makes its key. */
export function signingKey(db: Database, make: () => string): () => SigningKey {
  return once(() => keyOf(databaseSecret(db, "signing_key", make)))
}

function keyOf(pem: string): SigningKey {
  const privateKey = createPrivateKey(pem)
  return { privateKey, publicKey: createPublicKey(privateKey) }
}

// No other algorithm is accepted.
const header = { typ: "JWT", alg: "RS256" } as const
const headerSchema = v.object({ alg: v.literal("RS256") })
const claimsSchema = v.object({ jti: v.string(), nbf: v.number(), exp: v.number() })
type TokenFacts = v.InferOutput<typeof claimsSchema>

export function signToken(claims: TokenFacts & Readonly<Record<string, unknown>>, { privateKey }: SigningKey): string {
  const text = `${encode(header)}.${encode(claims)}`
  return `${text}.${sign("RSA-SHA256", Buffer.from(text), privateKey).toString("base64url")}`
}

/** `now` is in Unix seconds. */
export type Verifier = (token: string, now: number) => { readonly id: string } | { readonly complaint: string }

/** The messages are those of Drupal's library. */
export function makeVerifier(key: () => SigningKey): Verifier {
  return (token, now) => {
    const verdict = readToken(token, key())
    if ("complaint" in verdict) return verdict
    return verdict.exp <= now || verdict.nbf > now ? notVerified : { id: verdict.jti }
  }
}

const notVerified = { complaint: "Access token could not be verified" } as const

function readToken(token: string, { publicKey }: SigningKey): TokenFacts | { readonly complaint: string } {
  const parts = token.split(".")
  const [head = "", body = "", signature = ""] = parts
  if (parts.length !== 3) return { complaint: "The JWT string must have two dots" }
  const heading = decode(head)
  const claims = decode(body)
  if (heading === undefined || claims === undefined) {
    return { complaint: "Error while decoding from Base64Url, invalid base64 characters detected" }
  }
  const isSigned =
    v.is(headerSchema, heading) && verify("RSA-SHA256", Buffer.from(`${head}.${body}`), publicKey, Buffer.from(signature, "base64url"))
  return isSigned && v.is(claimsSchema, claims) ? claims : notVerified
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url")
}

function decode(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, "base64url").toString("utf8"))
  } catch {
    // The part is no JSON, so this is none of our tokens.
    return undefined
  }
}
