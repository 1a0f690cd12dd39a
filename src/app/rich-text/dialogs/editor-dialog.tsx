import type { PictureSource } from "../pictures/picture-source.ts"
import { AltTextDialog } from "./alt-text-dialog.tsx"
import { CaptionDialog } from "./caption-dialog.tsx"
import type { EditorDialogProps } from "./dialog-form.tsx"
import { LanguageDialog } from "./language-dialog.tsx"
import { LinkDialog } from "./link-dialog.tsx"
import { PictureDialog } from "./picture-dialog.tsx"
import { ShortcutsDialog } from "./shortcuts-dialog.tsx"

export type DialogName = "link" | "picture" | "altText" | "caption" | "language" | "shortcuts"

type NamedDialogProps = EditorDialogProps & { readonly name: DialogName; readonly source: PictureSource | null }

export function EditorDialog({ name, source, ...dialog }: NamedDialogProps) {
  // A closed dialog gives the focus back to the button or the text; a command puts it where it changed the text.
  switch (name) {
    case "link":
      return <LinkDialog {...dialog} />
    case "picture":
      return <PictureDialog source={source} {...dialog} />
    case "altText":
      return <AltTextDialog {...dialog} />
    case "caption":
      return <CaptionDialog {...dialog} />
    case "language":
      return <LanguageDialog {...dialog} />
    case "shortcuts":
      return <ShortcutsDialog onClose={dialog.onClose} />
  }
}
