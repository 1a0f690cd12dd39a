import type { ComponentType } from "react"
import type { Field } from "#contract/fields.ts"
import type { Item } from "#dashboard/items/item.ts"
import { type FieldValue, isFlag, isText, type Values } from "#dashboard/items/values.ts"
import { useFormContext, useFormState, useWatch } from "react-hook-form"

/** A control draws its own label, hint and error, as the components of src/ui/forms/field.tsx do. */
export type WidgetProps<Value extends FieldValue = FieldValue> = {
  readonly id: string
  readonly name: string
  readonly field: Field
  readonly item: Item
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly onBlur: () => void
  readonly error: string | undefined
  readonly isReadOnly: boolean
}

export type Widget<Value extends FieldValue = FieldValue> = ComponentType<WidgetProps<Value>>

/** A value of another kind counts as empty. */
export function widgetFor<Value extends FieldValue>(
  isValue: (value: unknown) => value is Value,
  empty: NoInfer<Value>,
  Control: ComponentType<WidgetProps<Value>>,
): Widget {
  return function TypedWidget({ value, ...others }) {
    return <Control {...others} value={isValue(value) ? value : empty} />
  }
}

export const textWidget = (control: ComponentType<WidgetProps<string>>) => widgetFor(isText, "", control)
export const flagWidget = (control: ComponentType<WidgetProps<boolean>>) => widgetFor(isFlag, false, control)

export function frameOf({ id, field, error }: Pick<WidgetProps, "id" | "field" | "error">) {
  return { id, label: field.label, error }
}

export function textControl({
  name,
  value,
  isReadOnly,
  onChange,
  onBlur,
}: Pick<WidgetProps<string>, "name" | "value" | "isReadOnly" | "onChange" | "onBlur">) {
  type TextChange = { readonly target: { readonly value: string } }
  return { name, value, readOnly: isReadOnly, onChange: ({ target }: TextChange) => onChange(target.value), onBlur }
}

/** A control may change another field of its form by this. */
export function useSibling(name: string): readonly [value: FieldValue | undefined, set: (value: FieldValue) => void] {
  const { control, setValue } = useFormContext<Values>()
  const value: FieldValue | undefined = useWatch({ control, name })
  return [value, (next) => setValue(name, next, { shouldDirty: true, shouldTouch: true })]
}

export function useFieldError(name: string): string | undefined {
  const { errors } = useFormState<Values>()
  const message = errors[name]?.message
  return typeof message === "string" ? message : undefined
}

export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`
}
