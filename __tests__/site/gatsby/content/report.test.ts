import { warningOf } from "../../../../src/gatsby/content/problems.ts"
import { emptiedKind, emptiedMark, noteReport, reportOf } from "../../../../src/gatsby/content/report.ts"

test("the report names links to addresses that nothing has, and no others", () => {
  const problem = (path?: string) => ({ item: "Page 1", named: null, kind: "link" as const, path, what: path ?? "no link", todo: "" })
  const gatsby = { store: {} as never }
  noteReport(gatsby, { counts: {}, problems: ["/publications/tag/fees/?a#b", "/publications/tag/gone/", "/fr/façade/"].map(problem) })
  const there = new Set(["/publications/tag/fees/", "/fr/fa%C3%A7ade/"])
  const { warnings } = reportOf(gatsby, { leadsOn: (address) => there.has(address), more: [problem()] })
  expect(warnings).toEqual([problem("/publications/tag/gone/"), problem()].map(warningOf))
})

const counts = JSON.stringify({ "node--article": 12, "node--member": 9 })

test("a kind with many items that has none now is named, so that no empty site is published", () => {
  expect(emptiedKind({ "node--member": 9 }, counts)).toMatch(new RegExp(`^${emptiedMark} .*no published publication.*shows 12`))
})

test("tags are watched too, because they are on all pages", () => {
  expect(emptiedKind({ "node--article": 12 }, JSON.stringify({ "taxonomy_term--tags": 14 }))).toMatch(/no published tag any more/)
})

test("a kind with few items may become empty, and one with many may shrink", () => {
  expect(emptiedKind({ "node--article": 1 }, counts)).toBeNull()
})

test("the first build, and one that an administrator has confirmed, may be empty", () => {
  expect(emptiedKind({}, "")).toBeNull()
})
