import { TextField } from "#ui/forms/field.tsx"
import { Check } from "./group.tsx"
import { appWords } from "#dashboard/strings/words.ts"

type AltTextProps = {
  readonly id: string
  /** Null means that nobody has chosen yet; empty means decoration. */
  readonly alt: string | null
  readonly error: string | undefined
  readonly isReadOnly?: boolean
  readonly onChange: (alt: string | null) => void
  readonly onBlur?: () => void
}

/** The choice of decoration replaces the text. */
export function AltText({ id, alt, error, isReadOnly = false, onChange, onBlur }: AltTextProps) {
  const isDecoration = alt === ""
  return (
    <>
      {!isDecoration && (
        <TextField
          id={`${id}-alt`}
          label={appWords.pictures.alt}
          hint={appWords.pictures.altHint}
          error={error}
          autoComplete="off"
          // docs/content-model.md has the server's limit.
          maxLength={512}
          value={alt ?? ""}
          readOnly={isReadOnly}
          onChange={({ target }) => onChange(target.value === "" ? null : target.value)}
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
        onChange={(isOn) => onChange(isOn ? "" : null)}
        {...(onBlur && { onBlur })}
      />
    </>
  )
}
