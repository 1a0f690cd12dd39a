import { randomBytes } from "node:crypto"
import { checkDashboardBudgets } from "#scripts/gate/dashboard-budgets.ts"
import { folderOfEachTest } from "#support/temporary-folder.ts"

const site = folderOfEachTest({ "index.html": `<script src="/framework.js"></script>`, "framework.js": randomBytes(100_000) })

/** Random, so that compression leaves as many kilobytes. */
const noise = (kilobytes: number) => randomBytes(kilobytes * 1000)

const built = {
  "component---src-templates-dashboard-tsx": ["/shell.js", "/shell.css"],
  "members-area": ["/framework.js", "/shared.js"],
  dashboard: ["/shared.js"],
  lists: ["/lists.js"],
  "waiting-saves": ["/shared.js"],
  agenda: ["/shared.js", "/agenda.js", "/editor.js"],
  icalendar: ["/icalendar.js"],
  editor: ["/shared.js", "/editor.js"],
  "rich-text": ["/shared.js", "/text.js"],
  ...Object.fromEntries(["app-words-fr", "account-words-fr"].map((name) => [name, ["/shared.js"]])),
}

function check(weights: Readonly<Record<string, number>>, chunks: Readonly<Record<string, readonly string[]>> = built) {
  site.write("chunk-map.json", JSON.stringify(chunks))
  for (const [name, weight] of Object.entries(weights)) site.write(`${name}.js`, noise(weight))
  const lines: string[] = []
  return { ...checkDashboardBudgets(site.path(), (line) => lines.push(line)), lines }
}

const light = { shell: 1, shared: 20, lists: 10, agenda: 25, icalendar: 5, editor: 30, text: 40 }

test("each step of the dashboard is weighed without what is loaded already, and printed; the editor does not count on the agenda", () => {
  const { passed, failures, lines } = check(light)
  expect(failures).toEqual([])
  expect(passed).toBe(4)
  expect(lines).toEqual([
    expect.stringMatching(/^first dashboard screen +31\.\d kB +of 181\.0 kB$/),
    expect.stringMatching(/^agenda +60\.\d kB +of 120\.0 kB$/),
    expect.stringMatching(/^opened editor +30\.\d kB/),
    expect.stringMatching(/^rich text +40\.\d kB +of 160\.0 kB$/),
  ])
})

test("a step that weighs too much fails by name", () => {
  expect(check({ ...light, shared: 175, text: 161 }).failures).toEqual([
    expect.stringMatching(/^the first dashboard screen loads 18\d\.\d kB of scripts \(limit 181\.0 kB\)$/),
    expect.stringMatching(/^the rich text loads 161\.\d kB of scripts/),
  ])
})

test("a chunk that has another name now fails, because nothing would weigh it", () => {
  const { lists, ...others } = built
  expect(check(light, { ...others, rows: lists }).failures).toEqual([
    "the build has no chunk lists, which the first dashboard screen loads",
  ])
})
