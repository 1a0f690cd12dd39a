import { readReport } from "#publisher/build-report.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

const rootWith = (report: string) => aTemporaryFolder({ ".g30-build/report.json": report })

test("the report of a build is read with its warnings", () => {
  const item = { type: "node--article", number: 5, title: "Bricks" }
  const coded = { code: "fileLost", values: { file: "a.pdf" } }
  const report = { counts: { "node--article": 2 }, warnings: [{ item, what: "A file is missing.", todo: "Upload it.", coded }] }
  expect(readReport(rootWith(JSON.stringify(report)))).toEqual(report)
})

test.each(["", "{}", '{"counts":{"node--article":2}}', '{"counts":{},"warnings":["A file is missing."]}'])(
  "the broken report %s counts as none",
  (report) => {
    expect(readReport(rootWith(report))).toEqual({ counts: {}, warnings: [] })
  },
)
