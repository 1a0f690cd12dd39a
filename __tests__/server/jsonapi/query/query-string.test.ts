import { parseParameters, sorted, writeParameters } from "#server/jsonapi/query/query-string.ts"

test("brackets make a tree, and empty brackets count up", () => {
  const parameters = parseParameters("?filter[a][condition][value][]=x&filter[a][condition][value][]=y&include=uid")
  expect(parameters).toEqual(
    new Map<string, unknown>([
      [
        "filter",
        new Map([
          [
            "a",
            new Map([
              [
                "condition",
                new Map([
                  [
                    "value",
                    new Map([
                      ["0", "x"],
                      ["1", "y"],
                    ]),
                  ],
                ]),
              ],
            ]),
          ],
        ]),
      ],
      ["include", "uid"],
    ]),
  )
})

test("the last of two values wins, and a tree replaces a value", () => {
  expect(parseParameters("sort=a&sort=b").get("sort")).toBe("b")
  expect(parseParameters("page=2&page[limit]=3").get("page")).toEqual(new Map([["limit", "3"]]))
})

test("JavaScript's reserved names are plain names", () => {
  const parameters = parseParameters("__proto__[x]=1&constructor=2")
  expect([...parameters.keys()]).toEqual(["__proto__", "constructor"])
})

test("written parameters have Drupal's encoding and read back the same", () => {
  const query = "fields%5Bnode--article%5D=title%2Cpath&page%5Blimit%5D=2&q%5Ba%5D=it%27s%20%28new%29%21%2A"
  expect(writeParameters(parseParameters(query))).toBe(query)
})

test("only top-level names are sorted", () => {
  expect(writeParameters(sorted(parseParameters("sort=x&page[offset]=3&page[limit]=2")))).toBe(
    "page%5Boffset%5D=3&page%5Blimit%5D=2&sort=x",
  )
})
