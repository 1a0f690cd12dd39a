import * as v from "valibot"
import { kindOf } from "#contract/content.ts"
import { baseFields } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { textFormat } from "#contract/text-format.ts"
import { removedFrom } from "#server/content/validation/rich-text-filter.ts"
import { isJsonObject } from "#server/database/json.ts"
import { fileAddress, type StoredEntity } from "#server/content/entities/entity.ts"
import { checked, faultOf } from "./field.ts"
import { attribute, group, key, required, type ItemNames, type Key, type Patch, type ReadContext } from "./key.ts"
import { fieldTextIn, isTranslatableField, textMap } from "./text-map.ts"

export const labelSchema = checked(baseFields.node.title, v.string())

export const title: Key = required(
  key(textMap, {
    fields: ["title", "name"],
    read: (map, at) => {
      const label = map[at.langcode]
      if (label === undefined) at.fail(`has no text in "${at.langcode}", the language of the item`)
      const parsed = label === undefined ? undefined : at.into(at.langcode).parse(labelSchema, label)
      return parsed === undefined ? {} : { label: parsed.value }
    },
    write: ({ label, langcode }) => ({ [langcode]: label }),
  }),
)

export function textField({ type }: Pick<StoredEntity, "type">): string {
  return kindOf(type).entityType === "node" ? "body" : "description"
}

export function richText(html: string | undefined, summary: string | undefined): Json {
  return { value: html ?? "", ...(summary === undefined ? {} : { summary }), format: textFormat }
}

type TextPart = "value" | "summary"
type TextHolder = { readonly fields: readonly string[]; readonly field: (entity: Pick<StoredEntity, "type">) => string }

function textPart(part: TextPart, { fields, field }: TextHolder): Key {
  return key(v.nullable(textMap), {
    fields,
    read: (map, at): Patch => {
      if (map === null) return {}
      const name = field({ type: at.type })
      const text = fieldTextIn(map, name, at)
      if (text === undefined) return {}
      const into = isTranslatableField(at.type, name) ? at.into(at.langcode) : at
      if (part === "value") return { html: storedHtml(text, into) }
      const fault = text === "" ? null : faultOf(attribute(at.type, name), richText("", text))
      if (fault !== null) into.fail(fault)
      return { summary: text }
    },
    write: (entity, at) => {
      const value = entity.fields[field(entity)]
      const text = isJsonObject(value) ? value[part] : undefined
      if (typeof text !== "string") return undefined
      return { [entity.langcode]: part === "value" ? exportedHtml(text, at) : text }
    },
  })
}

const main = { fields: ["body", "description"], field: textField }
export const summary = textPart("summary", main)
export const body = textPart("value", main)

/** The value is an object with `value` and `summary`, other than the body's. */
export function aside(name: string): Key {
  const own = { fields: [name], field: () => name }
  const parts = group({ value: textPart("value", own), summary: textPart("summary", own) })
  return {
    ...parts,
    read: (value, at) => {
      const { html, summary: short } = parts.read(value, at)
      return html === undefined && short === undefined ? {} : { fields: { [name]: richText(html, short) } }
    },
  }
}

const imageScheme = "image:"
const tags = /<(?:img|a)\b[^>]*(?:>|$)/g

/** Stores `image:NAME` as the picture's address and size, and links as the addresses that pages have. */
function storedHtml(html: string, at: ReadContext): string {
  const stored = html.replace(tags, (tag) =>
    tag.startsWith("<img")
      ? tag.replace(/(?<=\s)src="image:([^"]*)"/, (all: string, name: string) => {
          const file = at.find.picture(name)
          if (file === undefined) at.fail(`images/index.json has no picture "${name}"`)
          return file === undefined ? all : sourceOf({ ...file, path: fileAddress(file.path) })
        })
      : tag.replace(/(?<=\shref=")\/[^"]*(?=")/, (path) => at.find.address(path, at.langcode)),
  )
  checkHtml(stored, at)
  return stored
}

/** Reverses this: a picture with the size of its file becomes `image:NAME`. */
function exportedHtml(html: string, at: ItemNames): string {
  return html.replace(tags, (tag) =>
    tag.replace(/(?<=\s)src="([^"]*)" width="\d+" height="\d+"/, (all: string, path: string) => {
      const picture = at.pictureAt(path)
      return picture !== undefined && all === sourceOf({ ...picture, path }) ? `src="${imageScheme}${picture.name}"` : all
    }),
  )
}

function sourceOf({ path, width, height }: { path: string; width: number | null; height: number | null }): string {
  return width === null || height === null ? `src="${path}"` : `src="${path}" width="${width}" height="${height}"`
}

function checkHtml(html: string, at: ReadContext): void {
  for (const { what } of removedFrom(html, at.find.fileAt)) {
    at.fail(what === "img" ? "a picture is none of this folder: write image:NAME" : `${what} isn't allowed in rich text`)
  }
}
