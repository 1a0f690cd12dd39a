import { useFormState } from "react-hook-form"
import type { Values } from "#app/resources/values.ts"

/** The error of a field of the form around it. */
export function useFieldError(name: string): string | undefined {
  const { errors } = useFormState<Values>()
  const message = errors[name]?.message
  return typeof message === "string" ? message : undefined
}
