import { readdirSync, readFileSync } from "node:fs"
import { basename, join, relative } from "node:path"
import { brotliCompressSync, gzipSync } from "node:zlib"
import { inLanguage, splitLanguage } from "#contract/languages.ts"
import { unwantedIn, readPageParts } from "./page-weight.ts"

/** Scripts, and the HTML up to the first picture (one round trip), are in bytes by Brotli, inlined styles in bytes by gzip. Fonts are counted. */
export const budgets = { scripts: 82_000, beginning: 14_000, styles: 8_000, fonts: 0 }

export type BudgetResult = { readonly passed: number; readonly failures: readonly string[] }
export type PageWeight = ReturnType<typeof weigh>

export function checkBudgets(site: string, print: (line: string) => void): BudgetResult {
  const compressed = { scripts: compressedSize, beginning: (text: string) => brotliCompressSync(text).length }
  const pages = htmlOf(site).map((file) => weigh(site, file, compressed))
  print(row(["page", "scripts", "beginning", "styles", "fonts"]))
  for (const { path, scripts, beginning, styles, fonts } of [...heaviestOfEachKind(pages), { path: "limit", ...budgets }])
    print(row([path, kilobytes(scripts), kilobytes(beginning), kilobytes(styles), String(fonts)]))
  const failing = pages.map(failuresOf)
  return { passed: failing.filter((failures) => failures.length === 0).length, failures: failing.flat() }
}

/** Keys are names of scripts, which hold a hash of their content. */
const sizes = new Map<string, number>()

/** Each script is compressed once. */
export function compressedSize(file: string): number {
  const name = basename(file)
  const size = sizes.get(name) ?? brotliCompressSync(readFileSync(file)).length
  sizes.set(name, size)
  return size
}

type Compressed = { readonly scripts: (file: string) => number; readonly beginning: (text: string) => number }

/** `file` is a path below `site`. */
export function weigh(site: string, file: string, compressed: Compressed) {
  const path = `/${file.replaceAll("\\", "/").replace(/index\.html$/, "")}`
  const page = readPageParts(site, path, readFileSync(join(site, file), "utf8"))
  return {
    path,
    scripts: page.scripts.reduce((sum, script) => sum + compressed.scripts(script), 0),
    beginning: compressed.beginning(page.beginning),
    styles: gzipSync(page.styles).length,
    fonts: page.fonts.length,
    unwanted: unwantedIn(page.scripts),
  }
}

export function failuresOf({ path, scripts, beginning, styles, fonts, unwanted }: PageWeight): string[] {
  const tooHeavy = (weight: number, limit: number, what: string) =>
    weight > limit ? [`${path} ${what.replace("%", kilobytes(weight))} (limit ${kilobytes(limit)})`] : []
  return [
    ...tooHeavy(scripts, budgets.scripts, "loads % of scripts"),
    ...tooHeavy(beginning, budgets.beginning, "has % before its first picture"),
    ...tooHeavy(styles, budgets.styles, "has % of styles"),
    ...(fonts === budgets.fonts ? [] : [`${path} asks for ${fonts} fonts on every line (must be ${budgets.fonts})`]),
    ...unwanted.map((name) => `${path} loads ${name}`),
  ]
}

function heaviestOfEachKind(pages: readonly PageWeight[]): PageWeight[] {
  const kinds = new Map<string, PageWeight>()
  for (const page of pages) {
    const { language, path } = splitLanguage(page.path)
    const kind = inLanguage(language, path.replace(/^\/([^/]+)\/.+\/$/, "/$1/…/"))
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

function row([path, ...sizes]: readonly [string, ...string[]]): string {
  return [path.padEnd(60), ...sizes.map((size) => size.padStart(12))].join("")
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
