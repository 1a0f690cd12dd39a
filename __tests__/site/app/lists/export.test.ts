import { csvOf } from "#app/lists/export.tsx"

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
