/** redux-persist's form of `auth`: JSON of which each member is JSON again. */
import { isRecord } from "#lib/session/problem.ts"
import type { Tokens } from "./auth-slice.ts"
import { readToken } from "./jwt.ts"

/** What storage holds: tokens, nothing, that the server ended the session (so that every tab says so), or something that nobody can read. */
export type Stored = { readonly kind: "tokens"; readonly tokens: Tokens } | { readonly kind: "none" | "ended" | "corrupt" }

/** Reads what redux-persist wrote. */
export function readStored(text: string | null): Stored {
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

/** Tokens from values that may be anything; null where they are no session. */
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
    // Cut off, or written by something else.
    return undefined
  }
}
