import { isRecord } from "#lib/session/problem.ts"

/** Reads user id and lifetime (milliseconds) of an access token; both are null where it is no JWT. Only the back end verifies it. */
export function readToken(token: string): { readonly uid: string | null; readonly lifetime: number | null } {
  const { sub, iat, exp } = payloadOf(token)
  const uid = typeof sub === "number" ? String(sub) : sub
  return {
    uid: typeof uid === "string" && /^\d+$/.test(uid) ? uid : null,
    // simple_oauth puts a fraction into `exp`.
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
