import type { AxiosInstance } from "axios"
import { attempt } from "../core/http-problem.ts"
import { makeSingleFlight } from "../core/single-flight.ts"
import type { Core } from "../core/core.ts"
import { userPath } from "#contract/paths.ts"
import { done, failed, type Outcome, type Problem } from "#lib/session/problem.ts"
import type { Profile } from "#lib/session/session.ts"
import { profileDelayed, profileFailed, profileReceived, profileRequested, type Account } from "../slices/user-slice.ts"
import { readAccount } from "./profile.ts"

export type LoadProfile = ReturnType<typeof makeLoadProfile>

export function makeLoadProfile({ store, http, tokens, browser: { clock } }: Core) {
  const share = makeSingleFlight<Outcome<Profile>>()
  const load = async (uid: string): Promise<Outcome<Profile>> => {
    store.dispatch(profileRequested())
    const outcome = await fetchAccount(http, uid, clock)
    // Another user may have logged in meanwhile.
    if (tokens()?.uid !== uid) return failed({ kind: "signed-out", message: null })
    if (!outcome.ok) {
      store.dispatch(isTemporary(outcome.problem) ? profileDelayed() : profileFailed())
      return outcome
    }
    store.dispatch(profileReceived(outcome.value))
    return done(outcome.value.profile)
  }
  return (): Promise<Outcome<Profile>> => {
    const mine = tokens()
    if (mine === null) return Promise.resolve(failed({ kind: "signed-out", message: null }))
    return share(mine.token, () => load(mine.uid))
  }
}

export function isTemporary({ kind }: Problem): boolean {
  return kind === "offline" || kind === "broken" || kind === "blocked-for-now"
}

async function fetchAccount(http: AxiosInstance, uid: string, clock: () => number): Promise<Outcome<Account>> {
  const answer = await attempt(http.get(userPath(uid), { headers: { Accept: "application/json" } }), clock)
  if (!answer.ok) return answer
  const { data, status } = answer.value
  const account = readAccount(data)
  // A static host may answer any address with a page of its own.
  return account !== null && String(account.profile.uid) === uid ? done(account) : failed({ kind: "broken", message: null, status })
}
