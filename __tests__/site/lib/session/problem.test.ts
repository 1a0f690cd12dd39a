import { problemOf, wordsOf } from "#lib/session/problem.ts"

const noon = Date.parse("2026-11-21T12:00:00Z")

function answer(status: number, body: unknown, retryAfter: string | null = null) {
  return problemOf({ status, body, retryAfter }, noon, ({ code }) => (code === "known" ? "In the reader’s words." : null))
}

test.each([
  ["90", noon + 90_000],
  ["Sat, 21 Nov 2026 12:05:00 GMT", noon + 300_000],
  ["soon", null],
  [null, null],
])("Retry-After %p means another try at %p", (retryAfter, retryAt) => {
  const problem = answer(403, { error: "flood_user_blocked", error_description: "Too many." }, retryAfter)
  expect(problem).toEqual({ kind: "blocked-for-now", message: "Too many.", isEnglish: true, retryAt })
  expect(wordsOf(problem)).toMatch(retryAt === null ? /^Too many\.$/ : /^Too many\. You can try again at \d\d:\d\d\.$/)
})

test("each sentence about a field is found by that field, without Drupal's name for it", () => {
  const errors = [
    { detail: "mail: This is no address.", source: { pointer: "/data/attributes/mail" } },
    { detail: "pass: Too short.", source: { pointer: "/data/attributes/pass/value" } },
  ]
  expect(answer(422, { errors })).toEqual({
    kind: "invalid",
    message: "This is no address. Too short.",
    isEnglish: true,
    fields: { mail: "This is no address.", pass: "Too short." },
  })
})

test.each(["<!DOCTYPE html><html></html>", "", null, 3, [], {}, { message: 3 }, { errors: "no" }, "x".repeat(501)])(
  "an answer such as %p has no words, but its problem has",
  (body) => {
    for (const status of [400, 401, 403, 404, 422, 429, 500, 503]) {
      const problem = answer(status, body)
      expect(problem.message).toBeNull()
      expect(wordsOf(problem)).not.toBe("")
    }
  },
)

test("markup in the server's words stays text", () => {
  expect(answer(400, { message: "<img src=x onerror=alert(1)>" }).message).toBe("<img src=x onerror=alert(1)>")
})

test.each([405, 501])("the answer %p means that the server does not offer the function", (status) => {
  const problem = answer(status, "")
  expect(problem).toEqual({ kind: "not-offered", message: null })
  expect(wordsOf(problem)).toBe("The server doesn't offer this.")
})

test("a 413, of the server or of a proxy before it, means that something is too large", () => {
  for (const body of [
    "<html><h1>413 Request Entity Too Large</h1></html>",
    { errors: [{ detail: "A document may have 9 bytes at most." }] },
  ]) {
    const problem = answer(413, body)
    expect(problem).toEqual({ kind: "too-large", message: null })
    expect(wordsOf(problem)).toContain("too large")
  }
})

test.each([403, 404, 405, 422, 429, 507])("the answer %p, whose code is known, has words in the reader's language", (status) => {
  const problem = answer(status, { message: "In English.", code: "known" })
  expect(problem).toMatchObject({ message: "In the reader’s words." })
  expect(problem.isEnglish).toBeUndefined()
})

test.each([404, 405, 500])("the answer %p, which has no code, has our words for its kind", (status) => {
  expect(answer(status, { message: "No route found" }).message).toBeNull()
})
