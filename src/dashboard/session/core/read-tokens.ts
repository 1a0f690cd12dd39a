import { isRecord } from "#contract/is-record.ts"
import type { Tokens } from "../slices/auth-slice.ts"

/** The session in the browser's storage. `ended`: the server ended it, and every tab shows this. */
export type StoredSession = { readonly kind: "tokens"; readonly tokens: Tokens } | { readonly kind: "none" | "ended" | "corrupt" }

/** Reads the entry of redux-persist: JSON in which each member is JSON again. */
export function readStored(text: string | null): StoredSession {
  if (text === null) return { kind: "none" }
  const outer = parse(text)
  if (!isRecord(outer)) return { kind: "corrupt" }
  const { status, ...state } = Object.fromEntries(
    Object.entries(outer).map(([name, inner]) => [name, typeof inner === "string" ? parse(inner) : undefined]),
  )
  if (!("token" in outer) && !("refresh_token" in outer)) return { kind: status === "error" ? "ended" : "none" }
  const tokens = tokensOf(state)
  return tokens === null ? { kind: "corrupt" } : { kind: "tokens", tokens }
}

/** Checks values of unknown origin. Returns null if they are no tokens. */
export function tokensOf({ token, refresh_token, uid, received }: Record<string, unknown>): Tokens | null {
  if (typeof token !== "string" || typeof refresh_token !== "string" || token === "" || refresh_token === "") return null
  const owner = typeof uid === "string" && /^\d+$/.test(uid) ? uid : readToken(token).uid
  return owner === null ? null : { token, refresh_token, uid: owner, received: typeof received === "number" ? received : null }
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    // The entry is truncated, or another program wrote it.
    return undefined
  }
}

/** Reads user id and lifetime (milliseconds) of an access token; both are null if it is no JWT. Only the back end verifies it. */
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
