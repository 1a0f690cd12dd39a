import type { LoadProfile } from "#app/profile/load-profile.ts"
import { profileOf } from "#app/profile/profile.ts"
import { loggedOut, loginFailed, loginRequested } from "#app/tokens/auth-slice.ts"
import type { TokenCalls } from "#app/tokens/token-calls.ts"
import { done, failed, type Outcome, type Problem } from "#lib/session/problem.ts"
import type { Login, Profile } from "#lib/session/session.ts"
import type { Core } from "./core.ts"
import { loginAnswered } from "./held-text-slice.ts"
import { noticeWithdrawn } from "./notice-slice.ts"

/** Specification, 4: loading on request, success when tokens are received, then the profile; an error clears the tokens. */
export function makeSignIn(core: Core, calls: TokenCalls, loadProfile: LoadProfile) {
  const { store, tokens } = core
  return async (login: Login): Promise<Outcome<Profile>> => {
    await core.ready
    store.dispatch(loginRequested())
    const answer = await calls.byPassword(login)
    if (!answer.ok) {
      // In the meantime another tab may have logged in.
      if (tokens() === null) store.dispatch(loginFailed())
      return failed(inLoginsWords(answer.problem))
    }
    store.dispatch(noticeWithdrawn("ended"))
    core.receive(answer.value.tokens, answer.value.lifetime)
    const profile = await loadProfile()
    if (!profile.ok) {
      // The other tabs, which may have followed already, are as before.
      store.dispatch(loggedOut())
      core.flush()
      store.dispatch(loginFailed())
      store.dispatch(noticeWithdrawn("ended"))
      return failed(inLoginsWords(profile.problem))
    }
    store.dispatch(loginAnswered(tokens()))
    return done(profileOf(profile.value))
  }
}

/** What a login means by it: a 401 is a wrong password, not a session that has ended, and a 404 is a server that isn't set up. */
function inLoginsWords(problem: Problem): Problem {
  const { message } = problem
  if (problem.kind === "signed-out") return { kind: "credentials", message }
  return problem.kind === "not-found" ? { kind: "broken", message, status: 404 } : problem
}

/** Forgets everything; the other tabs follow. Then the back end has a few seconds to end the sign-in. */
export function makeSignOut({ store, tokens, flush, ready }: Core, calls: TokenCalls) {
  return async (): Promise<void> => {
    await ready
    const ended = tokens()
    store.dispatch(loggedOut())
    flush()
    store.dispatch(loginAnswered(null))
    store.dispatch(noticeWithdrawn("ended"))
    if (ended !== null) await calls.revoke(ended.refresh_token)
  }
}
