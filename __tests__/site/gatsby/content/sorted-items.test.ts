import { sortItems } from "../../../../src/gatsby/content/sorted-items.ts"
import { anEntity } from "#support/build/source-entity.ts"

const aPublication = (uuid: string, number: number, created: string) =>
  anEntity({ uuid, number, created, attributes: { field_date: "2026-03-03" } })

test("items of one date stand alike whatever numbers a back end gave them: the newest first, then by their ids", () => {
  const times = { a: "2026-03-03T08:00:00+00:00", b: "2026-03-03T09:00:00+00:00", c: "2026-03-03T09:00:00+00:00" }
  const orderOf = (numbers: Readonly<Record<keyof typeof times, number>>) => {
    const { publications } = sortItems((["b", "a", "c"] as const).map((uuid) => aPublication(uuid, numbers[uuid], times[uuid])))
    return publications.map(({ uuid }) => uuid)
  }
  expect(orderOf({ a: 1, b: 2, c: 3 })).toEqual(["c", "b", "a"])
  expect(orderOf({ a: 3, b: 2, c: 1 })).toEqual(["c", "b", "a"])
})
