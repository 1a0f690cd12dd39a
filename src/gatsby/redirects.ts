import { rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { shells } from "../../contract/screens.ts"

/** Writes `_redirects`, by which Netlify and Cloudflare Pages find the dashboard's shells, and removes Gatsby's statistics of its bundles. */
export async function onPostBuild(): Promise<void> {
  await rm(path.resolve("public/webpack.stats.json"), { force: true })
  await writeFile(path.resolve("public/_redirects"), redirectRules())
}

// One rule a line: from, to, status. A file comes before the rules, and the first rule that fits counts.
// A rule can't ask for a number, so such a host answers 200 for any id; the page then shows "Page not found".
export function redirectRules(): string {
  const rules = [
    ["/action-project/:id/edit", "/action_project/:id/edit/", 301],
    ...shells.filter(({ path }) => !path.startsWith("/action-project/")).map(({ path, matchPath }) => [matchPath, path, 200]),
  ]
  return rules.map((rule) => `${rule.join(" ")}\n`).join("")
}
