import { builtClasses } from "#support/sheets.ts"

test("no two classes get the same name on the built site", () => {
  const names = builtClasses().map(([name]) => name)
  expect(names.length).toBeGreaterThan(500)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
