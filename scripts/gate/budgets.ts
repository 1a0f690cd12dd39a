import { readdirSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"
import { brotliCompressSync, gzipSync } from "node:zlib"
import { unwantedIn, weighPage } from "./page-weight.ts"

/** Bytes: a page's scripts by gzip, its HTML up to the first picture by brotli (one round trip). `fonts` is a number of files. */
export const limits = { scripts: 76_000, beginning: 14_000, fonts: 0 }

export type BudgetResult = { readonly passed: number; readonly failures: readonly string[] }
type PageWeight = ReturnType<typeof weigh>

export function checkBudgets(site: string, print: (line: string) => void): BudgetResult {
  const sizes = new Map<string, number>()
  const gzipped = (file: string) => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(file), { level: 9 }).length
    sizes.set(file, size)
    return size
  }
  const pages = htmlOf(site).map((file) => weigh(site, file, gzipped))
  print(row(["page", "scripts, gzip", "beginning, br", "fonts"]))
  for (const { path, scripts, beginning, fonts } of [...heaviestOfEachKind(pages), { path: "limit", ...limits }])
    print(row([path, kilobytes(scripts), kilobytes(beginning), String(fonts)]))
  const failing = pages.map(failuresOf)
  return { passed: failing.filter((failures) => failures.length === 0).length, failures: failing.flat() }
}

function weigh(site: string, file: string, gzipped: (script: string) => number) {
  const path = `/${file.replaceAll("\\", "/").replace(/index\.html$/, "")}`
  const page = weighPage(site, path, readFileSync(join(site, file), "utf8"))
  return {
    path,
    scripts: page.scripts.reduce((sum, script) => sum + gzipped(script), 0),
    beginning: brotliCompressSync(page.beginning).length,
    fonts: page.fonts.length,
    unwanted: unwantedIn(page.scripts),
  }
}

function failuresOf({ path, scripts, beginning, fonts, unwanted }: PageWeight): string[] {
  const tooHeavy = (weight: number, limit: number, what: string) =>
    weight > limit ? [`${path} ${what.replace("%", kilobytes(weight))} (limit ${kilobytes(limit)})`] : []
  return [
    ...tooHeavy(scripts, limits.scripts, "loads % of scripts"),
    ...tooHeavy(beginning, limits.beginning, "has % before its first picture"),
    ...(fonts === limits.fonts ? [] : [`${path} asks for ${fonts} fonts on every line (must be ${limits.fonts})`]),
    ...unwanted.map((name) => `${path} loads ${name}`),
  ]
}

function heaviestOfEachKind(pages: readonly PageWeight[]): PageWeight[] {
  const kinds = new Map<string, PageWeight>()
  for (const page of pages) {
    const kind = page.path.replace(/^\/([^/]+)\/[^/]+\/$/, "/$1/…/")
    const heaviest = kinds.get(kind)
    if (heaviest === undefined || page.scripts + page.beginning > heaviest.scripts + heaviest.beginning) kinds.set(kind, page)
  }
  return [...kinds.values()]
}

function htmlOf(site: string): string[] {
  return (
    readdirSync(site, { recursive: true, withFileTypes: true })
      // Gatsby makes a folder page-data/404.html.
      .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
      .map((entry) => relative(site, join(entry.parentPath, entry.name)))
      .filter((file) => !file.startsWith("_gatsby"))
      .toSorted()
  )
}

function row([path, scripts, beginning, fonts]: readonly [string, string, string, string]): string {
  return `${path.padEnd(60)}${scripts.padStart(15)}${beginning.padStart(15)}${fonts.padStart(8)}`
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
