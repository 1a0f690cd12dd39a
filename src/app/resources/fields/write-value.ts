import { withOffset } from "#contract/agenda/brussels.ts"
import type { AttributeField } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { isLink, isPerson, isRichText, isText, listOf } from "#app/resources/value-kinds.ts"
import type { FieldValue } from "#app/resources/values.ts"

type NamedValue = { readonly name: string; readonly value: FieldValue }

/** The value of an attribute as the API takes it. Empty values are null, empty entries of a list are left out. */
export function attributeOf(field: AttributeField, { name, value }: NamedValue): Json {
  switch (field.type) {
    case "boolean":
      return typeof value === "boolean" ? value : field.default
    case "text_with_summary":
      return richTextOf(field.format, { name, value })
    case "link":
      return listed(
        field,
        listOf(value)
          .filter(isLink)
          .filter(({ uri }) => uri.trim() !== "")
          .map(({ uri, title }) => ({ uri: uri.trim(), title })),
      )
    case "person":
      return listed(
        field,
        listOf(value)
          .filter(isPerson)
          .filter((person) => person.name.trim() !== "")
          .map((person) => ({ ...person })),
      )
    case "integer":
    case "decimal":
      return numberOf(value)
    case "datetime":
      // Drupal refuses a time without offset. One without is a time of clocks in Brussels.
      return listed(
        field,
        textsIn(value).map((text) => withOffset(text) ?? text),
      )
    default:
      return listed(field, textsIn(value))
  }
}

function listed(field: AttributeField, values: readonly Json[]): Json {
  return field.many === true ? values : (values[0] ?? null)
}

function textsIn(value: FieldValue): readonly string[] {
  return listOf(value)
    .filter(isText)
    .filter((text) => text.trim() !== "")
}

/** All parts together, because a PATCH replaces the whole field. In Drupal only the body has a summary. */
function richTextOf(format: string, { name, value }: NamedValue): Json {
  if (!isRichText(value) || (value.value === "" && value.summary === "")) return null
  return name === "body" ? { value: value.value, format, summary: value.summary } : { value: value.value, format }
}

/** A text that is no number is sent as it is, so that the server says what is wrong with it. */
function numberOf(value: FieldValue): Json {
  if (!isText(value) || value.trim() === "") return null
  const number = Number(value.trim().replace(",", "."))
  return Number.isFinite(number) ? number : value
}
