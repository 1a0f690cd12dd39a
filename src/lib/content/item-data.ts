/** An item becomes its page's data only here: the build makes nodes of it, the preview gives it to the page's components. */
import { dayIn, holdsDays } from "../../../contract/agenda/all-day.ts"
import { attributeTypes } from "../../../contract/field-types/attribute-types.ts"
import { focusFieldOf, isRelationship, type AttributeField, type RelationshipField, type ResourceType } from "../../../contract/fields.ts"
import { focusPointIn } from "../../../contract/focus-point.ts"
import { isForVisitors } from "../../../contract/permissions.ts"
import { municipalityIn } from "../../../contract/places/name-in.ts"
import { siteData, type Attachment, type Person, type Picture, type SiteData, type WebLink } from "../../../contract/site-data.ts"
import type { InlinePicture } from "../prose/build-tree.ts"
import { language } from "../strings/language.ts"
import { mailIn } from "../text/mail-address.ts"
import { typeset } from "../text/typography.ts"

/** `id` is the target's UUID; null if the target is hidden or gone. `meta` is what the item says of it, such as an alt text. */
export type Identifier = { readonly id: string | null; readonly meta: Readonly<Record<string, unknown>> }

export type SourceItem<Type extends ResourceType = ResourceType> = {
  readonly type: Type
  readonly langcode: string
  readonly attributes: Readonly<Record<string, unknown>>
  readonly relationships: Readonly<Record<string, readonly Identifier[]>>
}

export type LinkTarget = { readonly url: string; readonly title: string | null }

export type FindTarget = (uri: string) => LinkTarget | null

export type SiteFile<Stored> = {
  readonly file: Stored | null
  readonly filename: string
  readonly mediaType: string
  readonly size: number
  readonly width: number
  readonly height: number
}

export type Lookups<Target, Stored> = {
  readonly item: (uuid: string) => Target | undefined
  readonly file: (uuid: string) => SiteFile<Stored> | undefined
  readonly linkTarget: FindTarget
  readonly onDeadLink: (uri: string, label: string) => void
}

export const noFile: SiteFile<never> = { file: null, filename: "", mediaType: "", size: 0, width: 0, height: 0 }

/** A value that visitors may not see is null, whatever the back end answered. */
export function itemData<Type extends ResourceType, Target, Stored>(
  item: SourceItem<Type>,
  lookups: Lookups<Target, Stored>,
): SiteData<Type, Target, Stored> {
  return siteData(item.type, (name, field) =>
    isRelationship(field) ? related(name, field, item, lookups) : attribute(name, field, item, lookups),
  )
}

function daysOf(raw: unknown, { many }: AttributeField): readonly string[] | string | null {
  const days = [raw ?? []].flat().flatMap((time) => (typeof time === "string" ? (dayIn(time) ?? []) : []))
  return many === true ? days : (days[0] ?? null)
}

type Links = Pick<Lookups<unknown, unknown>, "linkTarget" | "onDeadLink">

function attribute(name: string, field: AttributeField, { attributes, langcode }: SourceItem, links: Links): unknown {
  const raw = isForVisitors(field, attributes) ? attributes[name] : null
  if (holdsDays(field, attributes)) return daysOf(raw, field)
  if (name === "field_locality" && text(raw) !== "") return typeset(municipalityIn(language, text(raw), attributes.field_country), language)
  if (!field.many) return value(raw, field, langcode, links) ?? (field.type === "boolean" ? field.default : null)
  const values = [raw ?? []].flat().map((one) => value(one, field, langcode, links))
  return values.filter((one) => one !== null)
}

function value(raw: unknown, field: AttributeField, langcode: string, links: Links): unknown {
  switch (field.type) {
    case "link":
      return webLink(raw, field, langcode, links)
    case "person": {
      const person = attributeTypes.person.read(raw)
      return person && ({ name: typeset(person.name, langcode), role: typeset(person.role, langcode) } satisfies Person)
    }
    case "string":
    case "telephone":
      return text(raw) === "" ? null : typeset(text(raw), langcode)
    case "decimal":
      return raw === null || raw === undefined || raw === "" ? null : Number(raw)
    case "boolean":
    case "date":
    case "datetime":
    case "email":
    case "integer":
    case "list_string":
    case "text_with_summary":
      return raw === "" ? null : (raw ?? null)
  }
}

/** A link that leads nowhere keeps its words without an address. */
function webLink(raw: unknown, { label }: AttributeField, langcode: string, { linkTarget, onDeadLink }: Links): WebLink | null {
  const link = attributeTypes.link.read(raw)
  if (link === null) return null
  const { uri, title: ownTitle } = link
  const target = linkTarget(uri)
  if (target === null) {
    onDeadLink(uri, label)
    return ownTitle === "" ? null : { url: null, title: typeset(ownTitle, langcode) }
  }
  const title = ownTitle || target.title || mailIn(target.url) || target.url.replace(/^(https?:\/\/|tel:)|\/$/g, "") || "/"
  return { url: target.url, title: typeset(title, langcode) }
}

function related<Target, Stored>(name: string, field: RelationshipField, item: SourceItem, lookups: Lookups<Target, Stored>): unknown {
  const { relationships, attributes, langcode } = item
  const valueOf = ({ id, meta }: Identifier) => {
    if (field.type === "entity_reference") return id === null ? null : (lookups.item(id) ?? null)
    const file = (id === null ? undefined : lookups.file(id)) ?? noFile
    if (field.type === "file") return attachmentOf(meta, file, langcode)
    const picture = { alt: text(meta.alt), title: text(meta.title), width: Number(meta.width), height: Number(meta.height) }
    return pictureData({ ...picture, focus: attributes[focusFieldOf(name)] }, file, langcode)
  }
  const values = (relationships[name] ?? []).map(valueOf).filter((one) => one !== null)
  return field.many ? values : (values[0] ?? null)
}

/** Leaves out files that other translations have in its place. */
export function attachmentOf<Stored>(
  { description }: Identifier["meta"],
  { filename, mediaType, size, file }: SiteFile<Stored>,
  langcode: string,
): Attachment<Stored> {
  return { description: typeset(text(description), langcode), filename, mediaType, size, file, langcode, versions: [] }
}

type PictureUse = {
  readonly alt: string
  readonly title?: string
  readonly width: number | null
  readonly height: number | null
  readonly focus?: unknown
}

/** A picture of unknown size is 3 by 2, so that the page keeps a place for it. */
function pictureData<Stored>(
  { alt, title = "", width, height, focus }: PictureUse,
  { file, ...size }: Pick<SiteFile<Stored>, "file" | "width" | "height">,
  langcode: string,
): Picture<Stored> {
  return {
    alt: typeset(alt, langcode),
    title: typeset(title, langcode),
    width: width || size.width || 3,
    height: height || size.height || 2,
    focus: focusPointIn(focus),
    file,
  }
}

export function inlinePictures<Stored>(
  pictures: readonly InlinePicture[],
  langcode: string,
  fileOf: (src: string) => Pick<SiteFile<Stored>, "file" | "width" | "height"> | undefined,
): readonly Picture<Stored>[] {
  return pictures.map(({ src, ...picture }) => pictureData(picture, fileOf(src) ?? noFile, langcode))
}

function text(value: unknown): string {
  return typeof value === "string" ? value : ""
}
