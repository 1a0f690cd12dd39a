import { lastMailIn } from "#lib/prose/mail-in.ts"
import type { ProseTree } from "#lib/prose/tree.ts"

const text: ProseTree = [
  ["p", null, ["a", { href: "mailto:first@example.org" }, "first"]],
  ["ul", null, ["li", null, ["a", { href: "mailto:last@example.org?subject=x" }, "last"]]],
  ["p", null, ["a", { href: "/join/" }, "join"]],
]

test("the last mail address that a text links to is that of its form", () => {
  expect(lastMailIn(text)).toBe("last@example.org")
})

test("a text without a mail address has none", () => {
  expect(lastMailIn(text.slice(2))).toBeUndefined()
})
