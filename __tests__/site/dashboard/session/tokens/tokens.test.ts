import { authSlice, loggedOut, loginFailed, loginRequested, refreshFailed, tokensReceived } from "#dashboard/session/slices/auth-slice.ts"
import { makeExpiry } from "#dashboard/session/core/expiry.ts"
import { readToken } from "#dashboard/session/core/read-tokens.ts"

const tokens = { token: "a", refresh_token: "r", uid: "2", received: 0 }

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
