import type { FieldErrors, FieldValues } from "react-hook-form"
import { forms } from "#lib/strings/forms.ts"
import { ErrorSummary } from "#ui/error-summary.tsx"

type FormErrorsProps<Values extends FieldValues> = {
  readonly errors: FieldErrors<Values>
  /** Names of the fields, in their order. */
  readonly fields: readonly (keyof Values & string)[]
  /** What the ids of the fields begin with; the name follows. */
  readonly id: string
  readonly attempt: number
}

/** The list of what is wrong, where that is more than one thing: a single wrong field takes the focus itself. */
export function FormErrors<Values extends FieldValues>({ errors, fields, id, attempt }: FormErrorsProps<Values>) {
  const found = fields.flatMap((name) => {
    const message = errors[name]?.message
    return typeof message === "string" ? [{ id: id + name, message }] : []
  })
  if (found.length < 2) return null
  return <ErrorSummary title={forms.toFix(found.length)} errors={found} attempt={attempt} />
}

/** Puts the focus into the field that is wrong, where it is the only one. */
export function focusSingle<Name extends string>(
  fields: readonly Name[],
  wrong: { readonly [N in Name]?: unknown },
  focus: (name: Name) => void,
): void {
  const [first, ...others] = fields.filter((name) => wrong[name] !== undefined)
  if (first !== undefined && others.length === 0) focus(first)
}
