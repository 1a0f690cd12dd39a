import { dayAt } from "./agenda/brussels.ts"
import { fieldsOf } from "./content.ts"
import { text_with_summary, type RichText } from "./field-types/rich-text.ts"
import type { ResourceType } from "./fields.ts"

type Values = Readonly<Record<string, unknown>>

/** Names the days that are still to come in Brussels. Nothing schedules publishing, so such an item stays a draft. */
export function daysAhead(type: ResourceType, values: Values, now: Date): readonly string[] {
  return Object.entries(fieldsOf(type)).flatMap(([name, field]) => {
    const day = values[name]
    const isAhead = field.type === "date" && field.notAhead === true && typeof day === "string" && day > dayAt(now)
    return isAhead ? [name] : []
  })
}

type Words = { readonly label: string; readonly text: RichText | null }

/** Tells whether title and text of a translation are still those of the original. A text without words doesn't count. */
export function isUntouchedCopy(translation: Words, original: Words): boolean {
  const { normal, words } = text_with_summary
  return (
    words(translation.text) !== "" &&
    translation.label.trim() === original.label.trim() &&
    JSON.stringify(normal(translation.text)) === JSON.stringify(normal(original.text))
  )
}
