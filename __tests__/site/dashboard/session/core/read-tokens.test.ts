import { readToken } from "#dashboard/session/core/read-tokens.ts"

test.each(["", "abc", "a.b.c", "a.e30.c", "a.bnVsbA.c", "..", "a.W10.c"])("the token %p has no readable facts", (token) => {
  expect(readToken(token)).toEqual({ uid: null, lifetime: null })
})

test("a token has a user id and a lifetime, also with letters outside of ASCII", () => {
  const part = Buffer.from(JSON.stringify({ sub: "2", iat: 1000, exp: 1900.5, name: "Zoë ✓ÿþ" })).toString("base64url")
  expect(readToken(`h.${part}.s`)).toEqual({ uid: "2", lifetime: 900_500 })
})
