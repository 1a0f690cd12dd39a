import { readFileSync } from "node:fs"
import { join } from "node:path"
import { kinds, resourceTypes } from "#contract/content.ts"
import type { BuildProblem } from "#contract/publishing.ts"
import type { BuildReport } from "#gatsby/content/report.ts"
import type { Difference, Site } from "./site-files.ts"
import { dataFile, nameOf, readPage, routeOf, type PageFacts } from "./page-facts.ts"
import type { AskBackEnd, BackEndAnswer } from "./ask-back-end.ts"

type RouteCheck = {
  readonly served: Site
  readonly built: Site
  readonly changes: Difference
  readonly ask: AskBackEnd
  /** If the site's own code has changed, a page of it may be gone. */
  readonly isNewCode: boolean
}
type Counts = BuildReport["counts"]

const atOnce = 8
/** An editor doesn't remove ten items and more than half of a kind at once, so such a loss needs a confirmation. */
const manyItems = 10

/** Checks that each page of the served site is built again or redirected, or that the back end withdrew its item. */
export async function checkRoutes({ served, built, changes, ask, isNewCode }: RouteCheck): Promise<BuildProblem | null> {
  const led = redirected(built)
  const removedPages = changes.removed
    .filter((path) => routeOf(path) !== undefined)
    .map((path) => readPage(join(served.folder, path)))
    .filter(({ route }) => !led.has(bare(route)))
  const items = removedPages.filter(({ item }) => item !== null)
  const code = removedPages.find(({ item }) => item === null)
  if (code !== undefined && !isNewCode) return problemOf(`${nameOf(code)} is missing from the new build.`)
  for (let index = 0; index < items.length; index += atOnce) {
    const some = items.slice(index, index + atOnce)
    const problems = await Promise.all(some.map(async (page) => problemWith(page, await ask(page.route), built)))
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

/** Finds a kind that has lost most of its items. If one can't be read, that is the cause, and nobody can confirm it. */
export function emptiedKind(before: Counts, { counts, warnings }: BuildReport): BuildProblem | null {
  const type = resourceTypes.find((kind) => {
    const [was, is] = [before[kind] ?? 0, counts[kind] ?? 0]
    // One item may have most of the files, which go with it.
    return was - is >= manyItems && (kind === "file--file" ? is === 0 : is < was / 2)
  })
  if (type === undefined) return null
  const left = `the back end has ${counts[type] ?? 0} published items of the kind “${kinds[type].label}”, and the site shows ${before[type]}`
  const unreadable = warnings.find(({ item, coded }) => coded?.code === "itemUnreadable" && item?.type === type)
  if (unreadable !== undefined) {
    const message = `The back end's ${String(unreadable.coded?.values.item)} can't be read, and ${left}. ${unreadable.todo}`
    return { message, code: "backEnd", item: unreadable.item, asks: null }
  }
  const message = `Most of the content is gone: ${left}. Confirm that this is meant, or look into the back end.`
  return { message, code: "emptied", item: null, asks: "confirm-empty" }
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
