import { isRecord } from "#lib/session/problem.ts"
import type { Tokens } from "./auth-slice.ts"
import { readToken } from "./jwt.ts"

/** The session in the storage. `ended`: the server ended it, and every tab says so. */
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

/** Checks values of unknown origin; null where they are no tokens. */
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
    // Truncated, or written by another program.
    return undefined
  }
}
