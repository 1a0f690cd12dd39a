import { answerOf, cookieOf } from "#features/consent/cookie-answer.ts"

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
