import { answerOf, cookieOf, hasAccepted } from "#lib/consent.ts"

test.each(["accepted", "declined"] as const)("the answer %s is kept for one year, for the whole site, and not sent to others", (answer) => {
  expect(cookieOf(answer).split("; ")).toEqual([`g30_cookies=${answer}`, "path=/", "max-age=31536000", "SameSite=Lax"])
})

test.each([
  ["g30_cookies=accepted", "accepted"],
  ["a=b; g30_cookies=declined; c=d", "declined"],
  ["", undefined],
  ["not_g30_cookies=accepted", undefined],
  ["g30_cookies=perhaps", undefined],
])("among the cookies %j the answer is %s", (cookie, answer) => {
  expect(answerOf(cookie)).toBe(answer)
})

test("only an accepted notice lets the site store what it could do without", () => {
  expect(hasAccepted()).toBe(false)
  document.cookie = cookieOf("declined")
  expect(hasAccepted()).toBe(false)
  document.cookie = cookieOf("accepted")
  expect(hasAccepted()).toBe(true)
  document.cookie = "g30_cookies=; max-age=0; path=/"
})
