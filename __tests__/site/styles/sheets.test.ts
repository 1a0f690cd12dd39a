import { builtClasses, sheets } from "#support/sheets.ts"

test("no two classes get the same name on the built site", () => {
  const names = builtClasses().map(([name]) => name)
  expect(names.length).toBeGreaterThan(500)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test("what lies over the page names a layer of src/styles/tokens.css, because numbers of different sheets have no order", () => {
  const layers = sheets().flatMap(([file, text]) =>
    [...text.matchAll(/z-index: (?!var\(--layer-|-?[0-3];).*/g)].map(([rule]) => `${file}: ${rule}`),
  )
  expect(layers).toEqual([])
})
