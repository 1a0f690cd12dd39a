import type { ResourceType } from "#contract/fields.ts"
import { mergeValues } from "#app/resources/merge.ts"
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
    const isSame = (one: FieldValue | undefined, other: FieldValue | undefined) => isSameValue(type, name, [one, other])
    // A text that the back end spells in another way stays as it is, so that the cursor does not jump.
    const isSpelling = typeof value === "string" && isSame(current[name], value)
    const merged = isSpelling ? undefined : mergeValues({ before: sent[name], mine: current[name], theirs: value }, isSame).value
    if (merged !== undefined) rebased[name] = merged
  }
  return rebased
}
