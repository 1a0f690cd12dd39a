import type { MouseEvent } from "react"
import * as styles from "./check-box.module.css"

type CheckBoxProps = {
  readonly boxRef?: { readonly current: HTMLInputElement | null }
  readonly label: string
  readonly isOn: boolean
  /** The click tells of Shift. */
  readonly onClick: (event: MouseEvent<HTMLInputElement>) => void
}

export function CheckBox({ boxRef, label, isOn, onClick }: CheckBoxProps) {
  return (
    <label className={styles.check}>
      <input ref={boxRef} type="checkbox" className={styles.box} aria-label={label} checked={isOn} onChange={noChange} onClick={onClick} />
    </label>
  )
}

/** React warns of a controlled box without it; the click changes the box. */
function noChange(): void {
  // Nothing to do.
}
