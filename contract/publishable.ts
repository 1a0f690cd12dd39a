/** The rules for publishing a text, which both back ends and the form apply. */
import { dayAt } from "./agenda/brussels.ts"
import { fieldsOf } from "./content.ts"
import { text_with_summary, type RichText } from "./field-types/rich-text.ts"
import type { ResourceType } from "./fields.ts"

type Values = Readonly<Record<string, unknown>>

/** Nothing schedules publishing: what is published is seen at once, so an item whose day (in Brussels) is still to come stays a draft. */
export function daysAhead(type: ResourceType, values: Values, now: Date): readonly string[] {
  return Object.entries(fieldsOf(type)).flatMap(([name, field]) => {
    const day = values[name]
    const isAhead = field.type === "date" && field.notAhead === true && typeof day === "string" && day > dayAt(now)
    return isAhead ? [name] : []
  })
}

type Words = { readonly label: string; readonly text: RichText | null }

/** Tells whether a translation is still a copy of its original: both title and text are the same, and the text has words. */
export function isUntouchedCopy(translation: Words, original: Words): boolean {
  const { normal, words } = text_with_summary
  return (
    words(translation.text) !== "" &&
    translation.label.trim() === original.label.trim() &&
    JSON.stringify(normal(translation.text)) === JSON.stringify(normal(original.text))
  )
}
