/** Values as back ends spell them, in the spelling of the database. */
import { dayIn, holdsDays, midnightOf } from "#contract/agenda/all-day.ts"
import { fieldTypes, unsetOf } from "#contract/field-types/field-types.ts"
import { toSeconds, fromSeconds } from "#contract/agenda/brussels.ts"
import { isRelationship, type Field, type RelationshipField } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { formerTextFormat, textFormat } from "#contract/text-format.ts"
import { isJsonObject } from "#server/database/json.ts"
import type { RemoteResource } from "../http/client.ts"
import type { Values } from "./item.ts"

/** `all` are the values of all fields, since the flag of an event decides the form of its times. */
export function tidyValue(field: Field, value: Json, all: Values): Json {
  if (value === null || isRelationship(field)) return unsetOf(field)
  if (!Array.isArray(value)) return tidyOne(field, value, all) ?? unsetOf(field)
  const list: readonly Json[] = value
  return list.map((one) => tidyOne(field, one, all)).filter((one) => one !== null)
}

function tidyOne(field: Field, value: Json, all: Values): Json {
  switch (field.type) {
    case "datetime":
      return typeof value === "string" ? timeOf(value, holdsDays(field, all)) : null
    case "text_with_summary":
      return isJsonObject(value) ? textOf(value, field.hasSummary === true) : null
    case "link":
      return linkOf(fieldTypes.link.kept(value))
    case "integer":
      // Drupal gives a term without a weight the weight 0.
      return field.label === "Weight" && Number(value) === 0 ? null : fieldTypes.integer.kept(value)
    default:
      return fieldTypes[field.type].kept(value)
  }
}

/** Drupal answers the day of an event that lasts whole days as its midnight. */
function timeOf(value: string, isWholeDay: boolean): string {
  if (isWholeDay) return dayIn(value) ?? value
  const seconds = toSeconds(value)
  return seconds === null ? value : fromSeconds(seconds)
}

function textOf({ value, summary }: Readonly<Record<string, Json>>, hasSummary: boolean): Json {
  const [html, words] = [value, summary].map((part) => (typeof part === "string" ? part.replaceAll("\r\n", "\n") : ""))
  if (html === "" && (words === "" || !hasSummary)) return null
  return { value: html ?? "", format: textFormat, ...(hasSummary ? { summary: words ?? "" } : {}) }
}

/** The format of rich texts at a server of this project: one of an older release has the former name. */
export function textFormatIn(resources: readonly Pick<RemoteResource, "attributes">[]): string {
  const formats = resources.flatMap(({ attributes }) =>
    Object.values(attributes).map((value) => (isJsonObject(value) ? value.format : null)),
  )
  return formats.includes(formerTextFormat) && !formats.includes(textFormat) ? formerTextFormat : textFormat
}

function linkOf(kept: Json): Json {
  return isJsonObject(kept) ? { ...kept, options: [] } : kept
}

/** The words of a reference to a file. Its size is that of the file. */
export function linkMeta(field: RelationshipField, meta: Values): Values {
  if (field.type === "image") return { alt: typeof meta.alt === "string" ? meta.alt : null, title: wordsIn(meta.title) }
  if (field.type === "file")
    return { display: meta.display !== false && meta.display !== 0 && meta.display !== "0", description: wordsIn(meta.description) }
  return {}
}

function wordsIn(value: Json | undefined): string {
  return typeof value === "string" ? value : ""
}

/** What a back end takes otherwise than the database keeps it. */
export type Taking = {
  /** A Drupal has no days in fields of times: it gets the midnight of Brussels. */
  readonly isDrupal: boolean
  readonly textFormat: string
}

/** A value as back ends take it. */
export function sentValue(field: Field, value: Json, to: Taking): Json {
  if (Array.isArray(value)) {
    const list: readonly Json[] = value
    return list.map((one) => sentValue(field, one, to))
  }
  if (field.type === "datetime" && to.isDrupal && typeof value === "string") return midnightOf(value)
  if (field.type === "integer" && field.label === "Weight") return value ?? 0
  if (field.type === "text_with_summary" && isJsonObject(value)) return { ...value, format: to.textFormat }
  if (field.type === "link" && isJsonObject(value)) return { uri: value.uri ?? "", title: value.title ?? "" }
  return value
}
