import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from "react"
import * as styles from "./field.module.css"
import { Icon, lens } from "#ui/pictures/icon.tsx"

const chevron = "m5 8 5 5 5-5"
const warning = "M10 3 2.5 16.5h15zM10 8v4M10 14.2v.1"

export type FieldProps = {
  readonly id: string
  readonly label: string
  /** Fields whose place and first option say the same need no visible label. */
  readonly isLabelHidden?: boolean
  readonly hint?: ReactNode
  readonly error?: string | undefined
}

type ControlProps = {
  readonly id: string
  readonly className: string | undefined
  readonly "aria-describedby": string | undefined
  readonly "aria-invalid": true | undefined
}

type FieldFrameProps = FieldProps & {
  readonly aside?: ReactNode
  readonly children: (control: ControlProps) => ReactNode
}

export function Field({ id, label, isLabelHidden = false, hint, error, aside, children }: FieldFrameProps) {
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(" ")
  return (
    <div className={styles.field}>
      {isLabelHidden ? (
        <label className="visually-hidden" htmlFor={id}>
          {label}
        </label>
      ) : (
        <div className={styles.head}>
          <label className={styles.label} htmlFor={id}>
            {label}
          </label>
          {aside}
        </div>
      )}
      {children({
        id,
        className: styles.control,
        "aria-describedby": described === "" ? undefined : described,
        "aria-invalid": error === undefined ? undefined : true,
      })}
      <FieldWords id={id} hint={hint} error={error} />
    </div>
  )
}

/** The field's `aria-describedby` names the ids of hint and error. */
export function FieldWords({ id, hint, error }: Pick<FieldProps, "id" | "hint" | "error">) {
  return (
    <>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="meta">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon path={warning} />
          {error}
        </p>
      )}
    </>
  )
}

export const TextField = forwardRef<HTMLInputElement, FieldProps & ComponentPropsWithoutRef<"input">>(function TextField(props, ref) {
  const [field, input] = split(props)
  return <Field {...field}>{(control) => <input ref={ref} {...input} {...control} />}</Field>
})

export const SelectField = forwardRef<HTMLSelectElement, FieldProps & ComponentPropsWithoutRef<"select">>(function SelectField(props, ref) {
  const [field, select] = split(props)
  return (
    <Field {...field}>
      {(control) => (
        <span className={styles.signed}>
          <select ref={ref} {...select} {...control} />
          <Icon path={chevron} />
        </span>
      )}
    </Field>
  )
})

export function Options({
  choices,
}: {
  readonly choices: readonly (readonly [value: string | number, label: string, ...rest: unknown[]])[]
}) {
  return choices.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}

export const SearchField = forwardRef<HTMLInputElement, FieldProps & ComponentPropsWithoutRef<"input">>(function SearchField(props, ref) {
  const [field, input] = split(props)
  return (
    <Field {...field}>
      {(control) => (
        <span className={styles.signed}>
          <Icon path={lens} />
          <input ref={ref} type="search" {...input} {...control} />
        </span>
      )}
    </Field>
  )
})

export function split<Props extends FieldProps>({ id, label, isLabelHidden, hint, error, ...control }: Props) {
  return [{ id, label, hint, error, ...(isLabelHidden !== undefined && { isLabelHidden }) }, control] as const
}
