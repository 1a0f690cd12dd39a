import type { Reducer } from "@reduxjs/toolkit"
import { createMigrate, persistReducer, persistStore, type PersistedState, type Persistor } from "redux-persist"
import { FLUSH, PERSIST, REGISTER, REHYDRATE } from "redux-persist"
import type { PersistPartial } from "redux-persist/es/persistReducer"
import { isRecord } from "#contract/is-record.ts"
import { sessionKey } from "#lib/session/session-key.ts"
import type { AuthState } from "../slices/auth-slice.ts"
import { tokensOf } from "./read-tokens.ts"
import type { TokenStorage } from "./token-storage.ts"

const version = 1

/** These actions of redux-persist hold functions. */
export const ignoredActions = [FLUSH, PERSIST, REGISTER, REHYDRATE]

/** redux-persist keeps only the state of `auth`, and no other file knows redux-persist. */
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
      migrate: createMigrate({ 1: migrateToOne }, { debug: false }),
      // A change since the start is newer than the restored state.
      stateReconciler: (inbound: unknown, _original, reduced) => (reduced.status === "empty" ? authOf(inbound) : reduced),
      timeout: 0,
    },
    reducer,
  )
}

/** The first sessions had no version. Their tokens stay valid; the user id is read from the access token. */
function migrateToOne(state: PersistedState): PersistedState {
  return { ...authOf(state), _persist: { version, rehydrated: false } }
}

function authOf(state: unknown): AuthState {
  const tokens = isRecord(state) ? tokensOf(state) : null
  return tokens === null ? { status: "empty" } : { status: "success", ...tokens }
}

export function startPersisting(store: Parameters<typeof persistStore>[0]) {
  let persistor: Persistor
  const restored = new Promise<void>((resolve) => {
    persistor = persistStore(store, null, resolve)
  })
  return { restored, flush: () => void persistor.flush() }
}
