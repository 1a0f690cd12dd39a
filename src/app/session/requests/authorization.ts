import type { Core } from "../core/core.ts"
import { loginAnswered, selectHasEdits, selectLostProfile } from "../slices/held-text-slice.ts"
import type { Tokens } from "../slices/auth-slice.ts"
import type { Refresh } from "../tokens/refresh.ts"
import type { Reason } from "#lib/session/reason.ts"
import type { Session } from "#lib/session/session.ts"
import { refuseUnsent } from "../core/http-problem.ts"
import { requestEnded, requestStarted } from "../slices/pending-slice.ts"
import { requestForbidden, retryUnauthorized } from "../slices/refusal-slice.ts"

type RetryDecision = { readonly kind: "retry"; readonly tokens: Tokens } | { readonly kind: "offline" | "refused" }

export type Authorization = ReturnType<typeof makeAuthorization>

/** Decides which tokens a request carries, and what follows a 401 or a 403 (docs/product.md). */
export function makeAuthorization(core: Core, refresh: Refresh, session: () => Session) {
  const { store, tokens } = core
  return {
    bearer: () => bearer(core, refresh),
    afterUnauthorized: (carried: Tokens | null) => afterUnauthorized(core, refresh, carried),
    onRetryUnauthorized: (carried: Tokens) => {
      if (tokens()?.token !== carried.token) return
      const wasSignedIn = session().kind === "signed-in"
      core.lose("refused")
      // During an edit a dialog asks for the login.
      if (wasSignedIn && selectLostProfile(store.getState()) === null) store.dispatch(retryUnauthorized())
    },
    onForbidden: (method: string, message: string | null) => {
      const now = session()
      // Until the profile has come, its own call reports the refusal.
      if (now.kind === "unknown") return
      const led = { reason: reasonFor(method), ...(message !== null && { message }) }
      const isTextHeld = now.kind === "signed-in" && selectHasEdits(store.getState(), now.profile.uid)
      store.dispatch(requestForbidden({ led, isTextHeld }))
    },
    onStart: () => store.dispatch(requestStarted()),
    onEnd: () => store.dispatch(requestEnded()),
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

async function afterUnauthorized(core: Core, refresh: Refresh, carried: Tokens | null): Promise<RetryDecision> {
  const { store, tokens } = core
  if (carried === null) return { kind: "refused" }
  if (tokens()?.token === carried.token && (await refresh(carried.token)) === "offline") return { kind: "offline" }
  const mine = tokens()
  if (mine === null) {
    const lost = selectLostProfile(store.getState())
    const answer = lost !== null && String(lost.uid) === carried.uid ? await loginOfSameUser(core) : null
    return answer === null ? { kind: "refused" } : { kind: "retry", tokens: answer }
  }
  // The request of one user must not be sent again as another user.
  return mine.token !== carried.token && mine.uid === carried.uid ? { kind: "retry", tokens: mine } : { kind: "refused" }
}

/** Waits until the dialog that asks for the login is answered; null if another user logs in, or nobody. */
function loginOfSameUser({ store, startListening }: Core): Promise<Tokens | null> {
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

function reasonFor(method: string): Reason {
  if (method === "delete") return "refused-delete"
  return method === "get" || method === "head" ? "refused-read" : "refused-save"
}
