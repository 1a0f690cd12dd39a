import { splitBeside } from "#features/pages/beside-text.ts"
import type { ProseNode } from "#lib/prose/tree.ts"

const paragraph = (letters: number): ProseNode => ["p", null, "a".repeat(letters)]
const heading = (text: string): ProseNode => ["h2", null, text]
const square = { width: 800, height: 800 }
const board = { people: 6, sections: [] }

const split = (nodes: readonly ProseNode[], beside = board) =>
  splitBeside({ lead: "A lead.", nodes, pictures: [square] }, beside).map((part) => part.length)

test("a long text is split where what stands beside it ends", () => {
  const nodes = Array.from({ length: 20 }, () => paragraph(300))
  const [beside = 0, rest = 0] = split(nodes)
  expect(beside).toBeGreaterThan(1)
  expect(rest).toBeGreaterThan(10)
  expect(beside + rest).toBe(20)
})

test("a text that ends beside the people isn't split", () => {
  expect(split([paragraph(300), heading("Mission"), paragraph(300)])).toEqual([3, 0])
  expect(split([])).toEqual([0, 0])
})

test("a heading stays with its text", () => {
  const sections = Array.from({ length: 12 }, (_, index) => [heading(String(index)), paragraph(100)]).flat()
  const [beside = 0] = split(sections)
  expect(beside % 2).toBe(0)
})
