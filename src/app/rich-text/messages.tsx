import type { Editor } from "@tiptap/core"
import { useEditorState } from "@tiptap/react"
import { richText as words } from "#app/strings/rich-text.ts"
import { Button } from "#ui/button.tsx"
import { removeOrphans } from "./notes/commands.ts"
import { orphansIn } from "./notes/references.ts"
import * as styles from "./rich-text.module.css"

type MessagesProps = {
  readonly editor: Editor
  readonly uploading: readonly string[]
  readonly leftOut: readonly string[]
  readonly onDismiss: () => void
}

/** Says which picture uploads, which were left out, and how many notes have no reference. */
export function Messages({ editor, uploading, leftOut, onDismiss }: MessagesProps) {
  const orphans = useEditorState({ editor, selector: () => orphansIn(editor.state.doc).length })
  return (
    <div role="status" className={styles.messages}>
      {uploading[0] !== undefined && <p className={styles.message}>{words.uploading(uploading[0])}</p>}
      {leftOut.length > 0 && (
        <p className={styles.message}>
          <span>{words.leftOut(leftOut.join(", "))}</span>
          <Button tone="quiet" size="small" onClick={onDismiss}>
            {words.dismiss}
          </Button>
        </p>
      )}
      {orphans > 0 && (
        <p className={styles.message}>
          <span>{words.orphan(orphans)}</span>
          <Button tone="quiet" size="small" onClick={() => removeOrphans(editor)}>
            {words.removeOrphans}
          </Button>
        </p>
      )}
    </div>
  )
}
