import { answer } from "#server/http/answers/answer.ts"
import { answerCache } from "#server/http/answers/answer-cache.ts"

const anAnswer = (bytes: number) => answer({ headers: {}, body: Buffer.alloc(bytes) })

test("what was used last stays, what was used longest ago goes first", () => {
  const cache = answerCache(20_000)
  for (const key of ["a", "b", "c", "d"]) cache.set(key, "1", anAnswer(2500))
  cache.get("a", "1")
  cache.set("e", "1", anAnswer(2500))
  expect(["a", "b", "c", "d", "e"].filter((key) => cache.get(key, "1") !== undefined)).toEqual(["a", "c", "d", "e"])
})

test("one answer may not fill the whole memory", () => {
  const cache = answerCache(20_000)
  cache.set("small", "1", anAnswer(100))
  cache.set("huge", "1", anAnswer(18_000))
  expect(cache.get("huge", "1")).toBeUndefined()
  expect(cache.get("small", "1")).toBeDefined()
})

test("a new stamp empties it", () => {
  const cache = answerCache()
  cache.set("a", "1", anAnswer(10))
  expect(cache.get("a", "2")).toBeUndefined()
  expect(cache.get("a", "1")).toBeUndefined()
})
