import { EditorContent } from "@tiptap/react"
import { useContext, useState } from "react"
import { createPortal, flushSync } from "react-dom"
import type { WidgetProps } from "#app/widgets/widget.tsx"
import type { RichText } from "#app/resources/values.ts"
import { FieldWords } from "#ui/field.tsx"
import { EditorDialog, type DialogName } from "./dialogs/editor-dialog.tsx"
import { Foot } from "./foot.tsx"
import { Messages } from "./messages.tsx"
import { PictureSourceContext } from "./pictures/picture-source.ts"
import { uploadPictures } from "./pictures/upload.ts"
import * as styles from "./rich-text.module.css"
import * as textStyles from "./text.module.css"
import { useRichText } from "./state/use-rich-text.ts"
import { Toolbar } from "./toolbar/toolbar.tsx"

export function RichTextEditor({ id, field, item, value, onChange, onBlur, error, isReadOnly }: WidgetProps<RichText>) {
  const [dialog, setDialog] = useState<DialogName | null>(null)
  const [uploading, setUploading] = useState<readonly string[]>([])
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const source = useContext(PictureSourceContext)
  const editor = useRichText({
    value: value.value,
    onChange: (html) => onChange({ ...value, value: html }),
    isReadOnly,
    attributes: attributesOf({ id, hint: field.help, error, isReadOnly, lang: item.values.langcode }),
    calls: {
      openDialog: setDialog,
      show: (url) => source?.show?.(url) ?? Promise.resolve(url),
      onTaken: (target, files, names) => {
        const leaveOut = (more: readonly string[]) => setLeftOut((before) => [...before, ...more])
        leaveOut(names)
        void uploadPictures(target, files, { source, onUploading: setUploading, onLeftOut: leaveOut })
      },
    },
  })
  // In the same turn, because the text can't take the focus behind an open dialog.
  const closeDialog = () => flushSync(() => setDialog(null))
  return (
    <div className={styles.field}>
      {/* No `<label>`, because the text box is no form control. The keyboard reaches the text box itself. */}
      <span id={`${id}-label`} className={styles.label} role="presentation" onClick={() => editor?.commands.focus()}>
        {field.label}
      </span>
      <div className={styles.rich} data-invalid={error !== undefined}>
        {editor !== null && !isReadOnly && <Toolbar editor={editor} controls={id} onOpen={setDialog} />}
        <EditorContent editor={editor} onBlur={onBlur} className={styles.place} />
        {editor !== null && <Foot editor={editor} onShortcuts={() => setDialog("shortcuts")} />}
      </div>
      {editor !== null && <Messages editor={editor} uploading={uploading} leftOut={leftOut} onDismiss={() => setLeftOut([])} />}
      {editor !== null &&
        dialog !== null &&
        createPortal(<EditorDialog name={dialog} editor={editor} source={source} onClose={closeDialog} />, document.body)}
      <FieldWords id={id} hint={field.help} error={error} />
    </div>
  )
}

type TextBox = Pick<WidgetProps, "id" | "error" | "isReadOnly"> & { readonly hint: string | undefined; readonly lang: unknown }

function attributesOf({ id, hint, error, isReadOnly, lang }: TextBox): Record<string, string> {
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(" ")
  return {
    id,
    class: textStyles.body ?? "",
    role: "textbox",
    "aria-multiline": "true",
    "aria-labelledby": `${id}-label`,
    ...(described === "" ? {} : { "aria-describedby": described }),
    ...(error === undefined ? {} : { "aria-invalid": "true" }),
    ...(isReadOnly ? { "aria-readonly": "true", tabindex: "0" } : {}),
    ...(typeof lang === "string" && lang !== "" ? { lang } : {}),
  }
}
