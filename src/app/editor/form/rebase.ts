import type { UseFormReturn } from "react-hook-form"
import type { Item } from "#app/resources/item.ts"
import { isSameValue } from "#app/resources/same-value.ts"
import type { FieldValue, Values } from "#app/resources/values.ts"

/** Takes over what was saved. What was typed since the save began stays. */
export function rebase({ getValues, reset }: UseFormReturn<Values>, sent: Values, saved: Item): void {
  const next = rebased({ sent, now: getValues() }, saved)
  reset(saved.values)
  reset(next, { keepDefaultValues: true })
}

export function rebased({ sent, now }: { readonly sent: Values; readonly now: Values }, { type, values: saved }: Item): Values {
  const next: Record<string, FieldValue> = { ...saved }
  for (const [name, value] of Object.entries(now)) {
    const isUntouched = isSameValue(type, name, [value, sent[name]])
    // A value in another spelling stays as it is: replacing it would move the cursor in a text.
    if (!isUntouched || isSameValue(type, name, [value, saved[name]])) next[name] = value
  }
  return next
}
