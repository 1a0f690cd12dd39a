/** Keys of an item's texts: title, summary and body. */
import * as v from "valibot"
import { kindOf } from "#contract/content.ts"
import { baseFields } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { isJsonObject } from "#server/database/json.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { group, key, required, textIn, textMap, type Key, type Patch, type ReadContext } from "./key.ts"
import { exportedHtml, storedHtml } from "./rich-text.ts"

const most = baseFields.node.title.maxLength
export const labelSchema = v.pipe(v.string(), v.nonEmpty("is empty"), v.maxLength(most, `is longer than ${most} characters`))

/** Title of a node or name of a term. */
export const title: Key = required(
  key(textMap, {
    fields: ["title", "name"],
    read: (map, at) => {
      const label = textIn(map, at)
      const parsed = label === undefined ? undefined : at.parse(labelSchema, label)
      return parsed === undefined ? {} : { label: parsed.value }
    },
    write: ({ label, langcode }) => ({ [langcode]: label }),
  }),
)

/** The field that holds an item's rich text. */
export function textField({ type }: Pick<StoredEntity, "type">): string {
  return kindOf(type).entityType === "node" ? "body" : "description"
}

/** A rich text as it is stored; `summary` is left out where there is none. */
export function richText(html: string | undefined, summary: string | undefined): Json {
  return { value: html ?? "", ...(summary === undefined ? {} : { summary }), format: "restricted_html" }
}

type TextPart = "value" | "summary"
type PartRules = { readonly fields: readonly string[]; readonly field: (entity: StoredEntity) => string; readonly part: TextPart }

/** One part of a rich text, in the item's language. */
function textPart({ fields, field, part }: PartRules, patch: (text: string, at: ReadContext) => Patch): Key {
  return key(textMap, {
    fields,
    read: (map, at) => {
      const found = textIn(map, at)
      return found === undefined ? {} : patch(found, at)
    },
    write: (entity, at) => {
      const stored = entity.fields[field(entity)]
      const found = isJsonObject(stored) ? stored[part] : undefined
      if (typeof found !== "string") return undefined
      return { [entity.langcode]: part === "value" ? exportedHtml(found, at) : found }
    },
  })
}

const main = { fields: ["body", "description"], field: textField }
export const summary: Key = textPart({ ...main, part: "summary" }, (text) => ({ summary: text }))
export const body: Key = textPart({ ...main, part: "value" }, (html, at) => ({ html: storedHtml(html, at) }))

/** A rich text beside the body: an object with `value` and `summary`. */
export function aside(name: string): Key {
  const own = { fields: [name], field: () => name }
  const parts = group({
    value: textPart({ ...own, part: "value" }, (html, at) => ({ html: storedHtml(html, at) })),
    summary: textPart({ ...own, part: "summary" }, (text) => ({ summary: text })),
  })
  return {
    ...parts,
    read: (value, at) => {
      const { html, summary: short } = parts.read(value, at)
      return html === undefined && short === undefined ? {} : { fields: { [name]: richText(html, short) } }
    },
  }
}
