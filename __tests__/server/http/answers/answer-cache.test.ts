import { answer } from "#server/http/answers/answer.ts"
import { answerCache } from "#server/http/answers/answer-cache.ts"

const anAnswer = (bytes: number) => answer({ headers: {}, body: Buffer.alloc(bytes) })

test("the cache drops the answer that was used longest ago", () => {
  const cache = answerCache(20_000)
  for (const key of ["a", "b", "c", "d"]) cache.set(key, "1", anAnswer(2500))
  cache.get("a", "1")
  cache.set("e", "1", anAnswer(2500))
  expect(["a", "b", "c", "d", "e"].filter((key) => cache.get(key, "1") !== undefined)).toEqual(["a", "c", "d", "e"])
})

test("a single answer can't fill the whole cache", () => {
  const cache = answerCache(20_000)
  cache.set("small", "1", anAnswer(100))
  cache.set("huge", "1", anAnswer(18_000))
  expect(cache.get("huge", "1")).toBeUndefined()
  expect(cache.get("small", "1")).toBeDefined()
})
