import type { Editor } from "@tiptap/core"
import type { DialogName } from "../dialogs/dialog-name.ts"

export type Tool = {
  readonly label: string
  /** An icon's path, or letters. */
  readonly icon?: string
  readonly letters?: string
  readonly look?: "bold" | "italic" | "words"
  /** Only of tools that switch something on and off. */
  readonly isPressed?: (editor: Editor) => boolean
  readonly canRun?: (editor: Editor) => boolean
  readonly run: (editor: Editor, open: (name: DialogName) => void) => void
}

export type ToolGroup = { readonly name?: string; readonly tools: readonly Tool[] }
