import { anEntity } from "#support/build/entity.ts"
import { itemFields } from "../../../../../src/gatsby/content/item-fields.ts"
import { itemsOf } from "../../../../../src/gatsby/content/items.ts"
import { makeIndexFiles } from "../../../../../src/gatsby/content/publications/index-files.ts"

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
  const indexFiles = makeIndexFiles()
  const files = indexFiles(itemsIn(first, second, written))
  expect(indexFiles(itemsIn(written, second, first))).toEqual(files)
  expect(JSON.parse(files.get("/publications/list.json") ?? "{}")).toMatchObject({
    authors: [
      ["Bureau 3", "en"],
      ["Bureau 4", "en"],
    ],
    publications: [["A text", "/5/", "en", null, expect.any(String), null, [], [1, 0]]],
  })
})

test("a later call returns what a first one would, whatever has come, gone or changed", () => {
  const indexFiles = makeIndexFiles()
  const [before, another] = [itemsIn(first, second, written), anEntity({ ...written, uuid: "another", number: 6, label: "Another text" })]
  indexFiles(before)
  const contents = [
    [...before, ...itemsIn(another)],
    itemsIn(second, written, another),
    itemsIn(first, second, { ...written, label: "Renamed" }, another),
    before,
  ]
  for (const items of contents) expect(indexFiles(items)).toEqual(makeIndexFiles()(items))
})
