import { mkdirSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import type { ListState } from "#dashboard/lists/rows/list-state.ts"
import type { Filter, ListKind } from "#dashboard/lists/rows/kind.ts"
import { users } from "#dashboard/lists/kinds/user-list.ts"
import { actionsProjects, members, pages, publications } from "#dashboard/lists/kinds/nodes.ts"
import { requestOf } from "#dashboard/lists/rows/list-request.ts"
import { collectionPath } from "#contract/paths.ts"
import type { App } from "#server/app.ts"
import { openDatabase, type Database } from "#server/database/open.ts"
import { admin, appFor, inFolder, mediansOf, type Print } from "./bench.ts"
import { builtSite, openBrowser, openDashboard, type Dashboard } from "./dashboard.ts"
import { fillLists, uuidOf } from "./list-content.ts"

const sizes = [50, 2000] as const
// A large list without filter may take `mostTimes` times as long as a small one. Any list may take so many milliseconds of the server's processor.
const mostTimes = 1.5
const mostMilliseconds = 100

const kinds = [publications, actionsProjects, members, users, pages]

type Content = { readonly db: Database; readonly files: string }

/** Compares lists of 50 rows out of 50 with those of 2,000, at the server and in a browser. */
export function benchList(print: Print): Promise<void> {
  return inFolder(async (folder) => {
    const site = await builtSite(print)
    const [small, large] = [contentOf(folder, sizes[0]), contentOf(folder, sizes[1])] as const
    print(
      `at the server, medians of 15 alternating requests, ms of the processor; ${String(sizes[0])} against ${String(sizes[1])} items of each kind`,
    )
    const results = []
    for (const kind of kinds) results.push(...(await compareLists(kind, [small, large], print)))
    const ratio = await compareInBrowser(site, [small, large], print)
    const isGood = ratio <= mostTimes && results.every((result) => result)
    print(isGood ? "All within their limits." : "TOO SLOW")
    if (!isGood) process.exitCode = 1
    for (const { db } of [small, large]) db.close()
  })
}

function contentOf(folder: string, count: number): Content {
  const files = join(folder, `${String(count)}-files`)
  mkdirSync(files)
  const db = openDatabase(join(folder, `${String(count)}.sqlite`))
  fillLists(db, count)
  return { db, files }
}

async function compareLists(kind: ListKind, contents: readonly [Content, Content], print: Print): Promise<boolean[]> {
  const [small, large] = [appFor(admin, contents[0].db, contents[0].files), appFor(admin, contents[1].db, contents[1].files)] as const
  const results: boolean[] = []
  for (const [name, state] of states(kind)) {
    let status = 200
    const measure = (app: App) => async (round: number) => {
      const listAnswer = await ask(app, kind, { state, round })
      status = listAnswer.status
      return listAnswer.time
    }
    const [few, many] = await mediansOf(measure(small), measure(large), { rounds: 15, warmUp: 2 })
    const isGood = status === 200 && many <= mostMilliseconds && (name !== "all" || many / few <= mostTimes)
    const figures = [few.toFixed(1), many.toFixed(1), (many / few).toFixed(2)].map((figure) => figure.padStart(9)).join("")
    print(
      `${kind.of.padEnd(16)}${name.padEnd(34)}${figures}${status === 200 ? "" : `  REFUSED (${String(status)})`}${isGood ? "" : "  TOO SLOW"}`,
    )
    results.push(isGood)
  }
  return results
}

/** A list opens, is sorted in each order, filtered by each filter, and searched. */
function states(kind: ListKind): readonly (readonly [name: string, state: ListState])[] {
  const start: ListState = { text: "", chosen: {}, sort: kind.sorts[0].id, page: 1 }
  return [
    ["all", start],
    ["the last page", { ...start, page: sizes[1] / 50 }],
    ...kind.sorts.slice(1).map(({ id, label }) => [`by ${label}`, { ...start, sort: id }] as const),
    ...kind.filters.map(
      (filter) => [`${filter.label}: ${valueOf(filter)}`.slice(0, 33), { ...start, chosen: { [filter.name]: valueOf(filter) } }] as const,
    ),
    ["search: faca", { ...start, text: "faca" }],
    ["search: beton 79", { ...start, text: "beton 79" }],
    ["search: be", { ...start, text: "be" }],
  ]
}

function valueOf({ options }: Filter): string {
  if (options.from === "words") return Object.keys(options.values).at(-1) ?? ""
  if (options.from === "years") return "2019"
  return uuidOf(options.type === "node--member" ? "node--member" : "taxonomy_term--tags", 7)
}

async function ask({ fetch }: App, kind: ListKind, { state, round }: { readonly state: ListState; readonly round: number }) {
  const { type, params } = requestOf(kind, state)
  // An unknown type makes another address, which no cache has.
  const query = new URLSearchParams({ ...params, [`fields[run--${round}]`]: "x" })
  const request = new Request(`http://bench.example${collectionPath(type)}?${query.toString()}`, { headers: { authorization: "Bearer x" } })
  const before = process.cpuUsage()
  const response = await fetch(request)
  await response.arrayBuffer()
  const { user, system } = process.cpuUsage(before)
  return { time: (user + system) / 1000, status: response.status }
}

/** Compares the time until 50 rows of publications are shown. */
async function compareInBrowser(site: string, [few, many]: readonly [Content, Content], print: Print): Promise<number> {
  const browser = await openBrowser(print)
  const [small, large] = [await openDashboard(browser, site, few), await openDashboard(browser, site, many)]
  const measure = (dashboard: Dashboard) => () => timeToRows(dashboard.page, dashboard.url)
  const [short, long] = await mediansOf(measure(small), measure(large), { rounds: 11, warmUp: 2 })
  await small.close()
  await large.close()
  await browser.close()
  const ratio = long / short
  print(
    `in the browser, from the start of the page to 50 rows: ${short.toFixed(0)} ms with 50, ${long.toFixed(0)} ms with 2,000 ` +
      `publications: ${ratio.toFixed(2)} times as late, of ${String(mostTimes)} at most`,
  )
  return ratio
}

async function timeToRows(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/admin/post/`)
  const listTime = await page.waitForFunction(() => (document.querySelectorAll("tbody tr:has(a)").length >= 50 ? performance.now() : null))
  const time: unknown = await listTime.jsonValue()
  return Number(time)
}
