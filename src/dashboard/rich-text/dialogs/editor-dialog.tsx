import type { Uploads } from "#dashboard/media/uploads/uploads.ts"
import { type EditorDialogProps, DialogForm, returnToText } from "./dialog-form.tsx"
import { LanguageDialog } from "./language-dialog.tsx"
import { LinkDialog } from "./link-dialog.tsx"
import { PictureDialog, AltTextDialog } from "./picture-dialog.tsx"
import { useState } from "react"
import { TextField } from "#ui/forms/field.tsx"
import { Dialog } from "#ui/dialogs/dialog.tsx"
import * as styles from "./shortcuts-dialog.module.css"
import { appWords } from "#dashboard/strings/words.ts"

export type DialogName = "link" | "picture" | "altText" | "caption" | "language" | "shortcuts"

type NamedDialogProps = EditorDialogProps & { readonly name: DialogName; readonly upload: Uploads["uploadPicture"] }

export function EditorDialog({ name, upload, ...dialog }: NamedDialogProps) {
  // A closed dialog gives the focus back to the button or the text; a command puts it where it changed the text.
  switch (name) {
    case "link":
      return <LinkDialog {...dialog} />
    case "picture":
      return <PictureDialog upload={upload} {...dialog} />
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

const captionWords = appWords.richText.caption

function CaptionDialog({ editor, onClose }: EditorDialogProps) {
  const [caption, setCaption] = useState(() => String(editor.getAttributes("table").caption))
  const save = () => {
    editor.commands.updateAttributes("table", { caption: caption.trim() })
    returnToText({ editor, onClose })
  }
  return (
    <DialogForm title={captionWords.title} submit={appWords.buttons.save} onSubmit={save} onClose={onClose}>
      <TextField
        id="rich-text-caption"
        label={appWords.pictures.caption}
        value={caption}
        onChange={(event) => setCaption(event.target.value)}
      />
    </DialogForm>
  )
}

const shortcutWords = appWords.richText.shortcuts

function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={shortcutWords.title} onClose={onClose}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{shortcutWords.key}</th>
            <th scope="col">{shortcutWords.what}</th>
          </tr>
        </thead>
        <tbody>
          {shortcutWords.rows.map(([keys, what]) => (
            <tr key={keys}>
              <th scope="row">{keys}</th>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
