import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { homeAlias } from "../../contract/content.ts"
import { ownShells, shells } from "../../contract/screens.ts"

/** Each type has its own query, so an edit of an item runs only the queries that show it. */
const templates = { Publication: "post", ActionProject: "action-project", Member: "member", Page: "page" } as const

export function createPages({ actions, getNodesByType }: CreatePagesArgs): void {
  createShells(actions)
  for (const [type, template] of Object.entries(templates)) {
    for (const node of getNodesByType(type)) {
      const component = path.resolve(`src/templates/${isAboutPeople(node) ? "about" : template}.tsx`)
      const address = String(node.path)
      // The start page shows this node's text.
      if (address !== `${homeAlias}/`) actions.createPage({ path: address, component, context: { id: node.id } })
    }
  }
}

function isAboutPeople({ internal, people }: { readonly internal: { readonly type: string }; readonly people?: unknown }): boolean {
  return internal.type === "Page" && Array.isArray(people) && people.length > 0
}

/** A shell holds nothing of a session, so one serves many addresses. */
function createShells({ createPage }: CreatePagesArgs["actions"]): void {
  const component = path.resolve("src/templates/dashboard.tsx")
  for (const { path: address, matchPath } of shells) createPage({ path: address, matchPath, component, context: {} })
  for (const address of ownShells) createPage({ path: address, component, context: {} })
}
