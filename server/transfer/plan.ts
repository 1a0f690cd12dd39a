import { defaultsOf, kindOf } from "#contract/content.ts"
import { baseFields } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { toSeconds, withOffset } from "#contract/agenda/brussels.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { contentFiles } from "./content-files.ts"
import { undated, type FolderFiles } from "./folder-files.ts"
import { hasAddress } from "#server/content/entities/alias-rules.ts"
import { aliasOf, slugify } from "./keys/entity.ts"
import { readKeys, type Patch, type ReadContext } from "./keys/key.ts"
import { richText, textField } from "./keys/text.ts"
import { describePath, parseAt, type Path, type Problems } from "./problems.ts"
import { pageAddresses, type IdentifiedItem } from "./read-folder.ts"

export type Plan = {
  readonly entities: readonly StoredEntity[]
  /** By file name, with the title from the first item that offers it. */
  readonly attachments: ReadonlyMap<string, { readonly title: string; readonly owner: StoredEntity }>
  /** Values without a field in the content model, with their number. */
  readonly dropped: ReadonlyMap<string, number>
}

/** Makes entities of the items of a folder, and reports every problem. */
export function planEntities(items: readonly IdentifiedItem[], files: FolderFiles, problems: Problems): Plan {
  const byId = new Map(items.map(({ type, id, uuid }) => [`${type} ${id}`, uuid]))
  const byKey = new Map(items.map(({ type, key, uuid }) => [`${type} ${key ?? ""}`, uuid]))
  const titles = new Map<string, { title: string; uuid: string }>()
  const dropped = new Map<string, number>()
  const address = pageAddresses(items)
  const entities = items.map((identified) => {
    const find: ReadContext["find"] = {
      byId: (type, id) => byId.get(`${type} ${id}`),
      byKey: (type, key) => byKey.get(`${type} ${key}`),
      choices: (type) => ({
        file: contentFiles.find((file) => file.type === type)?.name ?? type,
        keys: items.flatMap((item) => (item.type === type ? (item.key ?? []) : [])),
      }),
      picture: (name) => files.picture(name),
      fileAt: (path) => files.has(path),
      attachment: (name, title) => {
        if (!titles.has(name)) titles.set(name, { title, uuid: identified.uuid })
        return files.attachment(name)
      },
      address,
    }
    const drop = (what: string) => void dropped.set(what, (dropped.get(what) ?? 0) + 1)
    return entityOf(identified, contextAt(identified, [], { find, drop, problems }))
  })
  const owners = new Map(entities.map((entity) => [entity.uuid, entity]))
  const attachments = [...titles].flatMap(([name, { title, uuid }]) => {
    const owner = owners.get(uuid)
    return owner === undefined ? [] : [[name, { title, owner }] as const]
  })
  return { entities, attachments: new Map(attachments), dropped }
}

type FolderContext = Pick<ReadContext, "find" | "drop"> & { readonly problems: Problems }

function contextAt(identified: IdentifiedItem, path: Path, folder: FolderContext): ReadContext {
  const { file, index, id, item, type, langcode } = identified
  const { problems, ...found } = folder
  const fail = (message: string, at: Path = []) => {
    problems.add(file, [index, ...path, ...at], describePath(String(id), [...path, ...at]), message)
  }
  return {
    type,
    item,
    langcode,
    into: (key) => contextAt(identified, [...path, key], folder),
    fail,
    parse: (schema, value) => parseAt(schema, value, fail),
    ...found,
  }
}

function entityOf({ type, id, uuid, langcode, item, file }: IdentifiedItem, at: ReadContext): StoredEntity {
  const patch = readKeys(file.content.keys, item, at)
  const { entityType } = kindOf(type)
  const references = patch.references ?? {}
  const label = patch.label ?? ""
  const created = patch.created ?? dateOf(type, patch) ?? undated + id * 60
  return {
    type,
    uuid,
    id,
    langcode,
    status: patch.status ?? baseFields[entityType].status.default,
    label,
    created,
    changed: patch.changed ?? created,
    uid: patch.author === undefined ? (entityType === "node" ? 1 : null) : patch.author,
    fields: fieldsFrom(type, patch),
    references,
    alias: patch.alias === undefined && hasAddress({ type, references }) ? aliasOf(type, slugify(label)) : (patch.alias ?? null),
    formerAliases: patch.formerAliases ?? [],
  }
}

/** Nine in the morning on the day of a publication, or on the first day of an action. */
function dateOf(type: IdentifiedItem["type"], { fields }: Patch): number | null {
  const day = type === "node--action_project" ? fields?.field_start : fields?.field_date
  return typeof day === "string" ? toSeconds(withOffset(`${day}T09:00`) ?? "") : null
}

function fieldsFrom(type: IdentifiedItem["type"], { fields, html, summary }: Patch): Readonly<Record<string, Json>> {
  const { status, ...defaults } = defaultsOf(type)
  const fixed = Object.entries(defaults).filter(([, value]) => value !== "today")
  const rich = html === undefined && summary === undefined ? {} : { [textField({ type })]: richText(html, summary) }
  return { ...Object.fromEntries(fixed), ...fields, ...rich }
}
