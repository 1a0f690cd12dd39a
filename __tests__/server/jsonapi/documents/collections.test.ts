import { aServer } from "#support/server.ts"

test("a page has fifty items at most", async () => {
  const server = aServer().withMany("taxonomy_term--tags", 60).start()
  const { body } = await server.read("/jsonapi/taxonomy_term/tags?page[limit]=500")
  expect(body.data).toHaveLength(50)
  expect(body.links.next?.href).toContain("page%5Boffset%5D=50&page%5Blimit%5D=50")
})
