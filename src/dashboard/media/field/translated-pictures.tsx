import { listOf } from "#contract/field-types/field-types.ts"
import { Thumbnail } from "#dashboard/media/pictures/thumbnail.tsx"
import { languageOf } from "#dashboard/items/languages.ts"
import { isFileValue, type FieldValue } from "#dashboard/items/values.ts"
import { useOriginal } from "#dashboard/widgets/original.ts"
import type { Widget } from "#dashboard/widgets/widget.tsx"
import { foreignLang } from "#lib/strings/language.ts"
import { FormSection } from "#ui/forms/form.tsx"
import { PictureTexts } from "./picture-texts.tsx"
import * as styles from "./translated-pictures.module.css"
import { appWords } from "#dashboard/strings/words.ts"
import { classes } from "#lib/classes.ts"

/** All languages share the pictures and their order, so a translation has only their texts. */
export const TranslatedPictures: Widget = function TranslatedPictures({ id, name, field, value, onChange, onBlur, error, isReadOnly }) {
  const original = useOriginal()
  const pictures = listOf(value).filter(isFileValue)
  const sources = listOf(original?.values[name] ?? null).filter(isFileValue)
  if (pictures.length === 0) return null
  const isMany = Array.isArray(value)
  const change = (index: number, newPicture: FieldValue) => {
    if (!isFileValue(newPicture)) return
    onChange(isMany ? pictures.map((picture, at) => (at === index ? newPicture : picture)) : newPicture)
  }
  return (
    <FormSection title={field.label}>
      <ul className="stack" data-gap="4">
        {pictures.map((picture, index) => {
          const alt = sources[index]?.alt ?? ""
          return (
            <li key={picture.key} className={classes("stack", styles.picture)} data-gap="4">
              <div className={styles.media}>
                <Thumbnail file={{ ...picture, alt: "" }} fit="contain" />
              </div>
              <PictureTexts
                id={isMany ? `${id}-${index}` : id}
                value={picture}
                error={index === 0 || picture.alt === null ? error : undefined}
                isReadOnly={isReadOnly}
                onChange={(newPicture) => change(index, newPicture)}
                onBlur={onBlur}
              />
              {alt !== "" && original !== null && (
                <p className="quiet">
                  {appWords.translations.beside.label} <span lang={foreignLang(languageOf(original))}>{alt}</span>
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </FormSection>
  )
}
