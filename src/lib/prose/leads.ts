import { childrenOf, isElement, textOf, type ProseNode } from "./tree.ts"

/** A section's heading, and where it leads. */
export type Lead = { readonly text: string; readonly to: string }

/** The sections of a text that lead somewhere: each heading with the first link below it. */
export function leadsOf(body: readonly ProseNode[]): Lead[] {
  const leads: Lead[] = []
  let heading: ProseNode | undefined
  for (const node of body) {
    const to = firstLink(node)
    if (isElement(node) && /^h[23]$/.test(node[0])) heading = node
    else if (heading !== undefined && to !== undefined) {
      leads.push({ text: textOf(heading), to })
      heading = undefined
    }
  }
  return leads
}

function firstLink(node: ProseNode): string | undefined {
  if (!isElement(node)) return undefined
  return node[1]?.href ?? childrenOf(node).map(firstLink).find(Boolean)
}
