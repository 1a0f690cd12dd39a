/** What an access token tells its bearer. The site doesn't verify it: only the back end decides what it is good for. */
import { isRecord } from "#lib/session/problem.ts"

export type TokenFacts = {
  /** Drupal's user id. */
  readonly uid: string | null
  /** Milliseconds between being issued and expiring: both by one clock, whatever it shows. */
  readonly lifetime: number | null
}

/** Reads a token; of one that isn't a JWT nothing is known. */
export function readToken(token: string): TokenFacts {
  const { sub, iat, exp } = payloadOf(token)
  const uid = typeof sub === "number" ? String(sub) : sub
  return {
    uid: typeof uid === "string" && /^\d+$/.test(uid) ? uid : null,
    // simple_oauth gives `exp` with a fraction.
    lifetime: typeof iat === "number" && typeof exp === "number" && exp > iat ? (exp - iat) * 1000 : null,
  }
}

function payloadOf(token: string): Record<string, unknown> {
  const [, payload = ""] = token.split(".")
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return isRecord(claims) ? claims : {}
  } catch {
    // Not base64url or not JSON: an opaque token.
    return {}
  }
}
