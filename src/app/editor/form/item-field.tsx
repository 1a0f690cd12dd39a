import { createElement } from "react"
import { useController, useFormContext } from "react-hook-form"
import type { Field } from "#contract/fields.ts"
import { mayWriteField, type Viewer } from "#contract/permissions.ts"
import type { Item } from "#app/resources/item.ts"
import type { Values } from "#app/resources/values.ts"
import { widgetFor } from "../registry.tsx"
import { emptyValueOf } from "../rules/value-kinds.ts"

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

export function ItemField({ name, field, item, viewer, formId }: ItemFieldProps) {
  const { control } = useFormContext<Values>()
  const { field: bound, fieldState } = useController({ control, name: valueName(name) })
  return createElement(widgetFor(name, field), {
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
}

export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`
}

export function mayEdit(viewer: Viewer, { type, id, number }: Item, name: string): boolean {
  return mayWriteField(viewer, { type, uuid: id, uid: number }, valueName(name))
}
