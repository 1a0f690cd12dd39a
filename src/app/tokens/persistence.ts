/** The one file that knows redux-persist: it keeps `auth`, and nothing else, in the browser's storage. */
import type { Reducer } from "@reduxjs/toolkit"
import { createMigrate, persistReducer, persistStore, type PersistedState, type Persistor } from "redux-persist"
import type { PersistPartial } from "redux-persist/es/persistReducer"
import { isRecord } from "#lib/session/problem.ts"
import { sessionKey } from "#lib/session/session-key.ts"
import type { AuthState } from "./auth-slice.ts"
import { tokensOf } from "./stored-tokens.ts"
import type { TokenStorage } from "./token-storage.ts"

const version = 1

/** The reducer of `auth`, restored at start and kept from then on. */
export function persisted(reducer: Reducer<AuthState>, tokenStorage: TokenStorage): Reducer<AuthState & PersistPartial> {
  return persistReducer<AuthState>(
    {
      key: sessionKey.replace("persist:", ""),
      version,
      storage: {
        getItem: () => Promise.resolve(tokenStorage.readText()),
        setItem: (_key: string, text: string) => {
          tokenStorage.write(text)
          return Promise.resolve()
        },
        removeItem: () => {
          tokenStorage.remove()
          return Promise.resolve()
        },
      },
      migrate: createMigrate({ 0: (state) => state, 1: migrateToOne }, { debug: false }),
      // A change since the start is newer than the restored state.
      stateReconciler: (inbound: unknown, _original, reduced) => (reduced.status === "empty" ? restored(inbound) : reduced),
      timeout: 0,
    },
    reducer,
  )
}

/** Version 0 is a session that was stored without a version: its tokens are kept, and their user is read from them. */
function migrateToOne(state: PersistedState): PersistedState {
  const tokens = isRecord(state) ? tokensOf(state) : null
  if (tokens === null) return undefined
  const migrated = { status: "success", ...tokens, _persist: { version, rehydrated: false } }
  return migrated
}

function restored(inbound: unknown): AuthState {
  const tokens = isRecord(inbound) ? tokensOf(inbound) : null
  return tokens === null ? { status: "empty" } : { status: "success", ...tokens }
}

/** Restores the state. `flush` writes it at once. */
export function startPersisting(store: Parameters<typeof persistStore>[0]) {
  let persistor: Persistor
  const restored = new Promise<void>((resolve) => {
    persistor = persistStore(store, null, resolve)
  })
  return {
    restored,
    flush: () => {
      void persistor.flush()
    },
  }
}
