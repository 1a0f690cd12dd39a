import { leadsOf } from "#lib/prose/leads.ts"
import type { ProseNode } from "#lib/prose/tree.ts"

test("each section with a link leads to its first link", () => {
  const body: ProseNode[] = [
    ["p", null, "See ", ["a", { href: "/before/" }, "before"]],
    ["h2", { id: "a" }, "What is here?"],
    ["p", null, "A list."],
    ["h2", { id: "b" }, "Are you a ", ["em", null, "client"], "?"],
    ["p", null, "No link."],
    ["ul", null, ["li", null, ["strong", null, ["a", { href: "/contact/" }, "Write"], " to us."]]],
    ["p", null, ["a", { href: "/later/" }, "Later"]],
  ]
  expect(leadsOf(body)).toEqual([{ text: "Are you a client?", to: "/contact/" }])
  expect(leadsOf([])).toEqual([])
})
