import { existsSync, readFileSync } from "node:fs"
import { writeFile } from "node:fs/promises"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import { homeAlias, kindOf } from "../../contract/content.ts"
import { linksHeader, mediaType } from "../../contract/jsonapi.ts"
import { defaultLanguage, inLanguage, languages, notFoundPath, splitLanguage } from "../../contract/languages.ts"
import { peopleEditDataPath } from "../../contract/publishing.ts"
import { shells } from "../../contract/screens.ts"
import type { ItemFields } from "./content/item-fields.ts"
import { codedAs, type Problems } from "./content/build-problems.ts"
import { readRedirects, rulesOf, type NumberedPage } from "./content/redirect-rules.ts"
import { apiUrl, buildAccount } from "./source-options.ts"

/** Netlify and Cloudflare Pages read `_redirects`. If the back end fails, the last build's redirects stay. Returns the redirecting addresses. */
export async function writeRedirects(
  folder: string,
  items: readonly ItemFields[],
  { reporter, problems }: Pick<BuildArgs, "reporter"> & { readonly problems: Problems },
): Promise<ReadonlySet<string>> {
  const file = path.join(folder, "_redirects")
  const rules = await rulesNow(items).catch((error: unknown) => {
    const what = `they can't be read, so those of the last build stay. ${error instanceof Error ? error.message : String(error)}`
    problems.add({ item: "Redirects", what, todo: "Look into the back end's log, then build again.", ...codedAs("redirectsLost") })
    reporter.warn(`Redirects: ${what}`)
    return rulesIn(file)
  })
  await writeFile(file, redirectRules(rules))
  return new Set(rules.map((rule) => rule.slice(0, rule.indexOf(" "))))
}

async function rulesNow(items: readonly ItemFields[]): Promise<readonly string[]> {
  const account = await buildAccount.headers()
  const headers = { Accept: mediaType, [linksHeader]: "asked", ...account }
  const redirects = await readRedirects(apiUrl, (address) => fetch(address, { headers, signal: AbortSignal.timeout(30_000) }))
  return rulesOf(redirects, items.flatMap(pageOf), Object.keys(account).length > 0)
}

export function rulesIn(file: string): readonly string[] {
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : []
  const isOwn = rulesOfSite.every((rule, index) => lines[index] === rule)
  return isOwn ? lines.slice(rulesOfSite.length).filter((line) => !notFoundRules.includes(line)) : []
}

function pageOf({
  placement: { language, fixed },
  entity: { number, type },
  fields: { path: address },
}: ItemFields): NumberedPage | readonly [] {
  // Nodes and tags have numbers of their own.
  return typeof address === "string" && kindOf(type).publicPath !== null
    ? { number, language, path: address, isHome: fixed === homeAlias }
    : []
}

// The first rule that fits counts, but a file comes before all. A rule can't require a number, so such a host answers 200 for any id; the page then
// shows "Page not found".
export function redirectRules(ofContent: readonly string[] = []): string {
  return [...rulesOfSite, ...ofContent, ...notFoundRules].map((rule) => `${rule}\n`).join("")
}

const formerSegment = "/action-project/"

const rulesOfSite: readonly string[] = [
  ...languages.map((language) => inLanguage(language, "/action-project/:id/edit")).map((from) => [from, `${from.replace("-", "_")}/`, 301]),
  ...shells.filter(({ path }) => !splitLanguage(path).path.startsWith(formerSegment)).map(({ path, matchPath }) => [matchPath, path, 200]),
  ["/people/:id/edit.json", peopleEditDataPath, 200],
].map((rule) => rule.join(" "))

// Cloudflare Pages has no rules with 404, and looks for the next 404.html by itself.
const notFoundRules: readonly string[] = languages
  .filter((language) => language !== defaultLanguage)
  .map((language) => `${inLanguage(language, "/*")} ${inLanguage(language, notFoundPath)} 404`)
