import { readAccount } from "#dashboard/session/profile/profile.ts"
import { profileDelayed, profileFailed, profileReceived, profileRequested, userSlice } from "#dashboard/session/slices/user-slice.ts"
import { loggedOut, loginFailed, refreshFailed, tokensReceived } from "#dashboard/session/slices/auth-slice.ts"
import { recorded } from "#support/browser/drupal.ts"

const tokens = { token: "a", refresh_token: "r", uid: "2", received: 0 }

async function contributrice() {
  const body: unknown = await recorded("user-20-own-with-roles").json()
  const account = readAccount(body)
  if (account === null) throw new Error("The recording isn't a profile.")
  return account
}

test("the user is loading, then has a profile or an error, and nothing after a logout or a failed refresh", async () => {
  const { reducer } = userSlice
  const account = await contributrice()
  const loading = reducer(undefined, profileRequested())
  expect(loading).toEqual({ status: "loading", account: null })
  const known = reducer(loading, profileReceived(account))
  expect(known).toEqual({ status: "success", account })
  expect(reducer(reducer(known, profileRequested()), profileDelayed())).toEqual(known)
  expect(reducer(loading, profileDelayed())).toEqual(loading)
  expect(reducer(known, profileFailed())).toEqual({ status: "error" })
  for (const end of [loggedOut, refreshFailed, loginFailed]) expect(reducer(known, end())).toEqual({ status: "empty" })
  expect(reducer(known, tokensReceived(tokens))).toBe(known)
  expect(reducer(known, tokensReceived({ ...tokens, uid: "3" }))).toEqual({ status: "empty" })
})

test("a profile has roles, a member page and a language", async () => {
  expect((await contributrice()).profile).toMatchObject({ uid: 2, roles: ["contributor"], member: { number: 1 }, langcode: "en" })
})

test.each([
  null,
  "",
  "<html></html>",
  [],
  {},
  { uid: [{ value: 2 }] },
  { uid: [{ value: "2" }], name: [{ value: "x" }] },
  { uid: 2, name: "x" },
])("%p is no profile", (body) => {
  expect(readAccount(body)).toBeNull()
})

test("a profile needs only its number and name", () => {
  const account = readAccount({ uid: [{ value: 2 }], name: [{ value: "x" }], roles: "hidden", field_member: [{ target_id: null }] })
  const profile = { uid: 2, name: "x", mail: null, roles: [], member: null, langcode: "en" }
  expect(account?.profile).toEqual({ ...profile, wantsMails: null, features: null })
})
