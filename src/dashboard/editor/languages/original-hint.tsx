import { textOf } from "#contract/field-types/field-type.ts"
import { languageOf } from "#dashboard/items/languages.ts"
import { isRichText } from "#dashboard/items/values.ts"
import { useOriginal } from "#dashboard/widgets/original.ts"
import { foreignLang } from "#lib/strings/language.ts"
import * as styles from "./languages.module.css"
import { appWords } from "#dashboard/strings/words.ts"

/** Stands under short fields. The original of a long text has a column of its own. */
export function OriginalHint({ name }: { readonly name: string }) {
  const original = useOriginal()
  if (original === null) return null
  const { body } = original.values
  const originalText =
    name === "summary" ? (isRichText(body) ? body.summary : "") : ["title", "name"].includes(name) ? textOf(original.values[name]) : ""
  if (originalText === "") return null
  return (
    <p className={styles.hint}>
      {appWords.translations.beside.label} <span lang={foreignLang(languageOf(original))}>{originalText}</span>
    </p>
  )
}
