import type { AxiosInstance } from "axios"
import { attempt } from "#app/requests/http-problem.ts"
import { makeSingleFlight } from "#app/requests/single-flight.ts"
import type { Core } from "#app/session/core.ts"
import { userPath } from "#contract/paths.ts"
import { done, failed, type Outcome, type Problem } from "#lib/session/problem.ts"
import { readProfile, type UserProfile } from "./profile.ts"
import { profileDelayed, profileFailed, profileReceived, profileRequested } from "./user-slice.ts"

export type LoadProfile = ReturnType<typeof makeLoadProfile>

export function makeLoadProfile({ store, http, tokens, surroundings: { clock } }: Core) {
  const share = makeSingleFlight<Outcome<UserProfile>>()
  const load = async (uid: string): Promise<Outcome<UserProfile>> => {
    store.dispatch(profileRequested())
    const outcome = await fetchProfile(http, uid, clock)
    // Another user may have logged in meanwhile.
    if (tokens()?.uid !== uid) return failed({ kind: "signed-out", message: null })
    if (outcome.ok) store.dispatch(profileReceived(outcome.value))
    else store.dispatch(isTemporary(outcome.problem) ? profileDelayed() : profileFailed())
    return outcome
  }
  return (): Promise<Outcome<UserProfile>> => {
    const mine = tokens()
    if (mine === null) return Promise.resolve(failed({ kind: "signed-out", message: null }))
    return share(mine.token, () => load(mine.uid))
  }
}

/** Tells whether trying again later may help. */
export function isTemporary({ kind }: Problem): boolean {
  return kind === "offline" || kind === "broken" || kind === "blocked-for-now"
}

async function fetchProfile(http: AxiosInstance, uid: string, clock: () => number): Promise<Outcome<UserProfile>> {
  const answer = await attempt(http.get(userPath(uid), { headers: { Accept: "application/json" } }), clock)
  if (!answer.ok) return answer
  const { data, status } = answer.value
  const profile = readProfile(data)
  // A static host may answer any address with a page of its own.
  return profile !== null && String(profile.uid[0].value) === uid ? done(profile) : failed({ kind: "broken", message: null, status })
}
