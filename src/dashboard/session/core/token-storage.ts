import type { BrowserEnvironment } from "./browser-environment.ts"
import { sessionKey } from "#lib/session/session-key.ts"
import { readStored, type StoredSession } from "./read-tokens.ts"

export type TokenStorage = ReturnType<typeof makeTokenStorage>

/**
 * redux-persist also writes the state that it has just read. In that moment another tab may refresh, and used tokens would replace new ones. So a tab
 * never writes tokens that it read (docs/decisions/0009-sessions-in-the-browser.md).
 */
export function makeTokenStorage(storage: BrowserEnvironment["storage"], onTrouble: (trouble: "corrupt" | "unusable") => void) {
  const entry = makeEntry(storage)
  let storedRefreshToken: string | null = null
  let isInMemory = false
  const read = () => {
    const storedSession = entry.read()
    if (storedSession.kind === "corrupt") {
      entry.remove()
      onTrouble("corrupt")
    }
    if (storedSession.kind === "tokens") isInMemory = false
    const tokens = storedSession.kind === "tokens" ? storedSession.tokens : null
    if (!isInMemory) storedRefreshToken = tokens?.refresh_token ?? null
    return tokens
  }
  const write = (text: string) => {
    const next = readStored(text)
    const refreshToken = next.kind === "tokens" ? next.tokens.refresh_token : null
    if (refreshToken === storedRefreshToken) return
    storedRefreshToken = refreshToken
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
    /** Returns true if the tokens could not be stored, so that they live in this page only. */
    isInMemory: () => isInMemory,
  }
}

/** No call throws, even if the browser blocks storage later. */
function makeEntry(storage: BrowserEnvironment["storage"]) {
  const remove = () => {
    try {
      storage?.removeItem(sessionKey)
    } catch {
      // The browser blocks storage, so it can't be read either.
    }
  }
  return {
    read: (): StoredSession => {
      try {
        return readStored(storage?.getItem(sessionKey) ?? null)
      } catch {
        return { kind: "corrupt" }
      }
    },
    remove,
    write: (text: string): boolean => {
      try {
        storage?.setItem(sessionKey, text)
        return storage !== null
      } catch {
        // Storage is full or blocked, and the former entry has used tokens.
        remove()
        return false
      }
    },
  }
}
