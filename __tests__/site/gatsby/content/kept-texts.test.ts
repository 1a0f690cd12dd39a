import { keptTexts } from "#gatsby/content/kept-texts.ts"
import { anEntity } from "#support/build/entity.ts"

const aText = (uuid: string, digest: string) => anEntity({ uuid, digest, attributes: {} })

function aCache() {
  const entries = new Map<string, string>()
  const cache = {
    get: (key: string) => Promise.resolve<unknown>(JSON.parse(entries.get(key) ?? "null")),
    set: (key: string, value: unknown) => Promise.resolve(void entries.set(key, JSON.stringify(value))),
    del: (key: string) => Promise.resolve(void entries.delete(key)),
  }
  return { cache, entries }
}
const aProcess = () =>
  keptTexts<Uint8Array>(
    "lengths",
    (value) => [...value],
    (packed) => Uint8Array.from(packed as number[]),
  )

test("the next process recalls what was made of texts that are still the same", async () => {
  const { cache } = aCache()
  const [same, other] = [aText("same", "one"), aText("other", "two")]
  const first = aProcess()
  for (const text of [same, other]) first.set(text, Uint8Array.of(1, 2))
  await first.keep([same, other], cache)
  const [again, changed] = [aText("same", "one"), aText("other", "three")]
  const second = aProcess()
  await second.recall([again, changed], cache)
  expect(second.get(again)).toEqual(Uint8Array.of(1, 2))
  expect(second.get(changed)).toBeUndefined()
})

test.each([
  ["in the same process", false],
  ["while no process ran", true],
])("nothing stays in the cache of an item that is gone %s", async (_, restarts) => {
  const { cache, entries } = aCache()
  const [left, gone] = [aText("left", "one"), aText("gone", "a draft again")]
  const first = aProcess()
  for (const text of [left, gone]) first.set(text, Uint8Array.of(1))
  await first.keep([left, gone], cache)
  const next = restarts ? aProcess() : first
  if (restarts) await next.recall([left], cache)
  await next.keep([left], cache)
  expect([...entries].filter(([key, value]) => `${key} ${value}`.includes("gone"))).toEqual([])
  expect(entries.get(`lengths ${left.language}.left`)).toBeDefined()
})
