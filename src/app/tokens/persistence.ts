/** The one file that knows redux-persist: `auth` in the browser's storage, and nothing else. docs/decisions/0009-sessions-in-the-browser.md. */
import type { Reducer } from "@reduxjs/toolkit"
import { createMigrate, persistReducer, persistStore, type PersistedState, type Persistor } from "redux-persist"
import type { PersistPartial } from "redux-persist/es/persistReducer"
import { isRecord } from "#lib/problem.ts"
import { sessionKey } from "#lib/session-key.ts"
import type { AuthState, Tokens } from "./auth-slice.ts"
import { readStored, tokensOf, type Stored } from "./stored-tokens.ts"
import type { Surroundings } from "#app/session/surroundings.ts"

const version = 1

/** What storage holds, as all tabs see it. */
export type Keeper = {
  /** The tokens in storage at this moment. From then on this tab takes them for its own, and doesn't write them again. */
  readonly read: () => Tokens | null
  /** Whether the last that a tab wrote is that the server had ended the session. */
  readonly saysEnded: () => boolean
  /** Whether storage couldn't be used: then the session is this page's alone. */
  readonly isInMemory: () => boolean
  readonly storage: {
    readonly getItem: (key: string) => Promise<string | null>
    readonly setItem: (key: string, value: string) => Promise<void>
    readonly removeItem: (key: string) => Promise<void>
  }
}

/**
 * Stands between redux-persist and the browser's storage.
 *
 * redux-persist writes a moment after each change, and once more what it has just read. Where another tab refreshed in that moment it
 * would put dead tokens in the place of good ones; so what this tab found in storage it never writes back.
 */
export function makeKeeper(storage: Surroundings["storage"], onTrouble: (trouble: "corrupt" | "unusable") => void): Keeper {
  let known: string | null = null
  let isInMemory = false
  const stored = (): Stored => {
    try {
      return readStored(storage?.getItem(sessionKey) ?? null)
    } catch {
      // Blocked between two looks.
      return { kind: "corrupt" }
    }
  }
  const remove = () => {
    try {
      storage?.removeItem(sessionKey)
    } catch {
      // There is nothing to be read there either.
    }
  }
  const tryToWrite = (value: string): boolean => {
    try {
      storage?.setItem(sessionKey, value)
      return storage !== null
    } catch {
      // Full or blocked. What is there is of no use any more.
      remove()
      return false
    }
  }
  const read = () => {
    const found = stored()
    if (found.kind === "corrupt") {
      remove()
      onTrouble("corrupt")
    }
    if (found.kind === "tokens") isInMemory = false
    const tokens = found.kind === "tokens" ? found.tokens : null
    if (!isInMemory) known = tokens?.refresh_token ?? null
    return tokens
  }
  const write = (value: string) => {
    const next = readStored(value)
    const refreshToken = next.kind === "tokens" ? next.tokens.refresh_token : null
    if (refreshToken === known) return
    known = refreshToken
    if (refreshToken === null && next.kind !== "ended") {
      remove()
      return
    }
    isInMemory = !tryToWrite(value)
    if (isInMemory) onTrouble("unusable")
  }
  return {
    read,
    saysEnded: () => stored().kind === "ended",
    isInMemory: () => isInMemory,
    storage: {
      getItem: () => Promise.resolve(read() === null ? null : (storage?.getItem(sessionKey) ?? null)),
      setItem: (_key, value) => {
        write(value)
        return Promise.resolve()
      },
      removeItem: () => {
        remove()
        return Promise.resolve()
      },
    },
  }
}

/** Version 0 is a session that was stored without one: of it the tokens are kept, and whose they are is read from them. */
function migrateToOne(state: PersistedState): PersistedState {
  const tokens = isRecord(state) ? tokensOf(state) : null
  if (tokens === null) return undefined
  const migrated = { status: "success", ...tokens, _persist: { version, rehydrated: false } }
  return migrated
}

/** The reducer of `auth`, restored at start and kept from then on. */
export function persisted(reducer: Reducer<AuthState>, { storage }: Keeper): Reducer<AuthState & PersistPartial> {
  return persistReducer<AuthState>(
    {
      key: sessionKey.replace("persist:", ""),
      version,
      storage,
      migrate: createMigrate({ 0: (state) => state, 1: migrateToOne }, { debug: false }),
      // Nothing that is restored is newer than what happened since.
      stateReconciler: (inbound: unknown, _original, reduced) => (reduced.status === "empty" ? restored(inbound) : reduced),
      timeout: 0,
    },
    reducer,
  )
}

function restored(inbound: unknown): AuthState {
  const tokens = isRecord(inbound) ? tokensOf(inbound) : null
  return tokens === null ? { status: "empty" } : { status: "success", ...tokens }
}

/** Restores, and answers with what writes at once. */
export function startPersisting(store: Parameters<typeof persistStore>[0]): Promise<{ readonly flush: () => void }> {
  return new Promise((resolve) => {
    const persistor: Persistor = persistStore(store, null, () => {
      resolve({
        flush: () => {
          void persistor.flush()
        },
      })
    })
  })
}
