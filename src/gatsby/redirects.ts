import { writeFile } from "node:fs/promises"
import path from "node:path"
import { editables, shells } from "../../contract/screens.ts"

/** Tells static hosts which page stands for the dashboard's addresses: `_redirects` as Netlify and Cloudflare Pages read it. */
export async function onPostBuild(): Promise<void> {
  await writeFile(path.resolve("public/_redirects"), redirectRules())
}

/** One rule a line: from, to, status. The first that fits counts, and a file that is there comes before all of them. */
export function redirectRules(): string {
  const edits = Object.keys(editables).map((of) => of.replace("-", "_"))
  const rules = [
    ["/action-project/:id/edit", "/action_project/:id/edit/", 301],
    ...edits.map((of) => [`/${of}/:id/edit`, shells.edit.path, 200]),
    [shells.admin.matchPath, shells.admin.path, 200],
  ]
  return rules.map((rule) => `${rule.join(" ")}\n`).join("")
}
