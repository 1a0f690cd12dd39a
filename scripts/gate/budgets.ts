import { readdirSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"
import { brotliCompressSync, gzipSync } from "node:zlib"
import { unwantedIn, weighPage } from "./page-weight.ts"

/** Bytes. Scripts of a page gzipped, each address once; its HTML with the CSS inside, up to the first picture, by brotli: one round trip's worth. */
export const limits = { scripts: 76_000, beginning: 14_000, fonts: 0 }

export type BudgetResult = { readonly passed: number; readonly failures: readonly string[] }

/** Weighs every built page of a site, prints the heaviest of each kind, and names what is beyond its limit. */
export function checkBudgets(site: string, print: (line: string) => void): BudgetResult {
  const sizes = new Map<string, number>()
  const gzipped = (file: string) => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(file), { level: 9 }).length
    sizes.set(file, size)
    return size
  }
  const pages = htmlOf(site).map((file) => weigh(site, file, gzipped))
  print(`${"page".padEnd(60)}${"scripts, gzip".padStart(15)}${"beginning, br".padStart(15)}${"fonts".padStart(8)}`)
  for (const page of heaviestOfEachKind(pages)) {
    print(
      `${page.path.padEnd(60)}${kilobytes(page.scripts).padStart(15)}${kilobytes(page.beginning).padStart(15)}${String(page.fonts).padStart(8)}`,
    )
  }
  print(
    `${"limit".padEnd(60)}${kilobytes(limits.scripts).padStart(15)}${kilobytes(limits.beginning).padStart(15)}${String(limits.fonts).padStart(8)}`,
  )
  const failures = pages.flatMap((page) => [
    ...(page.scripts > limits.scripts
      ? [`${page.path} loads ${kilobytes(page.scripts)} of scripts (limit ${kilobytes(limits.scripts)})`]
      : []),
    ...(page.beginning > limits.beginning
      ? [`${page.path} has ${kilobytes(page.beginning)} before its first picture (limit ${kilobytes(limits.beginning)})`]
      : []),
    ...(page.fonts === limits.fonts ? [] : [`${page.path} asks for ${page.fonts} fonts on every line (must be ${limits.fonts})`]),
    ...page.unwanted.map((name) => `${page.path} loads ${name}`),
  ])
  return { passed: pages.length - new Set(failures.map((failure) => failure.split(" ")[0])).size, failures }
}

function weigh(site: string, file: string, gzipped: (script: string) => number) {
  const path = `/${file.replace(/index\.html$/, "")}`
  const page = weighPage(site, path, readFileSync(join(site, file), "utf8"))
  return {
    path,
    scripts: page.scripts.reduce((sum, script) => sum + gzipped(script), 0),
    beginning: brotliCompressSync(page.beginning).length,
    fonts: page.fonts.length,
    unwanted: unwantedIn(page.scripts),
  }
}

function heaviestOfEachKind<P extends { readonly path: string; readonly scripts: number; readonly beginning: number }>(
  pages: readonly P[],
): P[] {
  const kinds = new Map<string, P>()
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
      .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
      .map((entry) => relative(site, join(entry.parentPath, entry.name)))
      // Gatsby's own building blocks lie there; no visitor asks for them.
      .filter((file) => !file.startsWith("_gatsby/"))
      .toSorted()
  )
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
