import { lineOf, syntaxErrorIndex } from "#server/transfer/json-line.ts"

const text = `[
  { "id": 1, "tags": [] },
  {
    "id": 2,
    "note": "a \\"quoted\\" [ { ,",
    "tags": [
      "fees",
      "fes"
    ]
  }
]`

test.each([
  [[0, "id"], 2],
  [[1], 3],
  [[1, "note"], 5],
  [[1, "tags"], 6],
  [[1, "tags", 1], 8],
])("the value at %j is found on its line", (path, line) => {
  expect(lineOf(text, path)).toBe(line)
})

test("a value that isn't there is looked for on the line of what should hold it", () => {
  expect(lineOf(text, [1, "title", "en"])).toBe(3)
})

test.each([
  ["[1, 2,, 3]", 6],
  ['{"a": x}', 6],
  ['{"a": 1 "b": 2}', 8],
  ['{"a": "unended', 14],
  ["[1, 2", 5],
  ["", 0],
])("%j stops being JSON at character %i", (broken, index) => {
  expect(syntaxErrorIndex(broken)).toBe(index)
})
