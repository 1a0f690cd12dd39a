import type { ReactNode } from "react"
import * as checks from "#ui/check-field.module.css"
import * as styles from "./controls.module.css"

type GroupProps = {
  readonly id: string
  readonly label: string
  /** Where a heading above says the same. */
  readonly isLabelHidden?: boolean
  readonly error: string | undefined
  readonly children: ReactNode
}

/** Several controls under one label. */
export function Group({ id, label, isLabelHidden = false, error, children }: GroupProps) {
  const errorId = `${id}-error`
  return (
    <fieldset id={id} className={styles.group} tabIndex={-1} aria-describedby={error === undefined ? undefined : errorId}>
      <legend className={isLabelHidden ? "visually-hidden" : styles.legend}>{label}</legend>
      {children}
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

type CheckProps = {
  readonly id: string
  readonly type: "radio" | "checkbox"
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly isOn: boolean
  readonly isReadOnly: boolean
  readonly onChange: (isOn: boolean) => void
  readonly onBlur: () => void
}

/** One of two choices that stand beside each other as one control. */
export function Segment({ id, name, label, isOn, isReadOnly, onChange, onBlur }: Omit<CheckProps, "type" | "hint">) {
  return (
    <label className={styles.segment} htmlFor={id}>
      <input
        id={id}
        className="visually-hidden"
        type="radio"
        name={name}
        checked={isOn}
        disabled={isReadOnly}
        onChange={({ target }) => onChange(target.checked)}
        onBlur={onBlur}
      />
      {label}
    </label>
  )
}

export function Segments({ children }: { readonly children: ReactNode }) {
  return <div className={styles.segments}>{children}</div>
}

export function Check({ id, type, name, label, hint, isOn, isReadOnly, onChange, onBlur }: CheckProps) {
  return (
    <label className={checks.check} htmlFor={id}>
      <input
        id={id}
        className={checks.box}
        type={type}
        name={name}
        checked={isOn}
        disabled={isReadOnly}
        onChange={({ target }) => onChange(target.checked)}
        onBlur={onBlur}
      />
      <span>
        {label}
        {hint !== undefined && <span className={styles.checkHint}>{hint}</span>}
      </span>
    </label>
  )
}
