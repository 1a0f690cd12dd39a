import type { FileValue } from "#dashboard/items/values.ts"
import { AltText } from "#dashboard/widgets/alt-text.tsx"
import { TextField } from "#ui/forms/field.tsx"
import { appWords } from "#dashboard/strings/words.ts"

type PictureTextsProps = {
  readonly id: string
  readonly value: FileValue
  readonly error?: string | undefined
  readonly isReadOnly: boolean
  readonly onChange: (value: FileValue) => void
  readonly onBlur?: () => void
}

export function PictureTexts({ value, onChange, ...control }: PictureTextsProps) {
  const { id, isReadOnly, onBlur } = control
  return (
    <>
      <AltText {...control} error={control.error} alt={value.alt} onChange={(alt) => onChange({ ...value, alt })} />
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
