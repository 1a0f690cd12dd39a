import { capitalised } from "#lib/text/capitalised.ts"
import type { Editor } from "@tiptap/core"
import { useState } from "react"
import { isLang } from "#contract/restricted-html.ts"
import { language } from "#lib/strings/language.ts"
import { SelectField, TextField } from "#ui/field.tsx"
import { DialogForm, type EditorDialogProps } from "./dialog-form.tsx"
import { appWords } from "#dashboard/strings/words.ts"

const words = appWords.richText.language
const common = ["fr", "nl", "de", "en", "it", "es", "la"]
const other = "other"

/** Marks the selected words, or changes the mark around the cursor. */
export function LanguageDialog({ editor, onClose }: EditorDialogProps) {
  const [marked] = useState(() => languageAt(editor))
  const [choice, setChoice] = useState(marked === null ? "fr" : common.includes(marked) ? marked : other)
  const [code, setCode] = useState(marked ?? "")
  const [error, setError] = useState<string>()
  const lang = choice === other ? code.trim() : choice
  const mark = () => {
    if (!isLang(lang)) {
      setError(words.invalid)
      return
    }
    onClose()
    const chain = editor.chain().focus()
    if (marked !== null) chain.extendMarkRange("language")
    chain.setMark("language", { lang }).run()
  }
  return (
    <DialogForm title={words.title} submit={words.save} onSubmit={mark} onClose={onClose}>
      <SelectField
        id="rich-text-language"
        label={words.label}
        hint={words.hint}
        value={choice}
        onChange={(event) => setChoice(event.target.value)}
      >
        {common.map((code) => (
          <option key={code} value={code}>
            {nameOfLanguage(code)}
          </option>
        ))}
        <option value={other}>{words.other}</option>
      </SelectField>
      {choice === other && (
        <TextField
          id="rich-text-language-code"
          label={words.code}
          hint={words.codeHint}
          error={error}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
    </DialogForm>
  )
}

/** With a capital, as an entry of a list; within French sentences it has none. */
function nameOfLanguage(code: string): string {
  return capitalised(new Intl.DisplayNames(language, { type: "language" }).of(code) ?? code)
}

function languageAt(editor: Editor): string | null {
  const { lang } = editor.getAttributes("language")
  return typeof lang === "string" ? lang : null
}
