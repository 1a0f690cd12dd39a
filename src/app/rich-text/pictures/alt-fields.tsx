import { richText } from "#app/strings/rich-text.ts"
import { TextField } from "#ui/field.tsx"
import * as styles from "./alt-fields.module.css"

const words = richText.picture

/** `null` until the writer chose; empty for decoration. */
export type AltText = string | null

type AltFieldsProps = {
  readonly alt: AltText
  readonly isDecoration: boolean
  readonly error: string | undefined
  readonly onAlt: (alt: string) => void
  readonly onDecoration: (isDecoration: boolean) => void
}

export function AltFields({ alt, isDecoration, error, onAlt, onDecoration }: AltFieldsProps) {
  return (
    <>
      <TextField
        id="rich-text-alt"
        label={words.alt}
        hint={words.altHint}
        error={error}
        // The longest that the server takes (docs/content-model.md).
        maxLength={512}
        value={isDecoration ? "" : (alt ?? "")}
        disabled={isDecoration}
        onChange={(event) => onAlt(event.target.value)}
      />
      <label className={styles.check}>
        <input type="checkbox" checked={isDecoration} onChange={(event) => onDecoration(event.target.checked)} />
        <span>{words.decorative}</span>
      </label>
    </>
  )
}
