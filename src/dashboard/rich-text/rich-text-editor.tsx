import { EditorContent, useEditorState } from "@tiptap/react"
import { useState } from "react"
import { createPortal, flushSync } from "react-dom"
import type { WidgetProps } from "#dashboard/widgets/widget.tsx"
import type { RichText } from "#dashboard/items/values.ts"
import { classes } from "#lib/classes.ts"
import * as fieldStyles from "#ui/forms/field.module.css"
import { FieldWords } from "#ui/forms/field.tsx"
import { EditorDialog, type DialogName } from "./dialogs/editor-dialog.tsx"
import { uploadPictures } from "./pictures/upload.ts"
import { useTextPictures } from "./pictures/use-text-pictures.ts"
import { BesideOriginal } from "./original-text.tsx"
import * as styles from "./rich-text.module.css"
import * as textStyles from "./text.module.css"
import * as proseStyles from "#ui/text/prose.module.css"
import { useRichText } from "./state/use-rich-text.ts"
import { Toolbar } from "./toolbar/toolbar.tsx"
import type { Editor } from "@tiptap/core"
import type { Node } from "@tiptap/pm/model"
import { minutesFor, countWords } from "#lib/prose/reading-time.ts"
import { Button } from "#ui/controls/button.tsx"
import { appWords } from "#dashboard/strings/words.ts"

export function RichTextEditor({ id, name, field, item, value, onChange, onBlur, error, isReadOnly }: WidgetProps<RichText>) {
  const [dialog, setDialog] = useState<DialogName | null>(null)
  const [uploading, setUploading] = useState<string | null>(null)
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const [changes, setChanges] = useState<readonly string[]>([])
  const { upload, show } = useTextPictures()
  const editor = useRichText({
    value: value.value,
    onChange: (html) => onChange({ ...value, value: html }),
    isReadOnly,
    attributes: attributesOf({ id, hint: field.help, error, isReadOnly, lang: item.values.langcode }),
    calls: {
      openDialog: setDialog,
      show,
      onPaste: (target, { files = [], leftOut: names = [], changes: newChanges = [] }) => {
        const leaveOut = (more: readonly string[]) => setLeftOut((before) => [...before, ...more])
        leaveOut(names)
        setChanges((before) => [...new Set([...before, ...newChanges])])
        void uploadPictures(target, files, { upload, onUploading: setUploading, onLeftOut: leaveOut })
      },
    },
  })
  const dismiss = () => {
    setLeftOut([])
    setChanges([])
  }
  // React must remove the dialog at once, because the text can't take the focus behind an open one.
  const closeDialog = () => flushSync(() => setDialog(null))
  return (
    <div className={fieldStyles.field}>
      {/* No `<label>`, because the text box is no form control. The keyboard reaches the text box itself. */}
      <span id={`${id}-label`} className={fieldStyles.label} role="presentation" onClick={() => editor?.commands.focus()}>
        {field.label}
      </span>
      <BesideOriginal name={name} editor={editor}>
        <div className={styles.rich} data-invalid={error !== undefined}>
          {editor !== null && !isReadOnly && <Toolbar editor={editor} controls={id} onOpen={setDialog} />}
          <EditorContent editor={editor} onBlur={onBlur} className={styles.place} />
          {editor !== null && <Foot editor={editor} onShortcuts={() => setDialog("shortcuts")} />}
        </div>
      </BesideOriginal>
      {editor !== null && <Messages uploading={uploading} pasted={pastedNews({ changes, leftOut })} onDismiss={dismiss} />}
      {editor !== null &&
        dialog !== null &&
        createPortal(<EditorDialog name={dialog} editor={editor} upload={upload} onClose={closeDialog} />, document.body)}
      <FieldWords id={id} hint={field.help} error={error} />
    </div>
  )
}

type TextBox = Pick<WidgetProps, "id" | "error" | "isReadOnly"> & { readonly hint: string | undefined; readonly lang: unknown }

function attributesOf({ id, hint, error, isReadOnly, lang }: TextBox): Record<string, string> {
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(" ")
  return {
    id,
    class: classes(proseStyles.prose, textStyles.body),
    role: "textbox",
    "aria-multiline": "true",
    "aria-labelledby": `${id}-label`,
    ...(described === "" ? {} : { "aria-describedby": described }),
    ...(error === undefined ? {} : { "aria-invalid": "true" }),
    ...(isReadOnly ? { "aria-readonly": "true", tabindex: "0" } : {}),
    ...(typeof lang === "string" && lang !== "" ? { lang } : {}),
  }
}

type FootProps = { readonly editor: Editor; readonly onShortcuts: () => void }

function Foot({ editor, onShortcuts }: FootProps) {
  const count = useEditorState({ editor, selector: () => countOf(editor.state.doc) })
  return (
    <div className={classes("spread", styles.foot)}>
      <span>{appWords.richText.count(count.words, count.minutes)}</span>
      <button type="button" className={styles.shortcuts} onClick={onShortcuts}>
        {appWords.richText.shortcutsHint}
      </button>
    </div>
  )
}

const wordCounts = new WeakMap<Node, number>()

/** The public page counts in the same way (src/gatsby/content/prose.ts). */
function countOf(doc: Node): { readonly words: number; readonly minutes: number } {
  const words = doc.children.reduce((sum, block) => sum + wordsOf(block), 0)
  return { words, minutes: minutesFor(words) }
}

function wordsOf(block: Node): number {
  const words = wordCounts.get(block) ?? countWords(block.textBetween(0, block.content.size, "", leafText))
  wordCounts.set(block, words)
  return words
}

function leafText(leaf: Node): string {
  return leaf.type.name === "note" ? "1" : ""
}

type MessagesProps = { readonly uploading: string | null; readonly pasted: string; readonly onDismiss: () => void }

type News = { readonly changes: readonly string[]; readonly leftOut: readonly string[] }

function pastedNews({ changes, leftOut }: News): string {
  const changeWords = changes.length === 0 ? "" : appWords.richText.changed(changes.join("; "))
  return [changeWords, leftOut.length === 0 ? "" : appWords.richText.leftOut(leftOut.join(", "))].filter(Boolean).join(" ")
}

function Messages({ uploading, pasted, onDismiss }: MessagesProps) {
  return (
    <div role="status" className={classes("stack", styles.messages)} data-gap="2">
      {uploading !== null && <p className={classes("spread", styles.message)}>{appWords.richText.uploading(uploading)}</p>}
      {pasted !== "" && (
        <p className={classes("spread", styles.message)}>
          <span>{pasted}</span>
          <Button tone="quiet" size="small" onClick={onDismiss}>
            {appWords.buttons.dismiss}
          </Button>
        </p>
      )}
    </div>
  )
}
