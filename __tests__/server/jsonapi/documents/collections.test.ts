import type { ResourceType } from "#contract/fields.ts"
import { collectionPath } from "#contract/paths.ts"
import { anArticle } from "#support/entities.ts"
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

test("a page links to its neighbours and counts all items", async () => {
  const server = aServer().withMany("node--article", 5).start()
  const { body } = await server.read("/jsonapi/node/article?sort=title&page[limit]=2&page[offset]=2&fields[node--article]=title")

  expect(body.meta.count).toBe(5)
  expect(Object.keys(body.links)).toEqual(["first", "next", "prev", "self"])
  expect(body.links.next?.href).toBe(
    `${origin}/jsonapi/node/article?sort=title&page%5Boffset%5D=4&page%5Blimit%5D=2&fields%5Bnode--article%5D=title`,
  )
  expect(body.links.self?.href).toBe(
    `${origin}/jsonapi/node/article?fields%5Bnode--article%5D=title&page%5Blimit%5D=2&page%5Boffset%5D=2&sort=title`,
  )
})

test("a page has fifty items at most", async () => {
  const server = aServer().withMany("taxonomy_term--tags", 60).start()
  const { body } = await server.read("/jsonapi/taxonomy_term/tags?page[limit]=500")
  expect(body.data).toHaveLength(50)
  expect(body.links.next?.href).toContain("page%5Boffset%5D=50&page%5Blimit%5D=50")
})

test("a page size of zero is refused, and one that is no number is the default", async () => {
  const server = aServer().with(anArticle()).start()
  const none = await server.read("/jsonapi/node/article?page[limit]=0")
  expect(none.status).toBe(400)
  expect(none.body.errors[0]?.detail).toBe("The page size needs to be a positive integer.")
  const text = await server.read("/jsonapi/node/article?page[limit]=abc")
  expect(text.body.data).toHaveLength(1)
})
