import { readFileSync } from "node:fs"
import { join } from "node:path"
import { kinds, resourceTypes } from "#contract/content.ts"
import type { BuildProblem } from "#contract/publishing.ts"
import type { BuildReport } from "./build-report.ts"
import type { Difference, Site } from "./site-files.ts"
import { dataFile, nameOf, readPage, routeOf, type PageFacts } from "./page-facts.ts"
import type { AskBackEnd, BackEndAnswer } from "./ask-back-end.ts"

type RouteCheck = { readonly served: Site; readonly built: Site; readonly changes: Difference; readonly ask: AskBackEnd }
type RouteOptions = {
  /** If the site's own code has changed, a page of it may be gone. */
  readonly isNewCode: boolean
  readonly mayBeEmpty: boolean
}
type Counts = BuildReport["counts"]

const atOnce = 8
/** An editor doesn't remove ten pages and more than half of the site at once, so such a loss needs a confirmation. */
const manyPages = 10
const manyItems = 10

/** Checks that each page of the served site is built again or redirected, or that the back end withdrew its item. */
export async function checkRoutes(check: RouteCheck, { isNewCode, mayBeEmpty }: RouteOptions): Promise<BuildProblem | null> {
  const { served, built, changes } = check
  const led = redirected(built)
  const removedPages = changes.removed
    .filter((path) => routeOf(path) !== undefined)
    .map((path) => readPage(join(served.folder, path)))
    .filter(({ route }) => !led.has(bare(route)))
  const items = removedPages.filter(({ item }) => item !== null)
  const code = removedPages.find(({ item }) => item === null)
  if (code !== undefined && !isNewCode) return problemOf(`${nameOf(code)} is missing from the new build.`)
  if (!mayBeEmpty && isMostOf(items.length, served)) return tooMany(items.length)
  for (let index = 0; index < items.length; index += atOnce) {
    const some = items.slice(index, index + atOnce)
    const problems = await Promise.all(some.map(async (page) => problemWith(page, await check.ask(page.route), built)))
    const problem = problems.find((each) => each !== null)
    if (problem !== undefined) return problem
  }
  return null
}

function problemWith(page: PageFacts, backEndAnswer: BackEndAnswer, built: Site): BuildProblem | null {
  switch (backEndAnswer.kind) {
    case "nothing":
      return null
    case "unknown":
      return problemOf(`${nameOf(page)} is gone from the new build, and the back end doesn't say whether it was withdrawn.`)
    case "item":
      // The page may have moved without a redirect.
      if (backEndAnswer.address !== page.route && built.files.has(dataFile(decodeURI(backEndAnswer.address)))) return null
      return problemOf(`${nameOf(page)} is published, but it is missing from the new build.`, backEndAnswer.item)
    default:
      return backEndAnswer satisfies never
  }
}

function isMostOf(count: number, { files }: Site): boolean {
  return count >= manyPages && count > [...files.keys()].filter((path) => routeOf(path) !== undefined).length / 2
}

function tooMany(count: number): BuildProblem {
  return emptied(`${count} pages would be gone, more than half of the site. If that is meant, confirm it.`)
}

function emptied(message: string): BuildProblem {
  return { message, code: "emptied", item: null, asks: "confirm-empty" }
}

/**
 * Finds a kind that has lost all its items. A back end that lost its content answers so. If items of the kind can't be read, that is the cause, and
 * nobody can confirm it.
 */
export function emptiedKind(before: Counts, { counts, warnings }: BuildReport): BuildProblem | null {
  const type = resourceTypes.find((kind) => (before[kind] ?? 0) >= manyItems && (counts[kind] ?? 0) === 0)
  if (type === undefined) return null
  const label = kinds[type].label.toLowerCase()
  const unreadable = warnings.find(({ item, coded }) => coded?.code === "itemUnreadable" && item?.type === type)
  if (unreadable !== undefined) {
    const message = `The back end's ${String(unreadable.coded?.values.item)} can't be read, and there is no other ${label}. ${unreadable.todo}`
    return { message, code: "backEnd", item: unreadable.item, asks: null }
  }
  return emptied(
    `The content is empty where there was a lot: the back end has no published ${label} any more, and the site shows ${before[type]}. Confirm that this is meant, or look into the back end.`,
  )
}

function problemOf(message: string, item: BuildProblem["item"] = null): BuildProblem {
  return { message, code: "check", item, asks: null }
}

function redirected({ folder, files }: Site): ReadonlySet<string> {
  if (!files.has("_redirects")) return new Set()
  const lines = readFileSync(join(folder, "_redirects"), "utf8").split("\n")
  return new Set(lines.map((line) => bare(line.split(" ", 1)[0] ?? "")))
}

function bare(address: string): string {
  try {
    return decodeURI(address).replace(/\/$/, "")
  } catch {
    // A rule with a stray percent sign redirects no other page.
    return address
  }
}
