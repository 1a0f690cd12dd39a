import { rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { shells } from "../../contract/screens.ts"

/**
 * Tells static hosts which page stands for the dashboard's addresses: `_redirects` as Netlify and Cloudflare Pages read it.
 *
 * Gatsby's notes on its bundles, which each build writes anew, are for no visitor.
 */
export async function onPostBuild(): Promise<void> {
  await rm(path.resolve("public/webpack.stats.json"), { force: true })
  await writeFile(path.resolve("public/_redirects"), redirectRules())
}

/**
 * One rule a line: from, to, status. The first that fits counts, and a file that is there comes before all of them.
 *
 * A rule can't say that an id is a number, so such a host answers 200 for every id; the page then draws 'Page not found'.
 */
export function redirectRules(): string {
  const rules = [
    ["/action-project/:id/edit", "/action_project/:id/edit/", 301],
    ...shells.filter(({ path }) => !path.startsWith("/action-project/")).map(({ path, matchPath }) => [matchPath, path, 200]),
  ]
  return rules.map((rule) => `${rule.join(" ")}\n`).join("")
}
