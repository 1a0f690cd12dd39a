import { individualPath } from "#contract/paths.ts"
import { readRevisions } from "#dashboard/items/history.ts"
import type { Ask } from "#dashboard/session/core/api.ts"

const type = "node--member"
const path = individualPath(type, "00000000-0000-4000-8000-000000000001")

/** A back end that has so many revisions, and gives at most `most` in one answer. */
function aBackEnd(count: number, most: number) {
  const asked: unknown[] = []
  const ask: Ask = ({ params }) => {
    const { "page[offset]": offset, "page[limit]": limit } = params
    asked.push([offset, limit])
    const left = Array.from({ length: count }, (_, index) => count - index).slice(offset, offset + Math.min(limit, most))
    const data = left.map((vid) => ({
      type,
      id: "a",
      attributes: { title: `Version ${vid}`, drupal_internal__vid: vid },
      relationships: {},
    }))
    return { data: { data, links: offset + left.length < count ? { next: { href: "…" } } : {} } }
  }
  return { ask, asked }
}

const versionsOf = async (ask: Ask, page: number) => {
  const found = await readRevisions(ask, { type, path, page })
  return "data" in found ? (found.data ?? []).map(({ version }) => Number(version)) : found.error
}

test("a page of revisions is whole, also where the back end gives long ones in several answers", async () => {
  const { ask, asked } = aBackEnd(60, 20)
  expect(await versionsOf(ask, 1)).toEqual(Array.from({ length: 50 }, (_, index) => 60 - index))
  expect(asked).toEqual([
    [0, 50],
    [20, 30],
    [40, 10],
  ])
  expect(await versionsOf(ask, 2)).toEqual(Array.from({ length: 10 }, (_, index) => 10 - index))
})
