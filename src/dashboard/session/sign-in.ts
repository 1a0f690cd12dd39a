import type { AxiosInstance } from "axios"
import { firstAdministratorPath, lostPasswordPath, lostPasswordResetPath } from "#contract/paths.ts"
import type { FirstAdministrator, LostPassword, PasswordReset } from "#contract/session.ts"
import { attempt } from "./core/http-problem.ts"
import type { LoadProfile } from "./profile/load-profile.ts"
import { loggedOut, loginFailed, loginRequested } from "./slices/auth-slice.ts"
import type { TokenCalls } from "./tokens/token-calls.ts"
import { done, failed, messageIn, type Outcome, type Problem } from "#lib/session/problem.ts"
import type { Login, Profile } from "#lib/session/session.ts"
import type { Core } from "./core/core.ts"
import { loginAnswered } from "./slices/held-text-slice.ts"
import { noticeWithdrawn } from "./slices/notice-slice.ts"

/** The login gets tokens, then the profile. Without the profile it gives the tokens up. */
export function makeSignIn(core: Core, calls: TokenCalls, loadProfile: LoadProfile) {
  const { store, tokens } = core
  return async (login: Login): Promise<Outcome<Profile>> => {
    await core.ready
    store.dispatch(loginRequested())
    const answer = await calls.byPassword(login)
    if (!answer.ok) {
      // Another tab may have logged in meanwhile.
      if (tokens() === null) store.dispatch(loginFailed())
      return failed(asLoginProblem(answer.problem))
    }
    store.dispatch(noticeWithdrawn("ended"))
    core.receive(answer.value.tokens, answer.value.lifetime)
    const profile = await loadProfile()
    if (!profile.ok) {
      // Storage then says "logged out", not "failed", so other tabs that took over the tokens show no notice.
      store.dispatch(loggedOut())
      core.flush()
      store.dispatch(loginFailed())
      store.dispatch(noticeWithdrawn("ended"))
      return failed(asLoginProblem(profile.problem))
    }
    store.dispatch(loginAnswered(tokens()))
    return profile
  }
}

/** At the login, a 401 means a wrong password and a 404 a server that is not set up. */
function asLoginProblem(problem: Problem): Problem {
  if (problem.kind === "signed-out") return { ...problem, kind: "credentials" }
  return problem.kind === "not-found" ? { ...problem, kind: "broken", status: 404 } : problem
}

/** This browser forgets the tokens at once, then the back end has a few seconds to end the sign-in. */
export function makeSignOut({ store, tokens, flush, ready }: Core, calls: TokenCalls) {
  return async (): Promise<void> => {
    await ready
    const endedTokens = tokens()
    store.dispatch(loggedOut())
    flush()
    store.dispatch(loginAnswered(null))
    store.dispatch(noticeWithdrawn("ended"))
    if (endedTokens !== null) await calls.revoke(endedTokens.refresh_token)
  }
}

export function makeLostPassword(http: AxiosInstance, clock: () => number) {
  const post = async (path: string, body: LostPassword | PasswordReset | FirstAdministrator): Promise<Outcome<string>> => {
    const answer = await attempt(http.post(`${path}?_format=json`, body, { headers: { Accept: "application/json" } }), clock)
    return answer.ok ? done(messageIn(answer.value.data) ?? "") : answer
  }
  return {
    lostPassword: ({ mail }: LostPassword) => post(lostPasswordPath, { mail }),
    resetPassword: ({ name, temp_pass, new_pass }: PasswordReset) => post(lostPasswordResetPath, { name, temp_pass, new_pass }),
    makeFirstAdministrator: ({ temp_pass, name, mail, pass }: FirstAdministrator) =>
      post(firstAdministratorPath, { temp_pass, name, mail, pass }),
  }
}
