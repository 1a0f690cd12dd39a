import * as v from "valibot"
import { isResourceType } from "#contract/content.ts"
import { inLanguage, splitLanguage } from "#contract/languages.ts"
import { translatePath } from "#contract/paths.ts"
import type { NamedItem } from "#contract/publishing.ts"

const found = v.object({
  resolved: v.string(),
  entity: v.object({ id: v.string() }),
  label: v.string(),
  jsonapi: v.object({ resourceName: v.string() }),
})

/** The item that the back end shows visitors at an address; "unknown" if it can't be asked. */
export type Shown = { readonly kind: "nothing" } | { readonly kind: "unknown" } | ShownItem
type ShownItem = { readonly kind: "item"; readonly item: NamedItem | null; readonly address: string }

export type AskShown = (route: string) => Promise<Shown>

/** Milliseconds. */
const patience = 10_000

/** Asks the back end as a visitor, by Drupal's decoupled router. A Drupal without that module is asked for the page itself. */
export function askBackEnd(apiUrl: string): AskShown {
  return async (route) => {
    try {
      // The router knows an address of another language at that language's own prefix.
      const { language, path } = splitLanguage(decodeURI(route).replace(/(.)\/$/, "$1"))
      const answer = await ask(`${apiUrl}${inLanguage(language, translatePath)}?path=${encodeURIComponent(path)}`)
      const isRoutersOwn = isMissing(answer) && v.is(refusal, await answer.text())
      if (isMissing(answer)) return isRoutersOwn ? { kind: "nothing" } : await askForPage(`${apiUrl}${route}`, route)
      return shownBy(v.parse(found, await answer.json()))
    } catch {
      // No answer, or one of an error: a proxy's page, for example.
      return { kind: "unknown" }
    }
  }
}

function ask(address: string, options: RequestInit = {}): Promise<Response> {
  return fetch(address, { ...options, signal: AbortSignal.timeout(patience) })
}

function isMissing({ status }: Response): boolean {
  return status === 404 || status === 403
}

const refusal = v.pipe(v.string(), v.parseJson(), v.object({ message: v.pipe(v.string(), v.regex(/^(Unable to|Access denied)/)) }))

/** A back end without pages of its own may lead to the site, which still has the page. */
async function askForPage(url: string, route: string): Promise<Shown> {
  const answer = await ask(url, { method: "HEAD", redirect: "manual" })
  if (isMissing(answer)) return { kind: "nothing" }
  return answer.ok ? { kind: "item", item: null, address: route } : { kind: "unknown" }
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
