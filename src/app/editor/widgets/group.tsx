import type { ReactNode } from "react"
import * as styles from "./controls.module.css"

type GroupProps = { readonly id: string; readonly label: string; readonly error: string | undefined; readonly children: ReactNode }

/** Several controls under one label. */
export function Group({ id, label, error, children }: GroupProps) {
  const errorId = `${id}-error`
  return (
    <fieldset id={id} className={styles.group} tabIndex={-1} aria-describedby={error === undefined ? undefined : errorId}>
      <legend className={styles.legend}>{label}</legend>
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

export function Check({ id, type, name, label, hint, isOn, isReadOnly, onChange, onBlur }: CheckProps) {
  return (
    <label className={styles.check} htmlFor={id}>
      <input
        id={id}
        className={styles.box}
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
