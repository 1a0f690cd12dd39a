import * as v from "valibot"
import { isResourceType } from "#contract/content.ts"
import { translatePath } from "#contract/paths.ts"
import type { NamedItem } from "#contract/publishing.ts"

const found = v.object({
  resolved: v.string(),
  entity: v.object({ id: v.string() }),
  label: v.string(),
  jsonapi: v.object({ resourceName: v.string() }),
})

/** What the back end shows visitors at an address. "unknown" where it can't be asked. */
export type Shown = { readonly kind: "nothing" } | { readonly kind: "unknown" } | ShownItem
type ShownItem = { readonly kind: "item"; readonly item: NamedItem | null; readonly address: string }

export type AskShown = (route: string) => Promise<Shown>

/** Milliseconds. */
const patience = 10_000

/** Asks the back end as a visitor, by Drupal's decoupled router. */
export function askBackEnd(apiUrl: string): AskShown {
  return async (route) => {
    try {
      const path = decodeURI(route).replace(/(.)\/$/, "$1")
      const answer = await fetch(`${apiUrl}${translatePath}?path=${encodeURIComponent(path)}`, { signal: AbortSignal.timeout(patience) })
      if (answer.status === 404 || answer.status === 403) return { kind: "nothing" }
      return shownBy(v.parse(found, await answer.json()))
    } catch {
      // No answer, or one of an error: a proxy's page, for example.
      return { kind: "unknown" }
    }
  }
}

function shownBy({ resolved, entity, label, jsonapi }: v.InferOutput<typeof found>): ShownItem {
  const { resourceName: type } = jsonapi
  const { pathname } = new URL(resolved)
  return {
    kind: "item",
    item: isResourceType(type) ? { type, number: Number(entity.id), title: label } : null,
    address: pathname.endsWith("/") ? pathname : `${pathname}/`,
  }
}
