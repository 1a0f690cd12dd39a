import { anEntity } from "#support/build/entity.ts"
import { itemFields } from "../../../../../src/gatsby/content/item-fields.ts"
import { itemsOf } from "../../../../../src/gatsby/content/items.ts"
import { indexFilesOf } from "../../../../../src/gatsby/content/publications/index-files.ts"

const lookups = { nodeId: () => undefined, file: () => undefined, fetched: () => undefined, linkTarget: () => null }
const member = (number: number) => anEntity({ type: "node--member", number, label: `Bureau ${number}` })
const [first, second] = [member(3), member(4)]
const written = anEntity({
  ...{ type: "node--article", number: 5, label: "A text" },
  relationships: { field_authors: [second, first].map(({ uuid }) => ({ id: uuid, meta: {} })) },
})

function itemsIn(...entities: Parameters<typeof itemsOf>[0]) {
  return [...itemsOf(entities).values()].map((item) =>
    itemFields({ item, language: "en", path: `/${item.main.number}/`, pages: [], fixed: null, related: null }, lookups, undefined),
  )
}

test("the files are the same, in whatever order the build has the items", () => {
  const files = indexFilesOf(itemsIn(first, second, written))
  expect(indexFilesOf(itemsIn(written, second, first))).toEqual(files)
  expect(JSON.parse(files.get("/publications/list.json") ?? "{}")).toMatchObject({
    authors: [
      ["Bureau 3", "en"],
      ["Bureau 4", "en"],
    ],
    publications: [["A text", "/5/", "en", null, expect.any(String), null, [], [1, 0]]],
  })
})
