import { join } from "node:path"
import { editDataPath, editDataSegments, type BuildWarning, type NamedItem } from "#contract/publishing.ts"
import type { Site } from "../compare.ts"
import { dataFile, htmlFile, nameOf, readPage, routeOf } from "./pages.ts"
import { secretName, type Leak } from "./secrets.ts"
import type { AskShown } from "./withdrawn.ts"

type Sites = { readonly built: Site; readonly served: Site | null }
export type HeldBack = { readonly site: Site; readonly warnings: readonly BuildWarning[] }

/** Leaves each page and file that would show a secret as it is served, or away if it isn't; the rest of the site goes on. */
export async function holdBack({ built, served }: Sites, leaks: readonly Leak[], ask: AskShown): Promise<HeldBack> {
  if (leaks.length === 0) return { site: built, warnings: [] }
  const byPlace = new Map(leaks.map((leak) => [routeFor(leak.path, built) ?? leak.path, leak]))
  const files = new Map(built.files)
  const warnings: BuildWarning[] = []
  for (const [place, leak] of byPlace) {
    const isRoute = place.startsWith("/")
    const page = isRoute ? readPage(join(built.folder, dataFile(place))) : null
    const shown = page?.item ? await ask(place) : null
    const item = shown?.kind === "item" ? shown.item : null
    const held = isRoute ? [dataFile(place), htmlFile(place), ...stampOf(item)] : [place]
    for (const path of held) {
      const before = served?.files.get(path)
      if (before === undefined) files.delete(path)
      else files.set(path, before)
    }
    warnings.push(warningOf(leak, { item, place: page === null ? `The file ${place}` : nameOf(page) }))
  }
  return { site: { folder: built.folder, files }, warnings }
}

/** The route of a page by its document or its data. */
function routeFor(path: string, { files }: Site): string | undefined {
  const route = routeOf(path) ?? (/(?:^|\/)index\.html$/.test(path) ? `/${path.replace(/index\.html$/, "")}` : undefined)
  return route !== undefined && files.has(dataFile(route)) ? route : undefined
}

/** With its former stamp, the dashboard says of the item that its update is pending. */
function stampOf(item: NamedItem | null): readonly string[] {
  const segment = Object.entries(editDataSegments).find(([type]) => type === item?.type)?.[1]
  return item === null || segment === undefined ? [] : [editDataPath(segment, item.number).slice(1)]
}

function warningOf({ secret }: Leak, { item, place }: { readonly item: NamedItem | null; readonly place: string }): BuildWarning {
  const isMail = secret.text.includes("@")
  return {
    kind: "content",
    item,
    what: `${place} would show ${secretName(secret)}, which visitors may not see. It stays as it was.`,
    todo: `Take the ${isMail ? "address" : "number"} out, or let the field be shown.`,
    coded: { code: isMail ? "mailPrivate" : "phonePrivate", values: { page: place, owner: secret.owner.title } },
  }
}
