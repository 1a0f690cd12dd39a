import { isRecord } from "#contract/is-record.ts"
import type { Tokens } from "../slices/auth-slice.ts"

/** `ended` means that the server ended the session, which every tab shows. */
export type StoredSession = { readonly kind: "tokens"; readonly tokens: Tokens } | { readonly kind: "none" | "ended" | "corrupt" }

/** redux-persist writes JSON in which each member is JSON again. */
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

/** The lifetime is in milliseconds. Both values are null without a JWT, which only the back end verifies. */
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
    // The token is opaque: not base64url or not JSON.
    return {}
  }
}
