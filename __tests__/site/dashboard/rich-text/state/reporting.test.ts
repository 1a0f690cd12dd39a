/** @jest-environment jsdom */

import { Reporter } from "#dashboard/rich-text/state/reporting.ts"
import { anEditor } from "#support/rich-text.ts"

function aReporter(html: string) {
  const { editor, wire, html: readText } = anEditor(html)
  const reports: string[] = []
  const reporter = new Reporter(editor, html)
  reporter.connect((report) => void reports.push(report))
  wire.reporter = reporter
  const type = (text: string) => editor.view.dispatch(editor.state.tr.insertText(text, 1))
  return { editor, reporter, reports, type, readText }
}

beforeEach(() => void jest.useFakeTimers())

afterEach(() => void jest.useRealTimers())

test("typing without a pause is reported within 300 ms, not at each key", () => {
  const { reports, type } = aReporter("<p>x</p>")
  for (let key = 0; key < 29; key++) {
    type("a")
    jest.advanceTimersByTime(10)
  }
  expect(reports).toHaveLength(1)
  jest.advanceTimersByTime(250)
  expect(reports.at(-1)).toBe(`<p>${"a".repeat(29)}x</p>`)
})

test("a flush reports at once, and once", () => {
  const { reporter, reports, type } = aReporter("<p>x</p>")
  type("a")
  reporter.flush()
  reporter.flush()
  jest.advanceTimersByTime(1000)

  expect(reports).toEqual(["<p>ax</p>"])
})

test("a change that is taken back reports nothing", () => {
  const { editor, reports, type } = aReporter("<p>x</p>")
  type("a")
  editor.commands.undo()
  jest.advanceTimersByTime(1000)

  expect(reports).toEqual([])
})

test("a value from elsewhere replaces the text, and can be undone", () => {
  const { editor, reporter, reports, readText } = aReporter("<p>Mine</p>\n<p>Same</p>")
  reporter.follow("<p>Theirs</p>\n<p>Same</p>")
  jest.advanceTimersByTime(1000)

  expect(readText()).toBe("<p>Theirs</p>\n<p>Same</p>")
  expect(reports).toEqual([])
  editor.commands.undo()
  jest.advanceTimersByTime(1000)
  expect(reports).toEqual(["<p>Mine</p>\n<p>Same</p>"])
})

test("a form that gives back an older report late loses no typing", () => {
  const { reporter, type, reports, readText } = aReporter("<p>x</p>")
  type("a")
  reporter.flush()
  type("b")
  reporter.flush()
  for (const report of reports) reporter.follow(report)

  expect(readText()).toBe("<p>bax</p>")
})
