import type { Editor } from "@tiptap/core"
import type { Node } from "@tiptap/pm/model"
import { useEditorState } from "@tiptap/react"
import { minutesFor, wordsIn } from "#lib/prose/reading-time.ts"
import { richText as words } from "#app/strings/rich-text.ts"
import * as styles from "./rich-text.module.css"

type FootProps = { readonly editor: Editor; readonly onShortcuts: () => void }

export function Foot({ editor, onShortcuts }: FootProps) {
  const count = useEditorState({ editor, selector: () => countOf(editor.state.doc) })
  return (
    <div className={styles.foot}>
      <span>{words.count(count.words, count.minutes)}</span>
      <button type="button" className={styles.shortcuts} onClick={onShortcuts}>
        {words.shortcutsHint}
      </button>
    </div>
  )
}

const known = new WeakMap<Node, number>()

/** Counts words and minutes as the public page does (src/gatsby/content/prose.ts). */
function countOf(doc: Node): { readonly words: number; readonly minutes: number } {
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
