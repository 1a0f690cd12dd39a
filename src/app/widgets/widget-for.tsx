import type { ComponentType } from "react"
import { isFlag, isText } from "#app/resources/value-kinds.ts"
import type { FieldValue } from "#app/resources/values.ts"
import type { Widget, WidgetProps } from "./widget.ts"

/** Draws a control with its own kind of value; a value of another kind counts as empty. */
export function widgetFor<Value extends FieldValue>(
  isValue: (value: unknown) => value is Value,
  empty: Value,
  Control: ComponentType<WidgetProps<Value>>,
): Widget {
  return function Typed({ value, ...others }) {
    return <Control {...others} value={isValue(value) ? value : empty} />
  }
}

export const textWidget = (control: ComponentType<WidgetProps<string>>) => widgetFor(isText, "", control)
export const flagWidget = (control: ComponentType<WidgetProps<boolean>>) => widgetFor(isFlag, false, control)
