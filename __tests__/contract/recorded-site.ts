/** The content of the site that the recordings were made from, as far as they show it, in our model. */
import { isResourceType } from "#contract/content.ts"
import type { StoredEntity, StoredReference } from "#server/content/entities/entity.ts"
import { anEntity } from "#support/entities.ts"
import recorded from "./recorded-site.json"

type Recorded = {
  readonly type: string
  readonly uuid: string
  readonly id: number
  readonly label: string
  readonly status: boolean
  readonly created: string
  readonly changed: string
  readonly alias?: string
  readonly uid?: number
  readonly uri?: string
  readonly filemime?: string
  readonly filesize?: number
  readonly weight?: number
  readonly field_start?: string
  readonly field_date?: string
  readonly mail?: string
  readonly roles?: readonly string[]
  readonly references?: Readonly<Record<string, readonly StoredReference[] | undefined>>
}

/** Everything on the recorded site. */
export function recordedSite(): readonly StoredEntity[] {
  const items: readonly Recorded[] = recorded
  return items.map(entityOf)
}

function entityOf(item: Recorded): StoredEntity {
  const { type, uuid, id, label, status, created, changed, alias = null, uid = null } = item
  if (!isResourceType(type)) throw new Error(`No such type: ${type}`)
  const seconds = (time: string) => Date.parse(time) / 1000
  const common = { uuid, id, label, status, created: seconds(created), changed: seconds(changed), uid, alias }
  return anEntity(type, { ...common, fields: fieldsOf(item), references: referencesOf(item) })
}

function fieldsOf(item: Recorded): StoredEntity["fields"] {
  const { type, id, uri = `public://recorded/${item.id}.jpg`, filemime = "image/jpeg", filesize = 1, mail = `user${id}@example.org` } = item
  if (type === "file--file") return { uri, filemime, filesize }
  if (type === "user--user")
    return { mail, preferred_langcode: "en", roles: [...(item.roles ?? [])].filter((role) => role !== "authenticated") }
  if (type === "taxonomy_term--tags") return { weight: item.weight ?? 0 }
  if (type === "node--agenda") return { field_event_start: item.field_start ?? "2025-01-01T09:00:00+01:00", field_audience: "public" }
  return type === "node--article" && item.field_date !== undefined ? { field_date: item.field_date } : {}
}

// What the recorded site called field_members of an article are its authors here, and one cover has a gallery beside it.
function referencesOf({ type, references = {} }: Recorded): StoredEntity["references"] {
  const {
    field_image = [],
    field_attachments = [],
    field_members = [],
    field_tags = [],
    field_member = [],
    field_gallery = [],
  } = references
  const [cover, ...others] = field_image
  const covers = cover === undefined ? [] : [cover]
  switch (type) {
    case "node--article":
      return { field_image: covers, field_gallery: others, field_attachments, field_tags, field_authors: field_members }
    case "node--action_project":
      return { field_image: covers, field_gallery: others, field_attachments, field_tags, field_members }
    case "node--agenda":
      return { field_image: covers, field_attachments }
    case "node--member":
      return { field_image: covers, field_gallery: others }
    case "node--page":
      return { field_image: covers, field_gallery }
    case "user--user":
      return { field_member: field_member.slice(0, 1) }
    default:
      return {}
  }
}
