import { sign, verify } from "node:crypto"
import { LRUCache } from "lru-cache"
import * as v from "valibot"
import type { SigningKey } from "./signing-key.ts"

export type Claims = {
  readonly aud: string
  readonly jti: string
  /** Unix seconds. */
  readonly iat: number
  readonly nbf: number
  readonly exp: number
  readonly scope: readonly string[]
  readonly sub: string
  readonly iss: string
}

// No other algorithm is accepted.
const header = { typ: "JWT", alg: "RS256" } as const
const headerSchema = v.object({ alg: v.literal("RS256") })
const claimsSchema = v.object({ jti: v.string(), nbf: v.number(), exp: v.number() })

export function signToken(claims: Claims, { privateKey }: SigningKey): string {
  const text = `${encode(header)}.${encode(claims)}`
  return `${text}.${sign("RSA-SHA256", Buffer.from(text), privateKey).toString("base64url")}`
}

type Verdict = { readonly id: string } | { readonly complaint: string }

export type Verifier = (token: string, now: number) => Verdict

type TokenFacts = v.InferOutput<typeof claimsSchema>

const mostRemembered = 1000

/** Makes a function that verifies tokens, with the messages of Drupal's library. It checks each signature once, and the times always. */
export function makeVerifier(key: () => SigningKey): Verifier {
  const known = new LRUCache<string, TokenFacts>({ max: mostRemembered })
  return (token, now) => {
    const read = known.get(token) ?? readToken(token, key())
    if ("complaint" in read) return read
    known.set(token, read)
    return read.exp <= now || read.nbf > now ? notVerified : { id: read.jti }
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
    const value: unknown = JSON.parse(Buffer.from(part, "base64url").toString("utf8"))
    return value
  } catch {
    return undefined
  }
}
