import axios, { AxiosError, type AxiosAdapter, type InternalAxiosRequestConfig } from "axios"
import type { Core } from "../core/core.ts"
import { messageOf, refuseUnsent, httpStatusOf } from "../core/http-problem.ts"
import type { BrowserEnvironment } from "../core/browser-environment.ts"
import type { Tokens } from "../slices/auth-slice.ts"
import { loginAnswered, selectHasEdits, selectLostProfile } from "../slices/held-text-slice.ts"
import { requestEnded, requestStarted } from "../slices/pending-slice.ts"
import { requestForbidden, retryUnauthorized } from "../slices/refusal-slice.ts"
import type { Refresh } from "../tokens/refresh.ts"
import { isApiPath, lostPasswordPath, revokePath, tokenPath } from "#contract/paths.ts"
import { publishingStatusPath } from "#contract/publishing.ts"
import type { Reason } from "#lib/session/reason.ts"
import type { Session } from "#lib/session/session.ts"

/** Requests to other origins are sent unchanged, without the access token. */
export function authorize(core: Core, refresh: Refresh, session: () => Session): void {
  const { http, browser } = core
  const { adapter } = browser
  const send = counted(axios.getAdapter(adapter ?? axios.defaults.adapter), core)
  const sendAuthorized = authorized(send, core, { refresh, session })
  http.defaults.adapter = async (config) => {
    const path = pathAtBackEnd(browser, http.getUri(config))
    if (path === null || path === tokenPath || path === revokePath || path.startsWith(lostPasswordPath)) return send(config)
    try {
      return await sendAuthorized(config)
    } finally {
      // Answers and errors carry their request, and must not show the token in a log or elsewhere.
      config.headers.delete("Authorization")
    }
  }
}

function pathAtBackEnd({ apiUrl, here }: BrowserEnvironment, address: string): string | null {
  const { origin, pathname } = new URL(address, here())
  const base = new URL(apiUrl === "" ? "/" : `${apiUrl}/`, here())
  if (origin !== base.origin || !pathname.startsWith(base.pathname)) return null
  const path = pathname.slice(base.pathname.length - 1)
  // On the site's own origin, other paths belong to the site.
  return apiUrl !== "" || isApiPath(path) ? path : null
}

/** Users don't wait for the repeated requests for the state of the builds, so these don't count. */
function counted(send: AxiosAdapter, { store }: Core): AxiosAdapter {
  return async (config) => {
    if (config.url === publishingStatusPath) return send(config)
    store.dispatch(requestStarted())
    try {
      return await send(config)
    } finally {
      store.dispatch(requestEnded())
    }
  }
}

type Parts = { readonly refresh: Refresh; readonly session: () => Session }

/** docs/product.md says what follows a 401 or a 403. */
function authorized(send: AxiosAdapter, core: Core, { refresh, session }: Parts): AxiosAdapter {
  const sendAs = async (tokens: Tokens | null, config: InternalAxiosRequestConfig) => {
    if (tokens !== null) config.headers.set("Authorization", `Bearer ${tokens.token}`)
    try {
      return await send(config)
    } catch (error) {
      if (httpStatusOf(error) === 403) reportForbidden(core, session(), { method: config.method ?? "get", message: messageOf(error) })
      throw error
    }
  }
  const retryAs = async (tokens: Tokens, config: InternalAxiosRequestConfig) => {
    try {
      return await sendAs(tokens, config)
    } catch (error) {
      if (httpStatusOf(error) === 401) endSession(core, session, tokens)
      throw error
    }
  }
  return async (config) => {
    const tokens = await bearer(core, refresh)
    try {
      return await sendAs(tokens, config)
    } catch (error) {
      if (httpStatusOf(error) !== 401) throw error
      const next = await afterUnauthorized(core, refresh, tokens)
      if (next === "offline") throw new AxiosError("Network Error", AxiosError.ERR_NETWORK, config)
      if (next === "refused") throw error
      return await retryAs(next, config)
    }
  }
}

async function bearer(core: Core, refresh: Refresh): Promise<Tokens | null> {
  const { store, tokens, expiry, ready } = core
  await ready
  const mine = tokens()
  const isLoginAsked = selectLostProfile(store.getState()) !== null
  if (mine === null && isLoginAsked) return (await loginOfSameUser(core)) ?? refuseUnsent()
  if (mine !== null && expiry.dueIn() <= 0) await refresh(mine.token)
  return tokens()
}

/** The request can be repeated with the returned tokens. */
async function afterUnauthorized(core: Core, refresh: Refresh, carried: Tokens | null): Promise<Tokens | "offline" | "refused"> {
  const { store, tokens } = core
  if (carried === null) return "refused"
  if (tokens()?.token === carried.token && (await refresh(carried.token)) === "offline") return "offline"
  const mine = tokens()
  if (mine === null) {
    const lostProfile = selectLostProfile(store.getState())
    return (lostProfile !== null && String(lostProfile.uid) === carried.uid ? await loginOfSameUser(core) : null) ?? "refused"
  }
  // The request of one user must not be sent again as another user.
  return mine.token !== carried.token && mine.uid === carried.uid ? mine : "refused"
}

/** Waits for the dialog that asks for the login. Returns null if another user logs in, or nobody. */
function loginOfSameUser({ store, startListening }: Core): Promise<Tokens | null> {
  const lostProfile = selectLostProfile(store.getState())
  return new Promise((resolve) => {
    startListening({
      actionCreator: loginAnswered,
      effect: ({ payload: tokens }, listener) => {
        listener.unsubscribe()
        resolve(tokens?.uid === String(lostProfile?.uid) ? tokens : null)
      },
    })
  })
}

/** The back end has refused the new tokens too. */
function endSession({ store, tokens, lose }: Core, session: () => Session, carried: Tokens): void {
  if (tokens()?.token !== carried.token) return
  const wasSignedIn = session().kind === "signed-in"
  lose("refused")
  // If the user is editing, a dialog asks for the login.
  if (wasSignedIn && selectLostProfile(store.getState()) === null) store.dispatch(retryUnauthorized())
}

type Forbidden = { readonly method: string; readonly message: string | null }

function reportForbidden({ store }: Core, now: Session, { method, message }: Forbidden): void {
  // Before the profile has loaded, its own call reports the refusal.
  if (now.kind === "unknown") return
  const explanation = { reason: reasonFor(method.toLowerCase()), ...(message !== null && { message }) }
  const isTextHeld = now.kind === "signed-in" && selectHasEdits(store.getState(), now.profile.uid)
  store.dispatch(requestForbidden({ explanation, isTextHeld }))
}

function reasonFor(method: string): Reason {
  if (method === "delete") return "refused-delete"
  return method === "get" || method === "head" ? "refused-read" : "refused-save"
}
