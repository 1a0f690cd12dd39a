import type { ReactNode } from "react"
import * as checks from "#ui/forms/check-field.module.css"
import * as styles from "./controls.module.css"

type GroupProps = {
  readonly id: string
  readonly label: string
  /** Is true if a heading above says the same. */
  readonly isLabelHidden?: boolean
  readonly error?: string | undefined
  readonly children: ReactNode
}

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
  readonly hint?: string | undefined
  readonly isOn: boolean
  readonly isReadOnly?: boolean
  readonly onChange: (isOn: boolean) => void
  readonly onBlur?: () => void
}

function inputOf({ id, name, isOn, isReadOnly, onChange, onBlur }: Omit<CheckProps, "type" | "label" | "hint">) {
  type CheckChange = { readonly target: { readonly checked: boolean } }
  return { id, name, checked: isOn, disabled: isReadOnly, onChange: ({ target }: CheckChange) => onChange(target.checked), onBlur }
}

/** Two choices stand beside each other as one control. */
export function Segment({ label, ...input }: Omit<CheckProps, "type" | "hint">) {
  return (
    <label className={styles.segment} htmlFor={input.id}>
      <input className="visually-hidden" type="radio" {...inputOf(input)} />
      {label}
    </label>
  )
}

export function SegmentRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.segments}>{children}</div>
}

export function Check({ type, label, hint, ...input }: CheckProps) {
  return (
    <label className={checks.check} htmlFor={input.id}>
      <input className={checks.box} type={type} {...inputOf(input)} />
      <span>
        {label}
        {hint !== undefined && <span className={styles.checkHint}>{hint}</span>}
      </span>
    </label>
  )
}

export type RadioChoice<Key> = readonly [key: Key, label: string, hint?: string]

type RadiosProps<Key extends string> = Pick<CheckProps, "id" | "name" | "onBlur"> & {
  readonly choices: readonly RadioChoice<Key>[]
  readonly chosen: Key
  /** A function tells which choices the user can't make. */
  readonly isReadOnly?: boolean | ((key: Key) => boolean)
  readonly onChoose: (key: Key) => void
}

/** The id of each choice is that of the group and its key. */
export function Radios<Key extends string>({ id, choices, chosen, isReadOnly = false, onChoose, ...shared }: RadiosProps<Key>) {
  return choices.map(([key, label, hint]) => (
    <Check
      key={key}
      id={`${id}-${key}`}
      type="radio"
      {...{ label, hint, ...shared }}
      isOn={chosen === key}
      isReadOnly={typeof isReadOnly === "boolean" ? isReadOnly : isReadOnly(key)}
      onChange={() => onChoose(key)}
    />
  ))
}
