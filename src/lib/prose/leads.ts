import { childrenOf, isElement, proseText, type ProseNode } from "./tree.ts"

export type Lead = { readonly text: string; readonly to: string }

/** Only headings with a link below them count; the first such link is theirs. */
export function leadsOf(body: readonly ProseNode[]): Lead[] {
  const leads: Lead[] = []
  let heading: ProseNode | undefined
  for (const node of body) {
    const to = firstLink(node)
    if (isElement(node) && /^h[23]$/.test(node[0])) heading = node
    else if (heading !== undefined && to !== undefined) {
      leads.push({ text: proseText(heading), to })
      heading = undefined
    }
  }
  return leads
}

function firstLink(node: ProseNode): string | undefined {
  if (!isElement(node)) return undefined
  return node[1]?.href ?? childrenOf(node).map(firstLink).find(Boolean)
}
