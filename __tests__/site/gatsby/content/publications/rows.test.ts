import { rowsOf } from "#gatsby/content/publications/rows.ts"

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
  expect(rowsOf(["ten"], finding({ ten: publication, atelier, fees })).get("ten")?.whole).toEqual({
    ...{ id: "ten", title: "Ten points", path: "/post/ten/", langcode: "en", created: "2026-01-01T10:00:00+00:00" },
    ...{ date: "2026-01-02", kind: "opinion", summary: "What we ask for.", image },
    authors: [{ title: "Atelier", langcode: "fr" }],
    tags: [{ name: "Fees", langcode: "en", path: "/publications/tag/fees/" }],
  })
})

test("a row is another object only if its publication or something that it names has changed", () => {
  const fields = { ten: publication, eleven: { ...publication, title: "Eleven", authors: [] }, atelier, fees }
  const rows = (fieldsById: Parameters<typeof finding>[0]) => {
    const rowsById = rowsOf(["ten", "eleven"], finding(fieldsById))
    return [rowsById.get("ten"), rowsById.get("eleven")] as const
  }
  const [ten, eleven] = rows(fields)
  expect(rows({ ...fields }).map((one, index) => one === [ten, eleven][index])).toEqual([true, true])
  const renamed = rows({ ...fields, atelier: { ...atelier, title: "Renamed" } })
  expect([renamed[0] === ten, renamed[1] === eleven]).toEqual([false, true])
  expect(renamed[0]?.short).toMatchObject({ authors: [{ title: "Renamed" }], summary: null })
  expect(renamed[0]?.bare).toMatchObject({ authors: [], tags: [] })
})
