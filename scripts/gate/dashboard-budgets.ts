import { readFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import * as v from "valibot"
import { kilobytes, type BudgetResult } from "./budgets.ts"
import { readPageParts } from "./page-weight.ts"

// French has the largest words. A public page has loaded those of all public pages.
const words = ["app-words-fr", "account-words-fr"]

/** Gzip bytes of scripts beyond those of the steps before. The first step stands on a public page. No other step counts on one with `isAside`. */
export const dashboardSteps = {
  firstScreen: {
    label: "first dashboard screen",
    chunks: ["component---src-templates-dashboard-tsx", "members-area", "dashboard", "lists", "waiting-saves", ...words],
    limit: 181_000,
  },
  agenda: { label: "agenda", chunks: ["agenda", "icalendar"], limit: 120_000, isAside: true },
  // gatsby-plugin-image draws the pictures of texts.
  editor: { label: "opened editor", chunks: ["editor"], limit: 132_000 },
  richText: { label: "rich text", chunks: ["rich-text"], limit: 160_000 },
} as const

type Step = { readonly label: string; readonly chunks: readonly string[]; readonly limit: number; readonly isAside?: boolean }

export const chunkMap = v.record(v.string(), v.array(v.string()))

/** The steps are the first screen, the agenda with its calendar files, an opened editor, and the rich text in it. */
export function checkDashboardBudgets(site: string, print: (line: string) => void): BudgetResult {
  const chunks = v.parse(chunkMap, JSON.parse(readFileSync(join(site, "chunk-map.json"), "utf8")))
  const loadedScripts = new Set(readPageParts(site, "/", readFileSync(join(site, "index.html"), "utf8")).scripts)
  const failing = Object.values<Step>(dashboardSteps).map(({ label, chunks: names, limit, isAside = false }) => {
    const missing = names.filter((name) => chunks[name] === undefined)
    const addedScripts = names.flatMap((name) => scriptsOf(chunks[name])).map((file) => join(site, file))
    const fresh = [...new Set(addedScripts)].filter((file) => !loadedScripts.has(file))
    const weight = fresh.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0)
    if (!isAside) for (const file of fresh) loadedScripts.add(file)
    print(`${label.padEnd(60)}${kilobytes(weight).padStart(15)}${`of ${kilobytes(limit)}`.padStart(15)}`)
    return [
      ...missing.map((name) => `the build has no chunk ${name}, which the ${label} loads`),
      ...(weight > limit ? [`the ${label} loads ${kilobytes(weight)} of scripts (limit ${kilobytes(limit)})`] : []),
    ]
  })
  return { passed: failing.filter((failures) => failures.length === 0).length, failures: failing.flat() }
}

function scriptsOf(files: readonly string[] = []): readonly string[] {
  return files.filter((file) => file.endsWith(".js"))
}
