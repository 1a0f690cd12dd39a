import type { Editor } from "@tiptap/core"
import { useEditorState } from "@tiptap/react"
import { richText as words } from "#app/strings/rich-text.ts"
import { countOf } from "./count.ts"
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
