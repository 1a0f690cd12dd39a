/** One's own name, mail, password and language. contract.md, Writing: such a save ends the access token. */
import type { Core } from "#app/session/core.ts"
import { explain } from "#app/requests/http-problem.ts"
import type { Refresh } from "#app/tokens/refresh.ts"
import { mediaType } from "#contract/jsonapi.ts"
import { individualPath } from "#contract/paths.ts"
import { done, failed, type Outcome, type Problem } from "#lib/session/problem.ts"
import type { Profile, ProfileChanges } from "#lib/session/session.ts"
import type { LoadProfile } from "./load-profile.ts"
import { profileOf, type UserProfile } from "./profile.ts"
import { profileReceived, selectUserProfile } from "./user-slice.ts"

const type = "user--user"

export function makeSaveProfile(core: Core, refresh: Refresh, loadProfile: LoadProfile) {
  const { store, http, tokens, surroundings } = core
  const known = () => selectUserProfile(store.getState())
  return async (changes: ProfileChanges): Promise<Outcome<Profile>> => {
    const profile = known()
    const id = profile?.uuid[0]?.value
    if (profile === null || id === undefined) return failed({ kind: "signed-out", message: null })
    try {
      const body = { data: { type, id, attributes: attributesOf(changes) } }
      await http.patch(individualPath(type, id), body, { headers: { "Content-Type": mediaType, Accept: mediaType } })
    } catch (error) {
      return failed(inFormsWords(explain(error, surroundings.clock())))
    }
    // What was saved is so from here on, even where the connection ends now.
    const changed = withChanges(profile, changes)
    const isStillTheirs = tokens()?.uid === String(profile.uid[0].value)
    if (!isStillTheirs) return failed({ kind: "signed-out", message: null })
    store.dispatch(profileReceived(changed))
    const ended = tokens()?.token
    if (ended !== undefined && (await refresh(ended)) === "fresh") await loadProfile()
    return done(profileOf(known() ?? changed))
  }
}

function attributesOf({ name, mail, password, currentPassword, langcode }: ProfileChanges) {
  const pass = {
    ...(currentPassword === undefined ? {} : { existing: currentPassword }),
    ...(password === undefined ? {} : { value: password }),
  }
  return {
    ...(name === undefined ? {} : { name }),
    ...(mail === undefined ? {} : { mail }),
    ...(langcode === undefined ? {} : { preferred_langcode: langcode }),
    ...(Object.keys(pass).length === 0 ? {} : { pass }),
  }
}

function withChanges(profile: UserProfile, { name, mail, langcode }: ProfileChanges): UserProfile {
  return {
    ...profile,
    ...(name === undefined ? {} : { name: [{ value: name }] as const }),
    ...(mail === undefined ? {} : { mail: [{ value: mail }] }),
    ...(langcode === undefined ? {} : { preferred_langcode: [{ value: langcode }] }),
  }
}

const formNames: Readonly<Record<string, string>> = { pass: "password", preferred_langcode: "langcode" }

/** The API's fields by their names in ProfileChanges; Drupal complains about a missing present password at what needs it. */
function inFormsWords(problem: Problem): Problem {
  if (problem.kind !== "invalid") return problem
  const fields = Object.entries(problem.fields).map(([field, sentence]) =>
    sentence.includes("current password") ? (["currentPassword", sentence] as const) : ([formNames[field] ?? field, sentence] as const),
  )
  return { ...problem, fields: Object.fromEntries(fields) }
}
