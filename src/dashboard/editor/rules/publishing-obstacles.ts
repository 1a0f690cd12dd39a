import { daysAhead } from "#contract/publishable.ts"
import type { Item } from "#dashboard/items/item.ts"
import { isTranslation, isUntouched, textFieldOf } from "#dashboard/items/languages.ts"
import type { Values } from "#dashboard/items/values.ts"
import { appWords } from "#dashboard/strings/words.ts"

type Publishing = {
  readonly item: Item
  readonly values: Values
  /** Is null for an original, and until it is loaded. */
  readonly original: Item | null
  readonly now?: Date
}

/** The values of these fields are valid, but prevent publishing. */
export function publishingObstacles({ item, values, original, now = new Date() }: Publishing): Readonly<Record<string, string>> {
  const { type } = item
  const early = daysAhead(type, values, now)
  const { earlyOriginal, early: earlyHere, untouched } = appWords.editorRules
  // The form of a translation has no control for the date.
  if (!isTranslation(item)) return Object.fromEntries(early.map((name) => [name, earlyHere]))
  return {
    ...(early.length > 0 && { status: earlyOriginal }),
    ...(original !== null && isUntouched(type, values, original.values) && { [textFieldOf(type)]: untouched }),
  }
}
