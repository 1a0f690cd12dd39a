import * as v from "valibot"
import {
  focusFieldOf,
  isRelationship,
  plainName,
  type AttributeField,
  type Field,
  type RelationshipField,
} from "../../../contract/fields.ts"
import { describe, type Entity, type Identifier } from "./entity.ts"
import type { FindTarget } from "./links.ts"
import { siteFields } from "../model.ts"
import type { Problems } from "./problems.ts"
import { typeset } from "./typography.ts"

export type FieldContext = {
  readonly nodeId: (uuid: string) => string | undefined
  readonly file: (uuid: string) => SiteFile | undefined
  readonly linkTarget: FindTarget
  readonly problems: Problems
}

export type SiteFile = {
  readonly nodeId: string | null
  readonly filename: string
  readonly mediaType: string
  readonly size: number
  readonly width: number
  readonly height: number
}

const link = v.object({ uri: v.string(), title: v.nullish(v.string(), "") })
const person = v.object({ name: v.string(), role: v.nullish(v.string(), "") })

/** The fields of an entity by the site's names. A value that visitors may not see is null, whatever the back end answered. */
export function contentFields(entity: Entity, context: FieldContext): Record<string, unknown> {
  return Object.fromEntries(
    siteFields(entity.type).map(([name, field]) => [
      plainName(name),
      isRelationship(field) ? related(entity, name, field, context) : attribute(entity, name, field, context),
    ]),
  )
}

function attribute(entity: Entity, name: string, field: AttributeField, context: FieldContext): unknown {
  const isShown = field.shownBy === undefined || entity.attributes[field.shownBy] === true
  const raw = isShown ? entity.attributes[name] : null
  if (field.many)
    return [raw ?? []]
      .flat()
      .map((item) => value(item, field, entity, context))
      .filter((item) => item !== null)
  return value(raw, field, entity, context) ?? (field.type === "boolean" ? field.default : null)
}

function value(raw: unknown, field: AttributeField, entity: Entity, context: FieldContext): unknown {
  const { langcode } = entity
  switch (field.type) {
    case "link":
      return webLink(raw, field, entity, context)
    case "person": {
      const parsed = v.safeParse(person, raw)
      return parsed.success ? { name: typeset(parsed.output.name, langcode), role: typeset(parsed.output.role, langcode) } : null
    }
    case "string":
    case "telephone":
      return text(raw) === "" ? null : typeset(text(raw), langcode)
    case "decimal":
      return raw === null || raw === undefined || raw === "" ? null : Number(raw)
    default:
      return raw === "" ? null : (raw ?? null)
  }
}

/** A link that leads nowhere keeps its words without an address, and is reported. */
function webLink(raw: unknown, { label }: AttributeField, entity: Entity, { linkTarget, problems }: FieldContext): unknown {
  const parsed = v.safeParse(link, raw)
  if (!parsed.success) return null
  const { uri, title: given } = parsed.output
  const target = linkTarget(uri)
  if (target === null) {
    const todo = "Give it the address of a published page, a web or mail address, or a phone number."
    problems.add({ item: describe(entity), what: `its link ${uri} (${label}) leads nowhere.`, todo })
    return given === "" ? null : { url: null, title: typeset(given, entity.langcode) }
  }
  const title = given || target.title || target.url.replace(/^(https?:\/\/|mailto:|tel:)|\/$/g, "") || "/"
  return { url: target.url, title: typeset(title, entity.langcode) }
}

function related(entity: Entity, name: string, field: RelationshipField, context: FieldContext): unknown {
  const identifiers = entity.relationships[name] ?? []
  const items = identifiers.map((identifier) => relatedItem(entity, name, field, identifier, context)).filter((item) => item !== null)
  return field.many ? items : (items[0] ?? null)
}

function relatedItem(entity: Entity, name: string, field: Field, identifier: Identifier, context: FieldContext): unknown {
  if (field.type === "entity_reference") return identifier.id === null ? null : (context.nodeId(identifier.id) ?? null)
  const file = identifier.id === null ? undefined : context.file(identifier.id)
  if (field.type === "image") {
    const { alt, title, width, height } = identifier.meta
    const picture = { alt: text(alt), title: text(title), width: Number(width), height: Number(height) }
    return pictureFields({ ...picture, focus: text(entity.attributes[focusFieldOf(name)]) }, file, entity.langcode)
  }
  return {
    description: typeset(text(identifier.meta.description), entity.langcode),
    filename: file?.filename ?? "",
    mediaType: file?.mediaType ?? "",
    size: file?.size ?? 0,
    file: file?.nodeId ?? null,
  }
}

type PictureUse = {
  readonly alt: string
  readonly title?: string
  readonly width: number | null
  readonly height: number | null
  readonly focus?: string
}

/** A picture of unknown size is 3 by 2, so that the page keeps a place for it. */
export function pictureFields(
  { alt, title = "", width, height, focus }: PictureUse,
  file: Pick<SiteFile, "nodeId" | "width" | "height"> | undefined,
  langcode: string,
) {
  return {
    alt: typeset(alt, langcode),
    title: typeset(title, langcode),
    width: width || file?.width || 3,
    height: height || file?.height || 2,
    focus: focus || "0.5 0.5",
    file: file?.nodeId ?? null,
  }
}

function text(value: unknown): string {
  return typeof value === "string" ? value : ""
}
