import { existsSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync, constants } from "node:zlib"
import { splitLanguage } from "#contract/languages.ts"
import type { BuildProblem, BuildWarning } from "#contract/publishing.ts"
import { readText } from "#server/disk/files.ts"
import { compressedSize, failuresOf, kilobytes, limits, weigh } from "#scripts/gate/budgets.ts"
import type { Difference, Site } from "./files.ts"
import { dataFile, htmlFile, nameOf, readPage, routeOf, type PageFacts } from "./page-facts.ts"

const mostSamples = 30

type Heavy = Readonly<Record<string, BuildWarning[]>>
export type SampleCheck = { readonly problem: BuildProblem | null; readonly weighed: readonly string[]; readonly heavy: Heavy }

/** Checks the start page, the changed pages and the lists: each is complete, has its data and its scripts, and is within the budgets. */
export function checkSamples(built: Site, { added, changed }: Difference): SampleCheck {
  const isDirty = new Set([...added, ...changed].map((path) => routeOf(path) ?? /^(.*)index\.html$/.exec(`/${path}`)?.[1]))
  const routes = [...built.files.keys()]
    .flatMap((path) => routeOf(path) ?? [])
    .filter((route) => !splitLanguage(route).path.startsWith("/404"))
  const samples = [
    "/",
    ...routes.filter((route) => route !== "/" && isDirty.has(route)),
    ...routes.filter((route) => !isDirty.has(route) && /^\/([^/]+\/)?$/.test(splitLanguage(route).path)),
  ].slice(0, mostSamples)
  const heavy: Record<string, BuildWarning[]> = {}
  const weighed = samples.filter((route) => isDirty.has(route))
  for (const route of samples) {
    const faults = faultsOf(built, route)
    if (faults.length > 0) return { problem: brokenPage(built, route, faults), weighed, heavy }
    if (!isDirty.has(route)) continue
    const { beginning, ...weight } = weigh(built.folder, htmlFile(route), { scripts: compressedSize, beginning: weightOfBeginning })
    const [tooHeavy] = failuresOf({ ...weight, beginning: 0 })
    if (tooHeavy !== undefined)
      return { problem: { message: `The page ${tooHeavy}.`, code: "check", item: null, asks: null }, weighed, heavy }
    if (beginning > limits.beginning) heavy[route] = [heaviness(readPage(join(built.folder, dataFile(route))), beginning)]
  }
  return { problem: null, weighed, heavy }
}

function faultsOf(built: Site, route: string): readonly string[] {
  const html = readText(join(built.folder, htmlFile(route)))
  const data = readText(join(built.folder, dataFile(route)))
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="(\/[^"?]+)/g)].map(([, address = ""]) => address)
  return [
    ...(html === "" ? ["it is missing"] : html.trimEnd().endsWith("</html>") ? [] : ["it is cut off"]),
    ...(html === "" || /<title\b[^>]*>[^<]/.test(html) ? [] : ["it has no title"]),
    ...(isPageData(data, route) ? [] : ["its data is missing or broken"]),
    ...scripts.filter((address) => !existsSync(join(built.folder, address))).map((address) => `its script ${address} is missing`),
  ]
}

function isPageData(data: string, route: string): boolean {
  try {
    const parsed: unknown = JSON.parse(data)
    return typeof parsed === "object" && parsed !== null && "path" in parsed && parsed.path === route
  } catch {
    return false
  }
}

function brokenPage({ folder, files }: Site, route: string, faults: readonly string[]): BuildProblem {
  const isReadable = files.has(dataFile(route)) && isPageData(readText(join(folder, dataFile(route))), route)
  const page = isReadable ? nameOf(readPage(join(folder, dataFile(route)))) : `The page ${route}`
  return { message: `${page} was not built completely: ${faults.join(", ")}.`, code: "check", item: null, asks: null }
}

// The best compression takes 50 ms a page. A quick one is enough if it is within the limit already.
function weightOfBeginning(text: string): number {
  const quick = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
  return quick <= limits.beginning ? quick : brotliCompressSync(text).length
}

function heaviness(page: PageFacts, bytes: number): BuildWarning {
  return {
    kind: "size",
    item: null,
    what: `${nameOf(page)} has ${kilobytes(bytes)} before its first picture; ${kilobytes(limits.beginning)} arrive at once.`,
    todo: "Put a picture further up, or shorten the beginning.",
    coded: {
      code: "pageHeavy",
      values: { page: nameOf(page), size: String(Math.round(bytes / 1000)), limit: String(limits.beginning / 1000) },
    },
  }
}
