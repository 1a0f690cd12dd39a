import type { ReactNode } from "react"
import { Icon } from "#ui/icon.tsx"
import * as styles from "./rich-text-frame.module.css"

type RichTextFrameProps = {
  readonly id: string
  readonly label: string
  readonly hint: string | undefined
  readonly error: string | undefined
  readonly onLabel: () => void
  readonly children: ReactNode
}

const warning = "M10 3 2.5 16.5h15zM10 8v4M10 14.2v.1"

/** Label, hint and error of a text box that is no form control, so that `<label>` can't name it. */
export function RichTextFrame({ id, label, hint, error, onLabel, children }: RichTextFrameProps) {
  return (
    <div className={styles.field}>
      {/* The keyboard reaches the text box itself. */}
      <span id={`${id}-label`} className={styles.label} role="presentation" onClick={onLabel}>
        {label}
      </span>
      {children}
      <p id={`${id}-hint`} className={styles.hint} hidden={hint === undefined}>
        {hint}
      </p>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon path={warning} />
          {error}
        </p>
      )}
    </div>
  )
}
