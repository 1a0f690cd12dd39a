import type { ReactNode } from "react"
import { FieldWords } from "#ui/field.tsx"
import * as styles from "./rich-text-frame.module.css"

type RichTextFrameProps = {
  readonly id: string
  readonly label: string
  readonly hint: string | undefined
  readonly error: string | undefined
  readonly onLabel: () => void
  readonly children: ReactNode
}

/** Label, hint and error of a text box that is no form control, so that `<label>` can't name it. */
export function RichTextFrame({ id, label, hint, error, onLabel, children }: RichTextFrameProps) {
  return (
    <div className={styles.field}>
      {/* The keyboard reaches the text box itself. */}
      <span id={`${id}-label`} className={styles.label} role="presentation" onClick={onLabel}>
        {label}
      </span>
      {children}
      <FieldWords id={id} hint={hint} error={error} />
    </div>
  )
}
