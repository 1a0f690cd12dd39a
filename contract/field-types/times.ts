import { isDay, toSeconds, withOffset } from "../agenda/brussels.ts"
import { fieldType, isText } from "./field-type.ts"
import { textual } from "./text.ts"

/** `YYYY-MM-DD`. */
export const date = fieldType<string, { readonly default?: "today" }>({
  ...textual,
  graphql: "Date",
  compares: "exact",
  write: (text) => text.trim(),
  problem: (day) => (isText(day) && isDay(day) ? null : { rule: "date" }),
})

/** Drupal refuses a time without an offset. One without is a time of clocks in Brussels; one that clocks skip stays as it is. */
function timeOf(text: string): string {
  return withOffset(text.trim()) ?? text.trim()
}

/**
 * RFC 3339 with an offset; `YYYY-MM-DD` where the boolean field named by `allDay` is on. The server, the importer and the event's form
 * check its form, which depends on the event.
 */
export const datetime = fieldType<string, { readonly allDay?: string }>({
  ...textual,
  graphql: "Date",
  compares: "instant",
  normal: (text) => toSeconds(timeOf(text)) ?? text.trim(),
  write: timeOf,
  problem: (time) => (isText(time) ? null : { rule: "kind" }),
})
