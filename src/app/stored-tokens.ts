/** redux-persist's form of `auth`: JSON of which each member is JSON again. */
import { isRecord } from "#lib/problem.ts"
import type { Tokens } from "./auth-slice.ts"
import { readToken } from "./jwt.ts"

/** What storage holds: tokens, nothing, or something that nobody can read. */
export type Stored = { readonly kind: "tokens"; readonly tokens: Tokens } | { readonly kind: "none" | "corrupt" }

/** Reads what redux-persist wrote. */
export function readStored(text: string | null): Stored {
  if (text === null) return { kind: "none" }
  const outer = parse(text)
  if (!isRecord(outer)) return { kind: "corrupt" }
  const { token, refresh_token, uid, received } = Object.fromEntries(
    Object.entries(outer).map(([name, inner]) => [name, typeof inner === "string" ? parse(inner) : undefined]),
  )
  if (token === undefined && refresh_token === undefined)
    return "token" in outer || "refresh_token" in outer ? { kind: "corrupt" } : { kind: "none" }
  const tokens = tokensOf({ token, refresh_token, uid, received })
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
