import * as v from "valibot"
import { isResourceType } from "#contract/content.ts"
import { inLanguage, splitLanguage } from "#contract/languages.ts"
import { translatePath } from "#contract/paths.ts"
import type { NamedItem } from "#contract/publishing.ts"

const translatedPath = v.object({
  resolved: v.string(),
  entity: v.object({ id: v.string() }),
  label: v.string(),
  jsonapi: v.object({ resourceName: v.string() }),
})

/** Is "unknown" if the back end doesn't answer, "nothing" if visitors get no item at the address. */
export type BackEndAnswer = { readonly kind: "nothing" } | { readonly kind: "unknown" } | ShownItem
type ShownItem = { readonly kind: "item"; readonly item: NamedItem | null; readonly address: string }

export type AskBackEnd = (route: string) => Promise<BackEndAnswer>

/** Milliseconds. */
const patience = 10_000

const refusal = v.pipe(v.string(), v.parseJson(), v.object({ message: v.pipe(v.string(), v.regex(/^(Unable to|Access denied)/)) }))

/** Asks the back end as a visitor, by Drupal's decoupled router. */
export function askBackEnd(apiUrl: string): AskBackEnd {
  return async (route) => {
    try {
      // The router knows an address of another language only at that language's own prefix.
      const { language, path } = splitLanguage(decodeURI(route).replace(/(.)\/$/, "$1"))
      const address = `${apiUrl}${inLanguage(language, translatePath)}?path=${encodeURIComponent(path)}`
      const answer = await fetch(address, { signal: AbortSignal.timeout(patience) })
      if (answer.status !== 404 && answer.status !== 403) return shownBy(v.parse(translatedPath, await answer.json()))
      // A Drupal without the router must not look like one that has withdrawn all.
      return v.is(refusal, await answer.text()) ? { kind: "nothing" } : { kind: "unknown" }
    } catch {
      // The back end gave no answer, or a proxy answered with an error page.
      return { kind: "unknown" }
    }
  }
}

function shownBy({ resolved, entity, label, jsonapi }: v.InferOutput<typeof translatedPath>): ShownItem {
  const { resourceName: type } = jsonapi
  const { pathname } = new URL(resolved)
  return {
    kind: "item",
    item: isResourceType(type) ? { type, number: Number(entity.id), title: label } : null,
    address: pathname.endsWith("/") ? pathname : `${pathname}/`,
  }
}
