import { readFileSync } from "node:fs"
import * as v from "valibot"
import { kinds, resourceTypes, type ResourceType } from "#contract/content.ts"

const titled = v.object({ title: v.string() })
const pageData = v.object({
  path: v.string(),
  result: v.object({
    data: v.optional(v.record(v.string(), v.unknown()), {}),
    pageContext: v.optional(v.record(v.string(), v.unknown()), {}),
  }),
})

/** Gatsby's page data has these facts. A page of the site's own code has no item. */
export type PageFacts = { readonly route: string; readonly item: { readonly type: ResourceType | null; readonly title: string } | null }

export function routeOf(path: string): string | undefined {
  const [, inner] = /^page-data\/(.+)\/page-data\.json$/.exec(path) ?? []
  if (inner === undefined) return undefined
  return inner === "index" ? "/" : `/${inner}/`
}

export function dataFile(route: string): string {
  return `page-data/${route === "/" ? "index" : route.slice(1, -1)}/page-data.json`
}

export function htmlFile(route: string): string {
  return route.endsWith(".html/") ? route.slice(1, -1) : `${route.slice(1)}index.html`
}

/** @throws if the file is no page data */
export function readPage(file: string): PageFacts {
  const { path: route, result } = v.parse(pageData, JSON.parse(readFileSync(file, "utf8")))
  if (typeof result.pageContext.id !== "string") return { route, item: null }
  const [key, pageItem] = Object.entries(result.data).find(([, value]) => v.is(titled, value)) ?? []
  const type = resourceTypes.find((name) => kinds[name].graphql?.toLowerCase() === key?.toLowerCase()) ?? null
  return { route, item: { type, title: v.is(titled, pageItem) ? pageItem.title : route } }
}

/** Returns "The publication “A house”", or the page's address. */
export function nameOf({ route, item }: PageFacts): string {
  if (item === null) return `The page ${route}`
  const label = item.type === null ? "page of" : kinds[item.type].label.toLowerCase()
  return `The ${label} “${item.title}”`
}
