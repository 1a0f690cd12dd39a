/** The tokens in the browser's storage. docs/decisions/0009-sessions-in-the-browser.md. */
import type { Surroundings } from "#app/session/surroundings.ts"
import { sessionKey } from "#lib/session/session-key.ts"
import type { Tokens } from "./auth-slice.ts"
import { readStored, type Stored } from "./stored-tokens.ts"

export type TokenStorage = {
  /** The stored tokens, as all tabs see them. From then on this tab takes them for its own, and doesn't write them again. */
  readonly read: () => Tokens | null
  /** The same as redux-persist wrote them. */
  readonly readText: () => string | null
  /** Writes what redux-persist gives. */
  readonly write: (text: string) => void
  readonly remove: () => void
  /** Whether a tab has written that the server ended the session. */
  readonly saysEnded: () => boolean
  /** Whether storage couldn't be used: then the session is this page's alone. */
  readonly isInMemory: () => boolean
}

/**
 * Stands between redux-persist and the browser's storage.
 *
 * redux-persist writes a moment after each change, and writes once more the state that it has just read. Another tab may refresh in that
 * moment: then dead tokens would replace good ones. So a tab never writes back the tokens that it found in storage.
 */
export function makeTokenStorage(storage: Surroundings["storage"], onTrouble: (trouble: "corrupt" | "unusable") => void): TokenStorage {
  const entry = makeEntry(storage)
  let known: string | null = null
  let isInMemory = false
  const read = () => {
    const found = entry.read()
    if (found.kind === "corrupt") {
      entry.remove()
      onTrouble("corrupt")
    }
    if (found.kind === "tokens") isInMemory = false
    const tokens = found.kind === "tokens" ? found.tokens : null
    if (!isInMemory) known = tokens?.refresh_token ?? null
    return tokens
  }
  const write = (text: string) => {
    const next = readStored(text)
    const refreshToken = next.kind === "tokens" ? next.tokens.refresh_token : null
    if (refreshToken === known) return
    known = refreshToken
    if (refreshToken === null && next.kind !== "ended") {
      entry.remove()
      return
    }
    isInMemory = !entry.write(text)
    if (isInMemory) onTrouble("unusable")
  }
  return {
    read,
    readText: () => (read() === null ? null : (storage?.getItem(sessionKey) ?? null)),
    write,
    remove: entry.remove,
    saysEnded: () => entry.read().kind === "ended",
    isInMemory: () => isInMemory,
  }
}

/** The session's entry in storage; no call throws where the browser blocks storage, now or later. */
function makeEntry(storage: Surroundings["storage"]) {
  const remove = () => {
    try {
      storage?.removeItem(sessionKey)
    } catch {
      // Nothing can be read there either.
    }
  }
  return {
    read: (): Stored => {
      try {
        return readStored(storage?.getItem(sessionKey) ?? null)
      } catch {
        return { kind: "corrupt" }
      }
    },
    remove,
    /** Tells whether the value is stored. */
    write: (value: string): boolean => {
      try {
        storage?.setItem(sessionKey, value)
        return storage !== null
      } catch {
        // Full or blocked. The entry before is of no use any more.
        remove()
        return false
      }
    },
  }
}
