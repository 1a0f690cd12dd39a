import path from "node:path"
import type { BuildArgs } from "gatsby"
import { linksHeader } from "../../contract/jsonapi.ts"
import { peopleEditDataPath } from "../../contract/publishing.ts"
import { shells } from "../../contract/screens.ts"
import { writeIfChanged } from "./chunk-map.ts"
import type { ItemFields } from "./content/item-fields.ts"
import { readRedirects, rulesOf, type NumberedPage } from "./content/redirect-rules.ts"
import { apiUrl } from "./source-options.ts"

/** Writes `_redirects`, by which Netlify and Cloudflare Pages find the dashboard's shells and redirect. Returns the redirecting addresses. */
export async function writeRedirects(
  folder: string,
  items: readonly ItemFields[],
  { reporter }: Pick<BuildArgs, "reporter">,
): Promise<ReadonlySet<string>> {
  try {
    const headers = { Accept: "application/vnd.api+json", [linksHeader]: "asked" }
    const redirects = await readRedirects(apiUrl, (address) => fetch(address, { headers, signal: AbortSignal.timeout(30_000) }))
    const rules = rulesOf(redirects, items.flatMap(pageOf))
    await writeIfChanged(path.join(folder, "_redirects"), redirectRules(rules))
    return new Set(rules.map((rule) => rule.slice(0, rule.indexOf(" "))))
  } catch (error) {
    reporter.panicOnBuild(error instanceof Error ? error.message : String(error))
    return new Set()
  }
}

function pageOf({ entity: { number }, fields: { path: address } }: ItemFields): NumberedPage | readonly [] {
  return typeof address === "string" ? { number, path: address } : []
}

// One rule a line: from, to, status. A file comes before the rules, and the first rule that fits counts.
// A rule can't ask for a number, so such a host answers 200 for any id; the page then shows "Page not found".
export function redirectRules(ofContent: readonly string[] = []): string {
  const rules = [
    ["/action-project/:id/edit", "/action_project/:id/edit/", 301],
    ...shells.filter(({ path }) => !path.startsWith("/action-project/")).map(({ path, matchPath }) => [matchPath, path, 200]),
    ["/people/:id/edit.json", peopleEditDataPath, 200],
  ]
  return [...rules.map((rule) => rule.join(" ")), ...ofContent].map((rule) => `${rule}\n`).join("")
}
