import type { Editor } from "@tiptap/core"
import type { PictureSource } from "../pictures/picture-source.ts"
import { AltTextDialog } from "./alt-text-dialog.tsx"
import { CaptionDialog } from "./caption-dialog.tsx"
import { LanguageDialog } from "./language-dialog.tsx"
import { LinkDialog } from "./link-dialog.tsx"
import { PictureDialog } from "./picture-dialog.tsx"
import { ShortcutsDialog } from "./shortcuts-dialog.tsx"

export type DialogName = "link" | "picture" | "altText" | "caption" | "language" | "shortcuts"

type EditorDialogProps = {
  readonly name: DialogName
  readonly editor: Editor
  readonly source: PictureSource | null
  readonly onClose: () => void
}

export function EditorDialog({ name, editor, source, onClose }: EditorDialogProps) {
  // A closed dialog gives the focus back to the button or the text; a command puts it where it changed the text.
  switch (name) {
    case "link":
      return <LinkDialog editor={editor} onClose={onClose} />
    case "picture":
      return <PictureDialog editor={editor} source={source} onClose={onClose} />
    case "altText":
      return <AltTextDialog editor={editor} onClose={onClose} />
    case "caption":
      return <CaptionDialog editor={editor} onClose={onClose} />
    case "language":
      return <LanguageDialog editor={editor} onClose={onClose} />
    case "shortcuts":
      return <ShortcutsDialog onClose={onClose} />
  }
}
