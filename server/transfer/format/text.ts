import { Parser } from "htmlparser2"
import * as v from "valibot"
import { kindOf } from "#contract/content.ts"
import { baseFields } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { filesPath } from "#contract/paths.ts"
import { linkSchemes } from "#contract/link.ts"
import { allowedAttributes } from "#contract/restricted-html.ts"
import { textFormat } from "#contract/text-format.ts"
import { isJsonObject } from "#server/database/json.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { checked, faultOf } from "./field.ts"
import {
  attribute,
  fieldTextIn,
  group,
  isTranslatable,
  key,
  required,
  textMap,
  type Key,
  type Patch,
  type ReadContext,
  type WriteContext,
} from "./key.ts"

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
  return key(textMap, {
    fields,
    read: (map, at): Patch => {
      const name = field({ type: at.type })
      const text = fieldTextIn(map, name, at)
      if (text === undefined) return {}
      const into = isTranslatable(at.type, name) ? at.into(at.langcode) : at
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

/** Returns a rich text other than the body: an object with `value` and `summary`. */
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

/** In the stored form, `image:NAME` is the picture's address and size, and links lead to the address that a page has. */
function storedHtml(html: string, at: ReadContext): string {
  checkHtml(html, at)
  return html.replace(tags, (tag) =>
    tag.startsWith("<img")
      ? tag.replace(/(?<=\s)src="image:([^"]*)"/, (all: string, name: string) => {
          const file = at.find.picture(name)
          return file === undefined ? all : sourceOf(file)
        })
      : tag.replace(/(?<=\shref=")\/[^"]*(?=")/, (path) => at.find.address(path, at.langcode)),
  )
}

/** The reverse: a picture with the size of its file becomes `image:NAME`. */
function exportedHtml(html: string, at: WriteContext): string {
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
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => {
        const allowedNames = allowedAttributes(tag)
        if (allowedNames === undefined) at.fail(`<${tag}> isn't allowed in rich text`)
        for (const name of Object.keys(attributes).filter((each) => allowedNames?.includes(each) === false)) {
          at.fail(`<${tag} ${name}> isn't allowed in rich text`)
        }
        if (attributes.href !== undefined) checkLink(attributes.href, at)
        if (tag === "img") checkPicture(attributes.src ?? "", at)
      },
      oncomment: () => at.fail("comments aren't allowed in rich text"),
    },
    { decodeEntities: true },
  )
  parser.end(html)
}

function checkLink(href: string, at: ReadContext): void {
  const scheme = /^[\s\p{Cc}]*(?![\s\p{Cc}])([^/?#]*):/u.exec(href)?.[1]
  const schemes: readonly string[] = linkSchemes
  if (scheme !== undefined && !schemes.includes(scheme.toLowerCase())) at.fail(`a link may not lead to "${href}"`)
}

function checkPicture(source: string, at: ReadContext): void {
  const name = source.startsWith(imageScheme) ? source.slice(imageScheme.length) : undefined
  if (name !== undefined && at.find.picture(name) === undefined) at.fail(`images/index.json has no picture "${name}"`)
  if (name === undefined && !(source.startsWith(`${filesPath}/`) && at.find.fileAt(source))) {
    at.fail(`<img src="${source}"> is no picture of this folder: write image:NAME`)
  }
}
