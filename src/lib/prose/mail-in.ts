import { mailIn } from "#lib/text/mail-address.ts"
import { childrenOf, isElement, type ProseNode } from "./tree.ts"

export function lastMailIn(nodes: readonly ProseNode[]): string | undefined {
  return mailsIn(nodes).at(-1)
}

function mailsIn(nodes: readonly ProseNode[]): readonly string[] {
  return nodes.filter(isElement).flatMap((node) => {
    const to = mailIn((node[0] === "a" && node[1]?.href) || "")
    return to === undefined ? mailsIn(childrenOf(node)) : [to]
  })
}
