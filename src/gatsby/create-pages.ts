import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { homeAlias } from "../../contract/content.ts"
import { ownShells, shells } from "../../contract/screens.ts"

/** One template and one query a type, so that an edit to an item runs again only what shows it. */
const templates = {
  Publication: "post",
  ActionProject: "action-project",
  Member: "member",
  Page: "page",
} as const

export function createPages({ actions, getNodesByType }: CreatePagesArgs): void {
  createShells(actions)
  for (const [type, template] of Object.entries(templates)) {
    for (const node of getNodesByType(type)) {
      const component = path.resolve(`src/templates/${isAboutPeople(node) ? "about" : template}.tsx`)
      const address = String(node.path)
      // The text of the start page is a node without a page of its own.
      if (address !== `${homeAlias}/`) actions.createPage({ path: address, component, context: { id: node.id } })
    }
  }
}

/** A page that names people is about them, and shows them beside its text. */
function isAboutPeople({ internal, people }: { readonly internal: { readonly type: string }; readonly people?: unknown }): boolean {
  return internal.type === "Page" && Array.isArray(people) && people.length > 0
}

/** The pages that the dashboard's screens are drawn in. They hold nothing of who is signed in, so one stands for many addresses. */
function createShells({ createPage }: CreatePagesArgs["actions"]): void {
  const component = path.resolve("src/templates/dashboard.tsx")
  for (const { path: address, matchPath } of shells) createPage({ path: address, matchPath, component, context: {} })
  for (const address of ownShells) createPage({ path: address, component, context: {} })
}
