import * as v from "valibot"
import { kindOf } from "#contract/content.ts"
import { baseFields } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { isJsonObject } from "#server/database/json.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { key, required, textIn, textMap } from "./keys.ts"
import type { Key, Patch } from "./item.ts"
import { exportedHtml, storedHtml } from "./rich-text.ts"

const most = baseFields.node.title.maxLength
export const labelSchema = v.pipe(v.string(), v.nonEmpty("is empty"), v.maxLength(most, `is longer than ${most} characters`))

/** Title of a node or name of a term. */
export const title: Key = required(
  key(
    textMap,
    (map, at) => {
      const label = textIn(map, at)
      const parsed = label === undefined ? undefined : at.parse(labelSchema, label)
      return parsed === undefined ? {} : { label: parsed.value }
    },
    ({ label, langcode: language }) => ({ [language]: label }),
  ),
)

/** The field that holds an item's rich text. */
export function textField({ type }: Pick<StoredEntity, "type">): string {
  return kindOf(type).entityType === "node" ? "body" : "description"
}

function storedText(entity: StoredEntity, part: "value" | "summary"): string | undefined {
  const stored = entity.fields[textField(entity)]
  const found = isJsonObject(stored) ? stored[part] : undefined
  return typeof found === "string" ? found : undefined
}

export const summary: Key = key(
  textMap,
  (map, at): Patch => {
    const found = textIn(map, at)
    return found === undefined ? {} : { summary: found }
  },
  (entity) => localized(entity, storedText(entity, "summary")),
)

export const body: Key = key(
  textMap,
  (map, at): Patch => {
    const found = textIn(map, at)
    return found === undefined ? {} : { html: storedHtml(found, at) }
  },
  (entity, at) => {
    const html = storedText(entity, "value")
    return localized(entity, html === undefined ? undefined : exportedHtml(html, at))
  },
)

function localized({ langcode: language }: StoredEntity, text: string | undefined): Json | undefined {
  return text === undefined ? undefined : { [language]: text }
}
