import type { ResourceType } from "#contract/fields.ts"
import { collectionPath } from "#contract/paths.ts"
import { aServer, origin } from "#support/server.ts"

describe.each(["node--article", "node--agenda", "node--member", "taxonomy_term--tags"] as const)(
  "the %s collection",
  (type: ResourceType) => {
    test("is walked completely, and without repeats, by following its next links", async () => {
      const server = aServer()
        .withMany(type, 7, () => ({ fields: type === "node--agenda" ? { field_audience: "public" } : {} }))
        .start()
      const seen: string[] = []

      let next: string | undefined = `${collectionPath(type)}?page[limit]=3`
      while (next !== undefined) {
        const { body } = await server.read(next.replace(origin, ""))
        seen.push(...body.data.map(({ id }) => id))
        next = body.links.next?.href
      }

      expect(seen).toHaveLength(7)
      expect(new Set(seen).size).toBe(7)
    })
  },
)

test("a page has fifty items at most", async () => {
  const server = aServer().withMany("taxonomy_term--tags", 60).start()
  const { body } = await server.read("/jsonapi/taxonomy_term/tags?page[limit]=500")
  expect(body.data).toHaveLength(50)
  expect(body.links.next?.href).toContain("page%5Boffset%5D=50&page%5Blimit%5D=50")
})
