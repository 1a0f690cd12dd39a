import type { Editor } from "@tiptap/core"
import type { PictureSource } from "../picture-source.ts"
import { LinkDialog } from "../links/link-dialog.tsx"
import { AltTextDialog } from "../pictures/alt-text-dialog.tsx"
import { PictureDialog } from "../pictures/picture-dialog.tsx"
import { CaptionDialog } from "../tables/caption-dialog.tsx"
import type { DialogName } from "./dialog-name.ts"
import { LanguageDialog } from "./language-dialog.tsx"
import { ShortcutsDialog } from "./shortcuts-dialog.tsx"

type EditorDialogProps = {
  readonly name: DialogName
  readonly editor: Editor
  readonly source: PictureSource | null
  readonly onClose: () => void
}

export function EditorDialog({ name, editor, source, onClose }: EditorDialogProps) {
  // The dialog's own end gives the focus back to the button or the text; commands put it where they worked.
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
