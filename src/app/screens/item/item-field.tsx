import { createElement, memo } from "react"
import { useController, useFormContext } from "react-hook-form"
import type { Field } from "#contract/fields.ts"
import { mayWriteField, type Viewer } from "#contract/permissions.ts"
import type { Item } from "#app/resources/item.ts"
import type { Values } from "#app/resources/values.ts"
import { fieldId } from "#app/widgets/use-sibling.ts"
import { widgetOf } from "./registry.tsx"
import { emptyValueOf } from "#contract/field-types/field-types.ts"

export type ItemFieldProps = {
  readonly name: string
  readonly field: Field
  readonly item: Item
  readonly viewer: Viewer
  /** The id of a control is this and its name. */
  readonly formId: string
}

/** The summary has a control of its own, and is a part of the body's value. */
const valueName = (name: string) => (name === "summary" ? "body" : name)

/** Not drawn again with the form around it: the state of a save changes no field. */
export const ItemField = memo(function ItemField({ name, field, item, viewer, formId }: ItemFieldProps) {
  const { control } = useFormContext<Values>()
  const { field: bound, fieldState } = useController({ control, name: valueName(name) })
  return createElement(widgetOf(item.type, name, field), {
    id: fieldId(formId, name),
    name,
    field,
    item,
    value: bound.value ?? emptyValueOf(field),
    onChange: bound.onChange,
    onBlur: bound.onBlur,
    error: name === "summary" ? undefined : fieldState.error?.message,
    isReadOnly: !mayEdit(viewer, item, name),
  })
})

/** What the back end does not show is not edited: a save would not send it either. */
export function mayEdit(viewer: Viewer, { type, id, number, hidden = [] }: Item, name: string): boolean {
  return !hidden.includes(valueName(name)) && mayWriteField(viewer, { type, uuid: id, uid: number }, valueName(name))
}
