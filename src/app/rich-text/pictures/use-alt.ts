import { useState } from "react"
import { richText } from "#app/strings/rich-text.ts"

/** The alt text of a picture that is being described: words, or decoration on purpose. */
export function useAlt(initial: string | null) {
  const [alt, setAlt] = useState(initial ?? "")
  const [isDecoration, setDecoration] = useState(initial === "")
  const [error, setError] = useState<string>()
  const fields = { alt, isDecoration, error, onAlt: setAlt, onDecoration: setDecoration }
  /** The chosen alt text, or null while there is none, which is then asked for. */
  const chosen = (): string | null => {
    const text = isDecoration ? "" : alt.trim()
    const isMissing = !isDecoration && text === ""
    setError(isMissing ? richText.picture.altNeeded : undefined)
    return isMissing ? null : text
  }
  return { fields, chosen }
}
