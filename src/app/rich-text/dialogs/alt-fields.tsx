import { useState } from "react"
import { richText } from "#app/strings/rich-text.ts"
import { TextField } from "#ui/field.tsx"
import * as styles from "./alt-fields.module.css"

const words = richText.picture

/** The alt text that the user types for a picture, or none because the picture is decoration. `initial` is null for a picture without a choice. */
export function useAlt(initial: string | null) {
  const [alt, setAlt] = useState(initial ?? "")
  const [isDecoration, setDecoration] = useState(initial === "")
  const [error, setError] = useState<string>()
  const fields = { alt, isDecoration, error, onAlt: setAlt, onDecoration: setDecoration }
  /** The chosen alt text, empty for decoration. If there is none, the field asks for it and this returns null. */
  const chosen = (): string | null => {
    const text = isDecoration ? "" : alt.trim()
    const isMissing = !isDecoration && text === ""
    setError(isMissing ? words.altNeeded : undefined)
    return isMissing ? null : text
  }
  return { fields, chosen }
}

export function AltFields({ alt, isDecoration, error, onAlt, onDecoration }: ReturnType<typeof useAlt>["fields"]) {
  return (
    <>
      <TextField
        id="rich-text-alt"
        label={words.alt}
        hint={words.altHint}
        error={error}
        // The server's limit (docs/content-model.md).
        maxLength={512}
        value={isDecoration ? "" : alt}
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
