/** The store, its copy in the browser's storage, and the ways in which its tokens change. The session's other parts build on this file. */
import type { AxiosInstance } from "axios"
import { selectProfile } from "#app/profile/user-slice.ts"
import { explain } from "#app/requests/http-problem.ts"
import { makeHttp } from "#app/requests/http.ts"
import { loggedOut, refreshFailed, selectTokens, tokensReceived, type Tokens } from "#app/tokens/auth-slice.ts"
import { makeExpiry, type Expiry } from "#app/tokens/expiry.ts"
import { startPersisting } from "#app/tokens/persistence.ts"
import { makeTokenStorage, type TokenStorage } from "#app/tokens/token-storage.ts"
import { BackEnd } from "#lib/api.ts"
import { sessionLost } from "./held-text-slice.ts"
import { noticeShown } from "./notice-slice.ts"
import { makeStore, type StartListening, type Store } from "./store.ts"
import type { Surroundings } from "./surroundings.ts"

type Base = {
  readonly surroundings: Surroundings
  readonly http: AxiosInstance
  readonly store: Store
  /** Reacts to actions of the store. */
  readonly startListening: StartListening
  readonly tokenStorage: TokenStorage
  readonly expiry: Expiry
  readonly tokens: () => Tokens | null
  /** Writes the tokens to storage at once. */
  readonly flush: () => void
  /** Resolves once storage has answered. */
  readonly ready: Promise<void>
}

type TokenChanges = {
  /** Takes new tokens, and writes them before anything else happens. */
  readonly receive: (tokens: Tokens, lifetime: number | null) => void
  /** Takes over the tokens that another tab has written, or its logout. */
  readonly follow: () => void
  /** Whether the tokens in use came from another tab. */
  readonly hasFollowed: () => boolean
  /** Ends the session without the user's wish: during an edit a login is asked for. */
  readonly lose: (how: "elsewhere" | "refused") => void
}

export type Core = Base & TokenChanges

export function makeCore(surroundings: Surroundings): Core {
  const base = makeBase(surroundings)
  return { ...base, ...makeTokenChanges(base) }
}

function makeBase(surroundings: Surroundings): Base {
  const http = makeHttp(surroundings)
  const tokenStorage = makeTokenStorage(surroundings.storage, (trouble) => {
    // redux-persist writes from within a reducer, where nothing may be dispatched.
    queueMicrotask(() => {
      store.dispatch(noticeShown(trouble === "corrupt" ? "ended" : "memory"))
    })
  })
  const backEnd = new BackEnd(http, (error) => explain(error, surroundings.clock()))
  const { store, startListening } = makeStore(tokenStorage, backEnd)
  const expiry = makeExpiry(surroundings)
  const tokens = () => selectTokens(store.getState())
  const { flush, restored } = startPersisting(store)
  const ready = restored.then(() => {
    const found = tokens()
    if (found !== null) expiry.restored(found)
  })
  return { surroundings, http, store, startListening, tokenStorage, expiry, tokens, flush, ready }
}

function makeTokenChanges({ store, tokenStorage, expiry, tokens, flush }: Base): TokenChanges {
  let adopted: string | undefined
  const lose = (how: "elsewhere" | "refused") => {
    const profile = selectProfile(store.getState())
    if (profile !== null) store.dispatch(sessionLost(profile))
    store.dispatch(how === "refused" ? refreshFailed() : loggedOut())
    flush()
  }
  const receive = (received: Tokens, lifetime: number | null) => {
    expiry.came(received, lifetime)
    store.dispatch(tokensReceived(received))
    flush()
  }
  const follow = () => {
    const mine = tokens()
    const stored = tokenStorage.read()
    if (stored !== null) {
      if (stored.refresh_token === mine?.refresh_token) return
      adopted = stored.token
      receive(stored, null)
    } else if (mine !== null && !tokenStorage.isInMemory()) lose(tokenStorage.saysEnded() ? "refused" : "elsewhere")
  }
  return { receive, follow, hasFollowed: () => adopted !== undefined && adopted === tokens()?.token, lose }
}
