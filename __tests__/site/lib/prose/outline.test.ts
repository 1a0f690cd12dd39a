import { contentsOf, numberedSectionsOf, outlineOf } from "#lib/prose/outline.ts"
import { proseText, type ProseNode } from "#lib/prose/tree.ts"

const section = (id: string): ProseNode => ["h2", { id }, "The ", ["em", null, id]]
const notes: ProseNode = ["notes", null, ["li", { id: "fn-1" }, "First."]]

test("a heading right before the notes belongs to them, not to the text", () => {
  const paragraph: ProseNode = ["p", null, "Text."]
  expect(outlineOf([paragraph, ["h3", { id: "notes" }, "Notes"], notes])).toEqual({
    body: [paragraph],
    notes: [["li", { id: "fn-1" }, "First."]],
    notesTitle: "Notes",
  })
  expect(outlineOf([paragraph, notes])).toMatchObject({ body: [paragraph], notesTitle: null })
})

test("the outline of a text without notes has the whole text as its body", () => {
  expect(outlineOf([section("a")])).toEqual({ body: [section("a")], notes: [], notesTitle: null })
  expect(outlineOf([])).toEqual({ body: [], notes: [], notesTitle: null })
})

test("a list of contents begins with three sections", () => {
  expect(contentsOf([section("a"), section("b")])).toEqual([])
  expect(contentsOf([section("a"), ["h3", { id: "x" }, "Sub"], section("b"), section("c")])).toEqual([
    { id: "a", text: "The a" },
    { id: "b", text: "The b" },
    { id: "c", text: "The c" },
  ])
})

test("numbered sections are separated from the text, with the rest of each section", () => {
  const list = ["ol", null, ["li", null, "Energy"], ["li", null, "Heritage"]] as const
  const { text, beside } = numberedSectionsOf([
    ["p", null, "Before"],
    ["h2", { id: "groups" }, "Working groups"],
    list,
    ["p", null, "They meet."],
    ["h2", { id: "join" }, "How to join"],
    ["p", null, "Write to us."],
    list,
  ])
  expect(text.map((node) => proseText(node))).toEqual(["Before", "How to join", "Write to us.", "EnergyHeritage"])
  expect(beside).toEqual([
    { heading: { id: "groups", text: "Working groups" }, items: [list[2], list[3]], rest: [["p", null, "They meet."]] },
  ])
})
