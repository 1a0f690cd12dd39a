import { capitalised } from "#lib/text/capitalised.ts"
import type { Editor } from "@tiptap/core"
import { useState } from "react"
import { language } from "#lib/strings/language.ts"
import { Options, SelectField } from "#ui/forms/field.tsx"
import { DialogForm, returnToText, type EditorDialogProps } from "./dialog-form.tsx"
import { appWords } from "#dashboard/strings/words.ts"

const words = appWords.richText.language
const common = ["fr", "nl", "de", "en", "it", "es", "pt", "la"]

/** Marks the selected words, or changes the mark around the cursor. */
export function LanguageDialog({ editor, onClose }: EditorDialogProps) {
  const [marked] = useState(() => languageAt(editor))
  const [lang, setLang] = useState(marked ?? "fr")
  const codes = marked === null || common.includes(marked) ? common : [...common, marked]
  const mark = () => {
    const chain = editor.chain()
    if (marked !== null) chain.extendMarkRange("language")
    chain.setMark("language", { lang }).run()
    returnToText({ editor, onClose })
  }
  return (
    <DialogForm title={appWords.richText.tools.language} submit={words.save} onSubmit={mark} onClose={onClose}>
      <SelectField
        id="rich-text-language"
        label={appWords.lists.language}
        hint={words.hint}
        value={lang}
        onChange={(event) => setLang(event.target.value)}
      >
        <Options choices={codes.map((code) => [code, nameOfLanguage(code)])} />
      </SelectField>
    </DialogForm>
  )
}

/** An entry of a list begins with a capital; within French sentences the name has none. */
function nameOfLanguage(code: string): string {
  return capitalised(new Intl.DisplayNames(language, { type: "language" }).of(code) ?? code)
}

function languageAt(editor: Editor): string | null {
  const { lang } = editor.getAttributes("language")
  return typeof lang === "string" ? lang : null
}
