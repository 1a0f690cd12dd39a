import type { AxiosInstance } from "axios"
import type { Core } from "#app/session/core.ts"
import { explain } from "#app/requests/http-problem.ts"
import { userPath } from "#contract/paths.ts"
import { done, failed, type Outcome, type Problem } from "#lib/session/problem.ts"
import { readProfile, type UserProfile } from "./profile.ts"
import { profileDelayed, profileFailed, profileReceived, profileRequested } from "./user-slice.ts"

/** Fetches the profile of the user who is signed in, as after each login and refresh. Calls at the same time share one answer. */
export function makeLoadProfile({ store, http, tokens, surroundings: { clock } }: Core) {
  const load = async (uid: string): Promise<Outcome<UserProfile>> => {
    store.dispatch(profileRequested())
    const outcome = await fetchProfile(http, uid, clock)
    // Somebody else may have logged in meanwhile: then this is nobody's profile any more.
    if (tokens()?.uid !== uid) return failed({ kind: "signed-out", message: null })
    if (outcome.ok) store.dispatch(profileReceived(outcome.value))
    else store.dispatch(isPassing(outcome.problem) ? profileDelayed() : profileFailed())
    return outcome
  }
  let running: { readonly token: string; readonly end: Promise<Outcome<UserProfile>> } | undefined
  return (): Promise<Outcome<UserProfile>> => {
    const mine = tokens()
    if (mine === null) return Promise.resolve(failed({ kind: "signed-out", message: null }))
    if (running?.token !== mine.token) {
      const end = load(mine.uid).finally(() => {
        if (running?.token === mine.token) running = undefined
      })
      running = { token: mine.token, end }
    }
    return running.end
  }
}

export type LoadProfile = ReturnType<typeof makeLoadProfile>

/** Whether trying again later may help. */
export function isPassing({ kind }: Problem): boolean {
  return kind === "offline" || kind === "broken" || kind === "blocked-for-now"
}

async function fetchProfile(http: AxiosInstance, uid: string, clock: () => number): Promise<Outcome<UserProfile>> {
  try {
    const { data, status } = await http.get<unknown>(userPath(uid), { headers: { Accept: "application/json" } })
    const profile = readProfile(data)
    // A static host may answer any address with a page of its own.
    if (profile === null || String(profile.uid[0].value) !== uid) return failed({ kind: "broken", message: null, status })
    return done(profile)
  } catch (error) {
    return failed(explain(error, clock()))
  }
}
