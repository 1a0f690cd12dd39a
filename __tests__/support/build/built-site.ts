/** Folders that look like what Gatsby builds. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { removeEmptyParents } from "#publisher/site-trees.ts"
import type { Releases } from "#publisher/releases.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

export type Texts = Readonly<Record<string, string>>

export function aStateFolder(): { readonly home: string; readonly folder: string } {
  const root = aTemporaryFolder()
  return { home: join(root, "home"), folder: join(root, "public") }
}

/** Makes `folder` hold these files; those that are equal already stay as they are, as with Gatsby. */
export function write(folder: string, texts: Texts): void {
  mkdirSync(folder, { recursive: true })
  const known = new Set(filesIn(folder))
  for (const path of [...known].filter((name) => !(name in texts))) {
    rmSync(join(folder, path))
    removeEmptyParents(folder, path)
  }
  for (const [path, text] of Object.entries(texts)) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    if (!known.has(path) || readFileSync(file, "utf8") !== text) writeFileSync(file, text)
  }
}

export function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted()
}

export function textsIn(folder: string): Texts {
  return Object.fromEntries(filesIn(folder).map((path) => [path, readFileSync(join(folder, path), "utf8")]))
}

export function aRecord(content: string): Parameters<Releases["switchTo"]>[1] {
  return { key: { sources: "sources", content }, counts: {} }
}

type Published = { readonly folder: string; readonly id: number }

export function publish(store: Releases, { folder, id }: Published, texts: Texts): void {
  write(folder, texts)
  const built = store.readBuilt(folder)
  store.differenceTo(built)
  store.switchTo(built, aRecord(String(id)))
}

/** The HTML and the data of a page; with `data` it is the page of an item. */
export function aPage(route: string, data?: Readonly<Record<string, { readonly title: string }>>): Texts {
  const [title = route] = Object.values(data ?? {}).map((shown) => shown.title)
  const inner = route === "/" ? "index" : route.slice(1, -1)
  const result = { data: data ?? {}, pageContext: data === undefined ? {} : { id: "an-id" } }
  const html = `<!DOCTYPE html><html><head><title>${title}</title></head><body><p></p><script src="/app-111111.js"></script></body></html>`
  return {
    [`${route.slice(1)}index.html`]: html,
    [`page-data/${inner}/page-data.json`]: JSON.stringify({
      componentChunkName: "component---src-templates-post-tsx",
      path: route,
      result,
    }),
  }
}
