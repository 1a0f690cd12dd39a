import * as v from "valibot"
import { focusFieldOf, isRelationship, plainName, type AttributeField, type RelationshipField } from "../../../contract/fields.ts"
import { focusPointIn } from "../../../contract/focus-point.ts"
import type { Entity, Identifier } from "./entity.ts"
import type { FindTarget } from "./links.ts"
import { siteFields } from "../model.ts"
import type { Problems } from "./problems.ts"
import { typeset } from "../../lib/text/typography.ts"

export type FieldContext = {
  readonly nodeId: (uuid: string) => string | undefined
  readonly file: (uuid: string) => SiteFile | undefined
  readonly linkTarget: FindTarget
  readonly problems: Problems
}

type ItemContext = FieldContext & { readonly entity: Entity }

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
  const item = { ...context, entity }
  return Object.fromEntries(
    siteFields(entity.type).map(([name, field]) => [
      plainName(name),
      isRelationship(field) ? related(name, field, item) : attribute(name, field, item),
    ]),
  )
}

function attribute(name: string, field: AttributeField, item: ItemContext): unknown {
  const { attributes } = item.entity
  const isShown = field.shownBy === undefined || attributes[field.shownBy] === true
  const raw = isShown ? attributes[name] : null
  if (!field.many) return value(raw, field, item) ?? (field.type === "boolean" ? field.default : null)
  const values = [raw ?? []].flat().map((one) => value(one, field, item))
  return values.filter((one) => one !== null)
}

function value(raw: unknown, field: AttributeField, item: ItemContext): unknown {
  const { langcode } = item.entity
  switch (field.type) {
    case "link":
      return webLink(raw, field, item)
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
function webLink(raw: unknown, { label }: AttributeField, { entity, linkTarget, problems }: ItemContext): unknown {
  const parsed = v.safeParse(link, raw)
  if (!parsed.success) return null
  const { uri, title: given } = parsed.output
  const target = linkTarget(uri)
  if (target === null) {
    const todo = "Give it the address of a published page, a web or mail address, or a phone number."
    problems.add({ item: entity, kind: "link", what: `its link ${uri} (${label}) leads nowhere.`, todo })
    return given === "" ? null : { url: null, title: typeset(given, entity.langcode) }
  }
  const title = given || target.title || target.url.replace(/^(https?:\/\/|mailto:|tel:)|\/$/g, "") || "/"
  return { url: target.url, title: typeset(title, entity.langcode) }
}

function related(name: string, field: RelationshipField, item: ItemContext): unknown {
  const { relationships, attributes, langcode } = item.entity
  const valueOf = ({ id, meta }: Identifier): unknown => {
    if (field.type === "entity_reference") return id === null ? null : (item.nodeId(id) ?? null)
    const file = (id === null ? undefined : item.file(id)) ?? noFile
    if (field.type === "file") return attachment(meta, file, langcode)
    const picture = { alt: text(meta.alt), title: text(meta.title), width: Number(meta.width), height: Number(meta.height) }
    return pictureFields({ ...picture, focus: attributes[focusFieldOf(name)] }, file, langcode)
  }
  const values = (relationships[name] ?? []).map(valueOf).filter((one) => one !== null)
  return field.many ? values : (values[0] ?? null)
}

export const noFile: SiteFile = { nodeId: null, filename: "", mediaType: "", size: 0, width: 0, height: 0 }

function attachment({ description }: Identifier["meta"], { filename, mediaType, size, nodeId }: SiteFile, langcode: string) {
  return { description: typeset(text(description), langcode), filename, mediaType, size, file: nodeId }
}

type PictureUse = {
  readonly alt: string
  readonly title?: string
  readonly width: number | null
  readonly height: number | null
  readonly focus?: unknown
}

/** A picture of unknown size is 3 by 2, so that the page keeps a place for it. */
export function pictureFields(
  { alt, title = "", width, height, focus }: PictureUse,
  file: Pick<SiteFile, "nodeId" | "width" | "height">,
  langcode: string,
) {
  return {
    alt: typeset(alt, langcode),
    title: typeset(title, langcode),
    width: width || file.width || 3,
    height: height || file.height || 2,
    focus: focusPointIn(focus),
    file: file.nodeId,
  }
}

function text(value: unknown): string {
  return typeof value === "string" ? value : ""
}
