import type { ResourceType } from "#contract/fields.ts"
import { isSameValue } from "#app/resources/same-value.ts"
import type { FieldValue, Values } from "#app/resources/values.ts"

type Save = {
  readonly type: ResourceType
  /** The form's values when the save began. */
  readonly sent: Values
  /** The values in the back end's answer. */
  readonly answered: Values
}

/** The form's values after a save: those of the answer, but with what was typed since the save began. */
export function rebase({ type, sent, answered }: Save, current: Values): Values {
  const rebased: Record<string, FieldValue> = { ...current }
  for (const [name, value] of Object.entries(answered)) {
    const isTypedSince = !isSameValue(type, name, [sent[name], current[name]])
    // A text that the back end spells in another way stays as it is, so that the cursor does not jump.
    const isSpelling = typeof value === "string" && isSameValue(type, name, [current[name], value])
    if (!isTypedSince && !isSpelling) rebased[name] = value
  }
  return rebased
}
