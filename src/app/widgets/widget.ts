import type { ComponentType } from "react"
import type { Field } from "#contract/fields.ts"
import type { Item } from "#app/resources/item.ts"
import type { FieldValue } from "#app/resources/values.ts"

/** The control of one field in a form. It draws its own label, hint and error, as the components of src/ui/field.tsx do. */
export type WidgetProps<Value extends FieldValue = FieldValue> = {
  readonly id: string
  readonly name: string
  readonly field: Field
  /** The item that is edited, as it was loaded. */
  readonly item: Item
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly onBlur: () => void
  /** The sentence that says what is wrong; undefined while nothing is. */
  readonly error: string | undefined
  readonly isReadOnly: boolean
}

export type Widget<Value extends FieldValue = FieldValue> = ComponentType<WidgetProps<Value>>
