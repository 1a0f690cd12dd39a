import type { Node } from "@tiptap/pm/model"
import { minutesFor, wordsIn } from "#lib/prose/reading-time.ts"

const known = new WeakMap<Node, number>()

/** Words and minutes, as the public page counts them (src/gatsby/content/prose.ts). */
export function countOf(doc: Node): { readonly words: number; readonly minutes: number } {
  const words = doc.children.reduce((sum, block) => sum + wordsOf(block), 0)
  return { words, minutes: minutesFor(words) }
}

function wordsOf(block: Node): number {
  const words = known.get(block) ?? wordsIn(block.textBetween(0, block.content.size, "", leafText))
  known.set(block, words)
  return words
}

function leafText(leaf: Node): string {
  return leaf.type.name === "note" ? "1" : ""
}
