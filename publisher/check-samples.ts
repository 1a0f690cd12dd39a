import { existsSync } from "node:fs"
import { join } from "node:path"
import { splitLanguage } from "#contract/languages.ts"
import type { BuildProblem } from "#contract/publishing.ts"
import { readText } from "#server/disk/file-access.ts"
import { compressedSize, failuresOf, weigh } from "#scripts/gate/budgets.ts"
import type { Difference, Site } from "./site-files.ts"
import { dataFile, htmlFile, nameOf, readPage, routeOf } from "./page-facts.ts"

const mostSamples = 30

/** Checks the start page, changed pages and, if scripts have changed, the lists. Each must be complete and within its budgets. */
export function checkSamples(built: Site, { added, changed, removed }: Difference): BuildProblem | null {
  const isDirty = new Set([...added, ...changed].map((path) => routeOf(path) ?? /^(.*)index\.html$/.exec(`/${path}`)?.[1]))
  const routes = [...built.files.keys()]
    .flatMap((path) => routeOf(path) ?? [])
    .filter((route) => !splitLanguage(route).path.startsWith("/404"))
  // An unchanged page was complete when it was served.
  const hasOtherScripts = [...added, ...changed, ...removed].some((path) => /^[^/]+\.(js|css)$/.test(path))
  const isList = (route: string) => hasOtherScripts && /^\/([^/]+\/)?$/.test(splitLanguage(route).path)
  const samples = [
    "/",
    ...routes.filter((route) => route !== "/" && isDirty.has(route)),
    ...routes.filter((route) => !isDirty.has(route) && isList(route)),
  ].slice(0, mostSamples)
  for (const route of samples) {
    const faults = faultsOf(built, route)
    if (faults.length > 0) return brokenPage(built, route, faults)
    if (!isDirty.has(route)) continue
    // An editor may write a page whose beginning is long, so only the weight of scripts counts.
    const [tooHeavy] = failuresOf(weigh(built.folder, htmlFile(route), { scripts: compressedSize, beginning: () => 0 }))
    if (tooHeavy !== undefined) return { message: `The page ${tooHeavy}.`, code: "check", item: null, asks: null }
  }
  return null
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
