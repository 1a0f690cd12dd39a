import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { homeAlias } from "../../contract/content.ts"

/** One template and one query a type, so that an edit to an item runs again only what shows it. */
const templates = {
  Publication: "post",
  ActionProject: "action-project",
  Member: "member",
  Page: "page",
} as const

export function createPages({ actions, getNodesByType }: CreatePagesArgs): void {
  for (const [type, template] of Object.entries(templates)) {
    const component = path.resolve(`src/templates/${template}.tsx`)
    for (const node of getNodesByType(type)) {
      const address = String(node.path)
      // The text of the start page is a node without a page of its own.
      if (address !== `${homeAlias}/`) actions.createPage({ path: address, component, context: { id: node.id } })
    }
  }
}
