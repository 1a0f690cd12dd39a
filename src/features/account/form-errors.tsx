import type { FieldErrors, FieldValues } from "react-hook-form"
import { ErrorSummary } from "#ui/forms/error-summary.tsx"
import { words } from "#lib/strings/words.ts"

type FormErrorsProps<Values extends FieldValues> = {
  readonly errors: FieldErrors<Values>
  readonly fields: readonly (keyof Values & string)[]
  /** The ids of all fields begin with this. */
  readonly id: string
  readonly attempt: number
}

/** A single wrong field takes the focus, so the list has at least two. */
export function FormErrors<Values extends FieldValues>({ errors, fields, id, attempt }: FormErrorsProps<Values>) {
  const fieldErrors = fields.flatMap((name) => {
    const message = errors[name]?.message
    return typeof message === "string" ? [{ id: id + name, message }] : []
  })
  return <ErrorSummary title={words.forms.toFix(fieldErrors.length)} errors={fieldErrors.length < 2 ? [] : fieldErrors} attempt={attempt} />
}

export function focusSingle<Name extends string>(
  fields: readonly Name[],
  wrong: { readonly [N in Name]?: unknown },
  focus: (name: Name) => void,
): void {
  const [first, ...others] = fields.filter((name) => wrong[name] !== undefined)
  if (first !== undefined && others.length === 0) focus(first)
}
