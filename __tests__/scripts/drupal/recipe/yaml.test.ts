import { toYaml } from "#scripts/drupal/recipe/yaml.ts"

describe("toYaml", () => {
  it("writes blocks as Drupal does", () => {
    const text = toYaml({
      id: "node.article",
      status: true,
      empty: {},
      none: [],
      list: ["a", 1, null],
      rules: [{ value: "x", label: "An x" }],
      deep: { "a b": { c: -1 } },
    })
    expect(text).toBe(
      [
        "id: node.article",
        "status: true",
        "empty: {  }",
        "none: {  }",
        "list:",
        "  - a",
        "  - 1",
        "  - null",
        "rules:",
        "  - value: x",
        "    label: An x",
        "deep:",
        "  a b:",
        "    c: -1",
        "",
      ].join("\n"),
    )
  })

  it.each(["yes", "true", "~", "", "1", "2026-01-01", "a: b", "# a", "it's", "- a", "<p>", "[x]", "*"])(
    "quotes %j, which would be something else",
    (text) => {
      expect(toYaml({ text })).toBe(`text: '${text.replaceAll("'", "''")}'\n`)
    },
  )

  it("refuses a list in a list", () => {
    expect(() => toYaml({ list: [[1]] })).toThrow("No configuration has a list in a list.")
  })
})
