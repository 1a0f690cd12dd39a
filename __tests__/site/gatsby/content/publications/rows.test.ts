import { noRows, rowsOf } from "#gatsby/content/publications/rows.ts"

const image = { alt: "A door", title: "", width: 3, height: 2, focus: "0.5 0.5", file: "file-1" }
const publication = {
  ...{ title: "Ten points", path: "/post/ten/", langcode: "en", created: "2026-01-01T10:00:00+00:00", date: "2026-01-02", kind: "opinion" },
  ...{
    authors: ["atelier", "gone"],
    tags: ["fees"],
    phone: "+32 2 000 00 00",
    summary: "What we ask for.",
    image,
    body: { tree: "[]", pictures: [] },
  },
}
const atelier = { title: "Atelier", langcode: "fr", mail: "not@shown.example" }
const fees = { name: "Fees", langcode: "en", path: "/publications/tag/fees/", description: "Not shown" }
const finding = (fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>) => (id: string) => fields[id]

test("a row has what lists show of a publication, its authors and its tags, and nothing else", () => {
  expect(rowsOf(["ten"], finding({ ten: publication, atelier, fees }), noRows).get("ten")).toEqual({
    ...{ id: "ten", title: "Ten points", path: "/post/ten/", langcode: "en", created: "2026-01-01T10:00:00+00:00" },
    ...{ date: "2026-01-02", kind: "opinion", summary: "What we ask for.", image },
    authors: [{ title: "Atelier", langcode: "fr" }],
    tags: [{ name: "Fees", langcode: "en", path: "/publications/tag/fees/" }],
  })
})

test("a row has changed if its publication or something that it names has", () => {
  const fields = { ten: publication, eleven: { ...publication, title: "Eleven", authors: [] }, atelier, fees }
  const ids = ["ten", "eleven"]
  const before = rowsOf(ids, finding(fields), noRows)
  expect([...before.changed]).toEqual(ids)
  expect([...rowsOf(ids, finding({ ...fields }), before).changed]).toEqual([])
  const other = { ...fields, atelier: { ...atelier, title: "Renamed" } }
  const renamed = rowsOf(ids, finding(other), before)
  expect([...renamed.changed]).toEqual(["ten"])
  expect(renamed.get("ten")).toMatchObject({ authors: [{ title: "Renamed" }] })
  expect([...rowsOf(ids, finding({ ...other, eleven: { ...publication } }), renamed).changed]).toEqual(["eleven"])
})
