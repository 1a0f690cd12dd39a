import { useFormContext, useWatch } from "react-hook-form"
import type { FieldValue, Values } from "#app/resources/values.ts"

/** Another field of the same form, for a control that depends on it or sets it. */
export function useSibling(name: string): readonly [value: FieldValue | undefined, set: (value: FieldValue) => void] {
  const { control, setValue } = useFormContext<Values>()
  const value: FieldValue | undefined = useWatch({ control, name })
  return [value, (next) => setValue(name, next, { shouldDirty: true, shouldTouch: true })]
}
