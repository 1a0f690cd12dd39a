import * as v from "valibot"
import { fieldsOf } from "../../../contract/content.ts"
import { isRelationship, plainName, type AttributeField, type Field, type RelationshipField } from "../../../contract/fields.ts"
import { describe, type Entity, type Identifier } from "./entity.ts"
import type { FindTarget } from "./links.ts"
import { siteFields } from "../model.ts"
import type { Problems } from "./problems.ts"
import { typeset } from "./typography.ts"

/** What a field's value is made with: the other nodes of this build. */
export type FieldContext = {
  /** The Gatsby id of an item that is on the site, by UUID; `undefined` for what was left out. */
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

/** The site's fields of an entity, by the site's names. A value that a visitor may not see is `null`, whatever the back end answered. */
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

/** A link's address and words. Where it leads nowhere its words stay, without an address, and the report says so. */
function webLink(raw: unknown, { label }: AttributeField, entity: Entity, { linkTarget, problems }: FieldContext): unknown {
  const parsed = v.safeParse(link, raw)
  if (!parsed.success) return null
  const { uri, title: given } = parsed.output
  const target = linkTarget(uri)
  if (target === null) {
    const what = `its link ${uri} (${label}) leads nowhere.`
    problems.add({
      item: describe(entity),
      what,
      todo: "Give it the address of a published page, a web or mail address, or a phone number.",
    })
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
  if (field.type === "image") return picture(entity, name, identifier, file)
  return {
    description: typeset(text(identifier.meta.description), entity.langcode),
    filename: file?.filename ?? "",
    mediaType: file?.mediaType ?? "",
    size: file?.size ?? 0,
    file: file?.nodeId ?? null,
  }
}

function picture(entity: Entity, name: string, { meta }: Identifier, file: SiteFile | undefined): unknown {
  const focusField = `${name}_focus`
  const focus = focusField in fieldsOf(entity.type) ? text(entity.attributes[focusField]) : ""
  return {
    alt: typeset(text(meta.alt), entity.langcode),
    title: typeset(text(meta.title), entity.langcode),
    width: Number(meta.width) || (file?.width ?? 0) || 3,
    height: Number(meta.height) || (file?.height ?? 0) || 2,
    focus: focus || "0.5 0.5",
    file: file?.nodeId ?? null,
  }
}

function text(value: unknown): string {
  return typeof value === "string" ? value : ""
}
