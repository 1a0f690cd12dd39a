/** The store, what keeps it in the browser, and what changes it for all: the floor that the session's other parts stand on. */
import { loggedOut, refreshFailed, tokensReceived, type Tokens } from "#app/tokens/auth-slice.ts"
import { makeExpiry, type Expiry } from "#app/tokens/expiry.ts"
import { makeHeldText, type HeldText } from "./held-text.ts"
import { makeNotices, type Notices } from "./notices.ts"
import { makeKeeper, startPersisting, type Keeper } from "#app/tokens/persistence.ts"
import { profileOf } from "#app/profile/profile.ts"
import { makeStore, selectTokens, type Store } from "./store.ts"
import type { Surroundings } from "./surroundings.ts"
import { knownProfile } from "#app/profile/user-slice.ts"

export type Core = {
  readonly surroundings: Surroundings
  readonly store: Store
  readonly keeper: Keeper
  readonly expiry: Expiry
  readonly held: HeldText
  readonly notices: Notices
  readonly tokens: () => Tokens | null
  /** Takes new tokens, and writes them before anything else happens. */
  readonly receive: (tokens: Tokens, lifetime: number | null) => void
  /** Takes over what another tab has written: its tokens, or its logout. Says whether that changed anything. */
  readonly follow: () => boolean
  /** Whether the tokens in use came from another tab. */
  readonly hasFollowed: () => boolean
  /** The session ended, but not by the user: where text is being edited a login is asked for. */
  readonly lose: (how: "elsewhere" | "refused") => void
  /** Writes at once. */
  readonly flush: () => void
  /** Once storage has answered. */
  readonly ready: Promise<void>
}

export function makeCore(surroundings: Surroundings): Core {
  const notices = makeNotices()
  const keeper = makeKeeper(surroundings.storage, (trouble) => {
    // redux-persist writes from within a reducer, where nobody may look at the store.
    queueMicrotask(() => {
      notices.say(trouble === "corrupt" ? "ended" : "memory")
    })
  })
  const store = makeStore(keeper)
  const expiry = makeExpiry(surroundings)
  const held = makeHeldText()
  const tokens = () => selectTokens(store.getState())
  let flush = () => undefined
  let adopted: string | undefined
  const lose = (how: "elsewhere" | "refused") => {
    const profile = knownProfile(store.getState().user)
    if (profile !== null) held.ask(profileOf(profile))
    store.dispatch(how === "refused" ? refreshFailed() : loggedOut())
    flush()
    if (how === "refused") notices.say("ended")
  }
  const receive = (received: Tokens, lifetime: number | null) => {
    expiry.came(received, lifetime)
    store.dispatch(tokensReceived(received))
    flush()
  }
  const follow = (): boolean => {
    const mine = tokens()
    const stored = keeper.read()
    if (stored === null) {
      if (mine === null || keeper.isInMemory()) return false
      lose(keeper.saysEnded() ? "refused" : "elsewhere")
      return true
    }
    if (stored.refresh_token === mine?.refresh_token) return false
    adopted = stored.token
    receive(stored, null)
    return true
  }
  const ready = startPersisting(store).then((persistor) => {
    flush = () => {
      persistor.flush()
    }
    const restored = tokens()
    if (restored !== null) expiry.restored(restored)
  })
  return {
    surroundings,
    store,
    keeper,
    expiry,
    held,
    notices,
    tokens,
    receive,
    follow,
    hasFollowed: () => adopted !== undefined && adopted === tokens()?.token,
    lose,
    flush: () => {
      flush()
    },
    ready,
  }
}
