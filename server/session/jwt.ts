/** Signed tokens (RFC 7519) by RS256, the one algorithm that is spoken here. */
import { sign, verify } from "node:crypto"
import * as v from "valibot"
import type { SigningKey } from "./keys.ts"

export type Claims = {
  readonly aud: string
  readonly jti: string
  /** Unix seconds. */
  readonly iat: number
  readonly nbf: number
  readonly exp: number
  readonly scope: readonly string[]
  /** The user's number. */
  readonly sub: string
  readonly iss: string
}

const header = { typ: "JWT", alg: "RS256" } as const
const headerSchema = v.object({ alg: v.literal("RS256") })
const claimsSchema = v.object({ jti: v.string(), nbf: v.number(), exp: v.number() })

/** Writes and signs a token. */
export function signToken(claims: Claims, { privateKey }: SigningKey): string {
  const text = `${encode(header)}.${encode(claims)}`
  return `${text}.${sign("RSA-SHA256", Buffer.from(text), privateKey).toString("base64url")}`
}

export type Verdict = { readonly id: string } | { readonly complaint: string }

export type Verifier = (token: string, now: number) => Verdict

type Verified = v.InferOutput<typeof claimsSchema>

// Clients that are active at one time; each token is some 700 bytes.
const mostRemembered = 1000

/**
 * Makes what tells which token it is, or, in the words of Drupal's library, what is wrong with it.
 *
 * A signature that was right stays right, so it is checked once; when the token is good, each time.
 */
export function makeVerifier(key: () => SigningKey): Verifier {
  const known = new Map<string, Verified>()
  return (token, now) => {
    const read = known.get(token) ?? readToken(token, key())
    if ("complaint" in read) return read
    known.set(token, read)
    const [oldest] = known.keys()
    if (known.size > mostRemembered && oldest !== undefined) known.delete(oldest)
    return read.exp <= now || read.nbf > now ? notVerified : { id: read.jti }
  }
}

const notVerified = { complaint: "Access token could not be verified" } as const

function readToken(token: string, { publicKey }: SigningKey): Verified | { readonly complaint: string } {
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
    // Not JSON: undefined, which no JSON is.
    return undefined
  }
}
