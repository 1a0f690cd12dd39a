/** Which tokens a request carries, and what follows a 401 or a 403. Specification, 8; product.md, 'A 403 …' and 'Tokens'. */
import type { Core } from "#app/session/core.ts"
import { loginAnswered, selectHasEdits, selectLostProfile } from "#app/session/held-text-slice.ts"
import type { Tokens } from "#app/tokens/auth-slice.ts"
import type { Refresh } from "#app/tokens/refresh.ts"
import type { Reason } from "#lib/session/reason.ts"
import type { Session } from "#lib/session/session.ts"
import { refuseUnsent } from "./http-problem.ts"
import type { AfterUnauthorized, Authorization } from "./http.ts"
import { requestEnded, requestStarted } from "./pending-slice.ts"
import { requestForbidden, retryUnauthorized } from "./refusal-slice.ts"

export function makeAuthorization(core: Core, refresh: Refresh, session: () => Session): Authorization {
  const { store, tokens } = core
  return {
    bearer: () => bearer(core, refresh),
    afterUnauthorized: (carried) => afterUnauthorized(core, refresh, carried),
    onRetryUnauthorized: (carried) => {
      if (tokens()?.token !== carried.token) return
      const wasSignedIn = session().kind === "signed-in"
      core.lose("refused")
      // During an edit the login is asked for in place.
      if (wasSignedIn && selectLostProfile(store.getState()) === null) store.dispatch(retryUnauthorized())
    },
    onForbidden: (method, message) => {
      const now = session()
      // While the profile is still to come, its own call explains the refusal.
      if (now.kind === "unknown") return
      const led = { reason: refusedBy(method), ...(message !== null && { message }) }
      const isTextHeld = now.kind === "signed-in" && selectHasEdits(store.getState(), now.profile.uid)
      store.dispatch(requestForbidden({ led, isTextHeld }))
    },
    onStart: () => store.dispatch(requestStarted()),
    onEnd: () => store.dispatch(requestEnded()),
  }
}

async function bearer(core: Core, refresh: Refresh): Promise<Tokens | null> {
  const { tokens, expiry, ready } = core
  await ready
  if (tokens() === null && isLoginAsked(core)) return (await login(core)) ?? refuseUnsent()
  const mine = tokens()
  if (mine !== null && expiry.dueIn() <= 0) await refresh(mine.token)
  return tokens()
}

async function afterUnauthorized(core: Core, refresh: Refresh, carried: Tokens | null): Promise<AfterUnauthorized> {
  const { store, tokens } = core
  if (carried === null) return { kind: "refused" }
  if (tokens()?.token === carried.token && (await refresh(carried.token)) === "offline") return { kind: "offline" }
  const mine = tokens()
  if (mine === null) {
    // A call of the user whose login is asked for waits for it.
    const lost = selectLostProfile(store.getState())
    const answer = lost !== null && String(lost.uid) === carried.uid ? await login(core) : null
    return answer === null ? { kind: "refused" } : { kind: "retry", tokens: answer }
  }
  // A request of one user isn't sent again as another.
  return mine.token !== carried.token && mine.uid === carried.uid ? { kind: "retry", tokens: mine } : { kind: "refused" }
}

function isLoginAsked({ store }: Core): boolean {
  return selectLostProfile(store.getState()) !== null
}

/** Waits for the login that is asked for: its tokens, or null where somebody else logs in or nobody does. */
function login({ store, startListening }: Core): Promise<Tokens | null> {
  const lost = selectLostProfile(store.getState())
  return new Promise((resolve) => {
    startListening({
      actionCreator: loginAnswered,
      effect: ({ payload: tokens }, listener) => {
        listener.unsubscribe()
        resolve(tokens?.uid === String(lost?.uid) ? tokens : null)
      },
    })
  })
}

function refusedBy(method: string): Reason {
  if (method === "delete") return "refused-delete"
  return method === "get" || method === "head" ? "refused-read" : "refused-save"
}
