import { warningOf } from "../../../../src/gatsby/content/build-problems.ts"
import { noteReport, reportOf } from "../../../../src/gatsby/content/report.ts"

test("the report names links to addresses that nothing has, and no others", () => {
  const problem = (path?: string) => ({ item: "Page 1", named: null, path, what: path ?? "no link", todo: "" })
  const gatsby = { store: {} as never }
  noteReport(gatsby, { counts: {}, problems: ["/publications/tag/fees/?a#b", "/publications/tag/gone/", "/fr/façade/"].map(problem) })
  const there = new Set(["/publications/tag/fees/", "/fr/fa%C3%A7ade/"])
  const { warnings } = reportOf(gatsby, { leadsOn: (address) => there.has(address), more: [problem()] })
  expect(warnings).toEqual([problem("/publications/tag/gone/"), problem()].map(warningOf))
})
