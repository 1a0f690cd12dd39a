import { spawnSync } from "node:child_process"
import { resolve } from "node:path"
import { folderOfEachTest } from "#support/temporary-folder.ts"

const root = folderOfEachTest()

/** Lints each of the lines as a file of its own, by one of our rules, and returns those that it reports. */
function reportedLines(rule: string, lines: readonly string[]): readonly string[] {
  const config = { jsPlugins: [resolve("oxlint.rules.js")], categories: { correctness: "off" }, rules: { [`g30/${rule}`]: "error" } }
  root.write("config.json", JSON.stringify(config))
  lines.forEach((line, index) => root.write(`line-${index}.tsx`, line))
  const { stdout } = spawnSync(resolve("node_modules/.bin/oxlint"), ["-c", "config.json", "--format", "unix", "."], {
    cwd: root.path(),
    encoding: "utf8",
  })
  return lines.filter((_, index) => stdout.includes(`line-${index}.tsx:`))
}

test("a test that finds an element by a test id is reported", () => {
  // In one word, it would be reported here.
  const attribute = ["data", "testid"].join("-")
  const wrong = [
    'screen.getByTestId("menu")',
    'await screen.findByTestId("menu")',
    "const { queryAllByTestId } = render(page)",
    `const page = <p ${attribute}="menu" />`,
    "container.querySelector(`[" + attribute + "=menu]`)",
  ]
  expect(reportedLines("test-id", [...wrong, 'screen.getByRole("navigation", { name: "Menu" })'])).toEqual(wrong)
})

test("a snapshot of markup or in a file of its own is reported, one of data isn't", () => {
  const wrong = [
    "expect(container).toMatchSnapshot()",
    "expect(text).toMatchInlineSnapshot(`<p>Fees</p>`)",
    "expect(text).toMatchInlineSnapshot(`\n  \"<?xml version='1.0'?>\"`)",
  ]
  expect(reportedLines("snapshot", [...wrong, 'expect(names).toMatchInlineSnapshot(`["G30 > Members"]`)'])).toEqual(wrong)
})

test("an event that no user makes is reported", () => {
  const wrong = ['import { fireEvent } from "@testing-library/react"', "testingLibrary.fireEvent.click(link)"]
  expect(reportedLines("synthetic-event", [...wrong, 'import { screen } from "@testing-library/react"'])).toEqual(wrong)
})

test("a name with is, has or may that holds a text is reported", () => {
  const wrong = ['const isOpen = "yes"']
  expect(reportedLines("predicate", [...wrong, "const isOpen = true"])).toEqual(wrong)
})
