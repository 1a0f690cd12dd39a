import type { FileValue } from "#dashboard/items/values.ts"
import { Check } from "#dashboard/widgets/group.tsx"
import { TextField } from "#ui/field.tsx"
import { appWords } from "#dashboard/strings/words.ts"

type PictureTextsProps = {
  readonly id: string
  readonly value: FileValue
  readonly error: string | undefined
  readonly isReadOnly: boolean
  readonly onChange: (value: FileValue) => void
  readonly onBlur: () => void
}

/** Edits the alt text, or the choice that the picture is decoration, and the caption. */
export function PictureTexts({ id, value, error, isReadOnly, onChange, onBlur }: PictureTextsProps) {
  const isDecoration = value.alt === ""
  return (
    <>
      {!isDecoration && (
        <TextField
          id={`${id}-alt`}
          label={appWords.pictures.alt}
          hint={appWords.pictures.altHint}
          error={error}
          autoComplete="off"
          maxLength={512}
          value={value.alt ?? ""}
          readOnly={isReadOnly}
          onChange={({ target }) => onChange({ ...value, alt: target.value === "" ? null : target.value })}
          onBlur={onBlur}
        />
      )}
      <Check
        id={`${id}-decoration`}
        type="checkbox"
        name={`${id}-decoration`}
        label={appWords.pictures.decoration}
        isOn={isDecoration}
        isReadOnly={isReadOnly}
        onChange={(isOn) => onChange({ ...value, alt: isOn ? "" : null })}
        onBlur={onBlur}
      />
      <TextField
        id={`${id}-caption`}
        label={`${appWords.pictures.caption} (${appWords.editor.optional})`}
        autoComplete="off"
        maxLength={1024}
        value={value.title}
        readOnly={isReadOnly}
        onChange={({ target }) => onChange({ ...value, title: target.value })}
        onBlur={onBlur}
      />
    </>
  )
}
