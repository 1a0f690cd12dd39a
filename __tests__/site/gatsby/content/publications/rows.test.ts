import { rowOf } from "#gatsby/content/publications/rows.ts"

const publication = {
  ...{ title: "Ten points", path: "/post/ten/", langcode: "en", created: "2026-01-01T10:00:00+00:00", date: "2026-01-02", kind: "opinion" },
  ...{ authors: ["atelier", "gone"], tags: ["fees"], phone: "+32 2 000 00 00", body: { tree: "[]", pictures: [] } },
}
const atelier = { title: "Atelier", langcode: "fr", mail: "not@shown.example" }
const fees = { name: "Fees", langcode: "en", path: "/publications/tag/fees/", description: "Not shown" }
const finding = (fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>) => (id: string) => fields[id]

test("a row has what lists show of a publication, its authors and its tags, and nothing else", () => {
  expect(rowOf("ten", finding({ ten: publication, atelier, fees }))).toEqual({
    ...{ id: "ten", title: "Ten points", path: "/post/ten/", langcode: "en", created: "2026-01-01T10:00:00+00:00" },
    ...{ date: "2026-01-02", kind: "opinion" },
    authors: [{ title: "Atelier", langcode: "fr" }],
    tags: [{ name: "Fees", langcode: "en", path: "/publications/tag/fees/" }],
  })
})

test("a row is the same object until its publication or something that it names has changed", () => {
  const fields = { ten: publication, atelier, fees }
  const before = rowOf("ten", finding(fields))
  expect(rowOf("ten", finding({ ...fields }))).toBe(before)
  expect(rowOf("ten", finding({ ...fields, atelier: { ...atelier, title: "Renamed" } }))).toMatchObject({ authors: [{ title: "Renamed" }] })
  expect(rowOf("ten", finding({ ...fields, ten: { ...publication, title: "Eleven" } }))).toMatchObject({ title: "Eleven" })
})
