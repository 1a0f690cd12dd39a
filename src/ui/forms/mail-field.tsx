import type { ComponentPropsWithoutRef } from "react"
import { classes } from "#lib/classes.ts"
import { Field, SelectField, TextField } from "./field.tsx"
import * as styles from "./mail-form.module.css"
import { words } from "#lib/strings/words.ts"

export type MailQuestion = {
  readonly name: string
  readonly label: string
  readonly hint?: string
  /** Is the error of a missing answer. If it is undefined, an answer is optional. */
  readonly missing?: string
  readonly type?: "email" | "tel"
  /** The answer may have several lines. */
  readonly isLong?: boolean
  readonly options?: readonly string[]
  readonly autoComplete?: string
}

type MailFieldProps = {
  readonly id: string
  readonly question: MailQuestion
  readonly typedText: string | undefined
  readonly error: string | undefined
}

export function MailField({ id, question, typedText, error }: MailFieldProps) {
  const { name, label, hint, missing, type = "text", isLong = false, options, autoComplete } = question
  const field = {
    id,
    label: missing === undefined ? words.mail.optional(label) : label,
    error,
    ...(hint !== undefined && { hint }),
  }
  const control = {
    name,
    required: missing !== undefined,
    ...(typedText !== undefined && { defaultValue: typedText }),
    ...(autoComplete !== undefined && { autoComplete }),
  } satisfies ComponentPropsWithoutRef<"input">

  if (options !== undefined) {
    return (
      <SelectField {...field} {...control}>
        <option value="" />
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
    )
  }
  if (!isLong) return <TextField {...field} {...control} type={type} />
  return (
    <Field {...field}>
      {(shared) => <textarea rows={6} {...control} {...shared} className={classes(shared.className, styles.long)} />}
    </Field>
  )
}
