import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from "react"
import { forms } from "#lib/strings/forms.ts"
import * as styles from "./field.module.css"
import { Icon } from "./icon.tsx"

const lens = "M9 4a5 5 0 1 0 0 10A5 5 0 1 0 9 4M13 13l4 4"
const chevron = "m5 8 5 5 5-5"
const warning = "M10 3 2.5 16.5h15zM10 8v4M10 14.2v.1"

export type FieldProps = {
  readonly id: string
  readonly label: string
  readonly hint?: ReactNode
  /** What is wrong with it, in a sentence. */
  readonly error?: string | undefined
  /** Said beside the label; what must be filled in is the rule and says nothing. */
  readonly isOptional?: boolean
}

export type ControlProps = {
  readonly id: string
  readonly className: string | undefined
  readonly "aria-describedby": string | undefined
  readonly "aria-invalid": true | undefined
}

type AnyFieldProps = FieldProps & {
  /** At the end of the label's line. */
  readonly aside?: ReactNode
  readonly children: (control: ControlProps) => ReactNode
}

/** A control with its label above, and its hint and what is wrong with it below. */
export function Field({ id, label, hint, error, isOptional = false, aside, children }: AnyFieldProps) {
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(" ")
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
          {isOptional && <span className={styles.optional}>{forms.optional}</span>}
        </label>
        {aside}
      </div>
      {children({
        id,
        className: styles.control,
        "aria-describedby": described === "" ? undefined : described,
        "aria-invalid": error === undefined ? undefined : true,
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon path={warning} />
          {error}
        </p>
      )}
    </div>
  )
}

/** A field for a line of text. */
export const TextField = forwardRef<HTMLInputElement, FieldProps & ComponentPropsWithoutRef<"input">>(function TextField(props, ref) {
  const { id, label, hint, error, isOptional, ...input } = props
  return <Field {...given({ id, label, hint, error, isOptional })}>{(control) => <input ref={ref} {...input} {...control} />}</Field>
})

/** A field for one of a few. */
export const SelectField = forwardRef<HTMLSelectElement, FieldProps & ComponentPropsWithoutRef<"select">>(function SelectField(props, ref) {
  const { id, label, hint, error, isOptional, children, ...select } = props
  return (
    <Field {...given({ id, label, hint, error, isOptional })}>
      {(control) => (
        <span className={styles.signed}>
          <select ref={ref} {...select} {...control}>
            {children}
          </select>
          <Icon path={chevron} />
        </span>
      )}
    </Field>
  )
})

/** A field for words to look for. */
export const SearchField = forwardRef<HTMLInputElement, FieldProps & ComponentPropsWithoutRef<"input">>(function SearchField(props, ref) {
  const { id, label, hint, error, isOptional, ...input } = props
  return (
    <Field {...given({ id, label, hint, error, isOptional })}>
      {(control) => (
        <span className={styles.signed}>
          <Icon path={lens} />
          <input ref={ref} type="search" {...input} {...control} />
        </span>
      )}
    </Field>
  )
})

type Maybe = { readonly [Name in keyof FieldProps]: FieldProps[Name] | undefined } & Pick<FieldProps, "id" | "label">

function given({ id, label, hint, error, isOptional }: Maybe): FieldProps {
  return { id, label, error, ...(hint !== undefined && { hint }), ...(isOptional !== undefined && { isOptional }) }
}
