import { appWords } from "#dashboard/strings/words.ts"
import type { Core } from "../core/core.ts"
import { attempt } from "../core/http-problem.ts"
import type { Refresh } from "../tokens/refresh.ts"
import { mediaType } from "#contract/jsonapi.ts"
import { individualPath } from "#contract/paths.ts"
import { done, failed, type Outcome, type Problem } from "#lib/session/problem.ts"
import type { Profile, ProfileChanges } from "#lib/session/session.ts"
import type { LoadProfile } from "./load-profile.ts"
import { profileReceived, selectAccount, selectProfile } from "../slices/user-slice.ts"

const type = "user--user"

/** Drupal ends the access token with the save, so the token is refreshed at once. */
export function makeSaveProfile(core: Core, refresh: Refresh, loadProfile: LoadProfile) {
  const { store, http, tokens, browser } = core
  return async (changes: ProfileChanges): Promise<Outcome<Profile>> => {
    const { id = null, profile } = selectAccount(store.getState()) ?? {}
    if (profile === undefined || id === null) return failed({ kind: "signed-out", message: null })
    const body = { data: { type, id, attributes: attributesOf(changes) } }
    const headers = { "Content-Type": mediaType, Accept: mediaType }
    const answer = await attempt(http.patch(individualPath(type, id), body, { headers }), browser.clock)
    if (!answer.ok) return failed(withFormNames(answer.problem))
    // From here on the back end has the changes, even if the connection ends.
    const { name = profile.name, mail = profile.mail, langcode = profile.langcode, wantsMails = profile.wantsMails } = changes
    const changed = { ...profile, name, mail, langcode, wantsMails }
    if (tokens()?.uid !== String(profile.uid)) return failed({ kind: "signed-out", message: null })
    store.dispatch(profileReceived({ id, profile: changed }))
    const endedToken = tokens()?.token
    if (endedToken !== undefined && (await refresh(endedToken)) === "fresh") await loadProfile()
    return done(selectProfile(store.getState()) ?? changed)
  }
}

function attributesOf({ name, mail, password, currentPassword, langcode, wantsMails }: ProfileChanges) {
  const hasPassword = password !== undefined || currentPassword !== undefined
  const pass = hasPassword ? { existing: currentPassword, value: password } : undefined
  // JSON leaves out undefined members.
  return { name, mail, preferred_langcode: langcode, field_mail_changes: wantsMails, pass }
}

const formNames: Readonly<Record<string, string>> = {
  pass: "password",
  preferred_langcode: "langcode",
  field_mail_changes: "wantsMails",
}

/** Drupal reports a missing present password at the field that needs it. */
function withFormNames(problem: Problem): Problem {
  if (problem.kind !== "invalid") return problem
  const needed = [appWords.refusals["password-needed-for-mail"], appWords.refusals["password-needed-for-password"]]
  const fields = Object.entries(problem.fields).map(([field, sentence]) => {
    const name = needed.includes(sentence) ? "currentPassword" : (formNames[field] ?? field)
    return [name, sentence] as const
  })
  return { ...problem, fields: Object.fromEntries(fields) }
}
