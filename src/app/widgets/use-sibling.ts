import { useFormContext, useFormState, useWatch } from "react-hook-form"
import type { FieldValue, Values } from "#app/resources/values.ts"

/** Another field of the same form, for a control that depends on it or sets it. */
export function useSibling(name: string): readonly [value: FieldValue | undefined, set: (value: FieldValue) => void] {
  const { control, setValue } = useFormContext<Values>()
  const value: FieldValue | undefined = useWatch({ control, name })
  return [value, (next) => setValue(name, next, { shouldDirty: true, shouldTouch: true })]
}

/** The error of a field of the form around it. */
export function useFieldError(name: string): string | undefined {
  const { errors } = useFormState<Values>()
  const message = errors[name]?.message
  return typeof message === "string" ? message : undefined
}

export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`
}
