import { authSlice, loggedOut, loginFailed, loginRequested, refreshFailed, tokensReceived } from "#app/tokens/auth-slice.ts"
import { makeExpiry } from "#app/tokens/expiry.ts"
import { readToken } from "#app/tokens/jwt.ts"
import { readAccount } from "#app/profile/profile.ts"
import { profileDelayed, profileFailed, profileReceived, profileRequested, userSlice } from "#app/profile/user-slice.ts"
import { recorded } from "#support/browser/drupal.ts"

const tokens = { token: "a", refresh_token: "r", uid: "2", received: 0 }

async function contributrice() {
  const body: unknown = await recorded("user-20-own-with-roles").json()
  const account = readAccount(body)
  if (account === null) throw new Error("The recording isn't a profile.")
  return account
}

test("auth is empty, loading, then has tokens or an error, and nothing after a logout", () => {
  const { reducer } = authSlice
  const before = reducer(undefined, { type: "start" })
  expect(before).toEqual({ status: "empty" })
  const asked = reducer(before, loginRequested())
  expect(asked).toEqual({ status: "loading" })
  const signedIn = reducer(asked, tokensReceived(tokens))
  expect(signedIn).toEqual({ status: "success", ...tokens })
  expect(reducer(asked, loginFailed())).toEqual({ status: "error" })
  expect(reducer(signedIn, refreshFailed())).toEqual({ status: "error" })
  expect(reducer(signedIn, loggedOut())).toEqual({ status: "empty" })
})

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
  expect(account?.profile).toEqual({ uid: 2, name: "x", mail: null, roles: [], member: null, langcode: "en" })
})

test.each(["", "abc", "a.b.c", "a.e30.c", "a.bnVsbA.c", "..", "a.W10.c"])("the token %p has no readable facts", (token) => {
  expect(readToken(token)).toEqual({ uid: null, lifetime: null })
})

test("a token has a user id and a lifetime, also with letters outside of ASCII", () => {
  const part = Buffer.from(JSON.stringify({ sub: "2", iat: 1000, exp: 1900.5, name: "Zoë ✓ÿþ" })).toString("base64url")
  expect(readToken(`h.${part}.s`)).toEqual({ uid: "2", lifetime: 900_500 })
})

test("a token is due before it expires, also when only the clock went on while the device slept", () => {
  const now = { elapsed: 0, clock: 0 }
  const expiry = makeExpiry({ elapsed: () => now.elapsed, clock: () => now.clock })
  expiry.received(tokens, 900_000)
  expect(expiry.dueIn()).toBe(840_000)
  now.clock = 3_600_000
  expect(expiry.dueIn()).toBeLessThan(0)
  now.clock = -3_600_000
  expect(expiry.dueIn()).toBe(840_000)
  now.elapsed = 840_000
  expect(expiry.dueIn()).toBe(0)
})
