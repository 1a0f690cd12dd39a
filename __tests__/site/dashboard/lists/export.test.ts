import { csvOf, headsOf, cellsOf } from "#dashboard/lists/export.tsx"
import type { Row } from "#dashboard/lists/rows/row.ts"
import { members } from "#dashboard/lists/kinds/nodes.ts"

test("a Belgian Excel opens the file right: UTF-8 with its mark, semicolons, one line a row", () => {
  expect(
    csvOf([
      ["Title", "Date"],
      ["Écrire", "2026-11-12"],
    ]),
  ).toBe("\uFEFFTitle;Date\r\nÉcrire;2026-11-12\r\n")
})

test.each(["=1+1", "+32 2", "-1", "@SUM(A1)", "\tx", "\rx", " =1", "\n=1", "\uff1d1"])(
  "a spreadsheet takes %j for text, not for a formula",
  (text) => {
    expect(csvOf([[text]])).toBe(`\uFEFF"'${text}"\r\n`)
  },
)

test("quotes, semicolons and line breaks stay inside their cell", () => {
  expect(csvOf([['a "b"; c\nd', "e"]])).toBe('\uFEFF"a ""b""; c\nd";e\r\n')
})

test("the members' file has their addresses and numbers, and times of Brussels as Excel reads them", () => {
  const row: Row = {
    ...{ type: "node--member", id: "1", number: 1, version: "1", title: "Atelier", langcode: "en", languages: null, original: "en" },
    ...{ isPublished: true, changed: "2026-07-01T12:05:00+00:00", publicPath: "/members/atelier/", related: {}, meta: {} },
    attributes: {
      field_street: "Kaai 1",
      field_postal_code: "1000",
      field_phone: "+32 2 555 01 30",
      field_mail: "a@example.org",
      field_vat: "BE0123456749",
    },
  }
  const values = Object.fromEntries(headsOf(members).map((head, place) => [head, cellsOf(members, row)[place]]))
  expect(values).toMatchObject({
    ...{
      "Street and number": "Kaai 1",
      "Postal code": "1000",
      Phone: "(+32) 2 555 01 30",
      Email: "a@example.org",
      "VAT number": "BE0123456749",
    },
    Changed: "2026-07-01 14:05",
  })
})
