import { forwardRef, type ComponentPropsWithoutRef } from "react"
import * as styles from "./check-field.module.css"
import { FieldWords, type FieldProps } from "./field.tsx"

type CheckFieldProps = Pick<FieldProps, "id" | "label" | "error"> & Omit<ComponentPropsWithoutRef<"input">, "type" | "id">

export const CheckField = forwardRef<HTMLInputElement, CheckFieldProps>(function CheckField({ id, label, error, ...input }, ref) {
  const invalid = error === undefined ? {} : { "aria-invalid": true, "aria-describedby": `${id}-error` }
  return (
    <div>
      <label className={styles.check} htmlFor={id}>
        <input ref={ref} id={id} type="checkbox" className={styles.box} {...input} {...invalid} />
        <span>{label}</span>
      </label>
      <FieldWords id={id} error={error} />
    </div>
  )
})
