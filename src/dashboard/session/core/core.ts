import axios from "axios"
import { selectProfile } from "../slices/user-slice.ts"
import { explain } from "./http-problem.ts"
import { loggedOut, refreshFailed, selectTokens, tokensReceived, type Tokens } from "../slices/auth-slice.ts"
import { makeExpiry } from "./expiry.ts"
import { startPersisting } from "./persistence.ts"
import { makeTokenStorage } from "./token-storage.ts"
import { BackEnd } from "#dashboard/session/core/api.ts"
import { sessionLost } from "../slices/held-text-slice.ts"
import { noticeShown } from "../slices/notice-slice.ts"
import { makeStore, type OtherSlice } from "./store.ts"
import type { BrowserEnvironment } from "./browser-environment.ts"

const requestTimeoutMs = 30_000

export type Core = ReturnType<typeof makeCore>

/** All other parts of the session use these: the store, its copy in the browser's storage, and the changes of its tokens. */
export function makeCore(browser: BrowserEnvironment, slices: readonly OtherSlice[]) {
  const parts = makeStoreAndHttp(browser, slices)
  return { ...parts, ...makeTokenChanges(parts) }
}

function makeStoreAndHttp(browser: BrowserEnvironment, slices: readonly OtherSlice[]) {
  const http = axios.create({ baseURL: browser.apiUrl, timeout: requestTimeoutMs })
  const tokenStorage = makeTokenStorage(browser.storage, (trouble) => {
    // redux-persist writes inside a reducer, which may dispatch nothing.
    queueMicrotask(() => {
      store.dispatch(noticeShown(trouble === "corrupt" ? "ended" : "memory"))
    })
  })
  // Only the fetch adapter asks for a fresh answer without breaking the browser's cache for others.
  const fresh = { withCredentials: true, fetchOptions: { cache: "no-cache" } } as const
  const site = axios.create({ adapter: browser.adapter ?? "fetch", timeout: requestTimeoutMs, ...fresh })
  const backEnd = new BackEnd({
    http,
    explain: (error) => explain(error, browser.clock()),
    site,
    has: (feature) => selectProfile(store.getState())?.features?.includes(feature) ?? false,
  })
  const { store, startListening } = makeStore(tokenStorage, backEnd, slices)
  const expiry = makeExpiry(browser)
  const tokens = () => selectTokens(store.getState())
  const { flush, restored } = startPersisting(store)
  const ready = restored.then(() => {
    const storedTokens = tokens()
    if (storedTokens !== null) expiry.restored(storedTokens)
  })
  return { browser, http, store, startListening, tokenStorage, expiry, tokens, flush, ready }
}

function makeTokenChanges({ store, tokenStorage, expiry, tokens, flush }: ReturnType<typeof makeStoreAndHttp>) {
  let adopted: string | undefined
  /** The user did not end this session. If the user is editing, a dialog asks for the login. */
  const lose = (how: "elsewhere" | "refused") => {
    const profile = selectProfile(store.getState())
    if (profile !== null) store.dispatch(sessionLost(profile))
    store.dispatch(how === "refused" ? refreshFailed() : loggedOut())
    flush()
  }
  const receive = (received: Tokens, lifetime: number | null) => {
    expiry.received(received, lifetime)
    store.dispatch(tokensReceived(received))
    flush()
  }
  /** Runs when another tab has written tokens, or logged out. */
  const follow = () => {
    const mine = tokens()
    const storedTokens = tokenStorage.read()
    if (storedTokens !== null) {
      if (storedTokens.refresh_token === mine?.refresh_token) return
      adopted = storedTokens.token
      receive(storedTokens, null)
    } else if (mine !== null && !tokenStorage.isInMemory()) lose(tokenStorage.saysEnded() ? "refused" : "elsewhere")
  }
  return { receive, follow, hasFollowed: () => adopted !== undefined && adopted === tokens()?.token, lose }
}
