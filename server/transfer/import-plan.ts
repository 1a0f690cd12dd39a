import { defaultsOf, kindOf } from "#contract/content.ts"
import { baseFields, type Langcode } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { toSeconds, withOffset } from "#contract/agenda/brussels.ts"
import { fileAddress, type StoredEntity } from "#server/content/entities/entity.ts"
import { contentFiles } from "./content-files.ts"
import { nameProblem, undated } from "./folder-files.ts"
import { hasAddress, slugOf } from "#server/content/entities/alias-rules.ts"
import { aliasOf } from "./format/entity-keys.ts"
import type { FolderFile, Patch, ReadContext } from "./format/key.ts"
import { readLanguage } from "./format/languages.ts"
import { asStored, type View } from "./format/views.ts"
import { richText, textField } from "./format/text-keys.ts"
import { describePath, parseAt, type Path, type Problems } from "./transfer-problems.ts"
import { itemAddresses, type IdentifiedItem } from "./read-folder.ts"

export type Plan = {
  readonly entities: readonly StoredEntity[]
  /** Counts values without a field in the content model. */
  readonly dropped: ReadonlyMap<string, number>
}

/** Reports every problem. */
export function planEntities(items: readonly IdentifiedItem[], files: ReadonlyMap<string, FolderFile>, problems: Problems): Plan {
  const fileAddresses = new Set([...files.values()].map(({ path }) => fileAddress(path)))
  const byId = new Map(items.map(({ type, id, uuid }) => [`${type} ${id}`, uuid]))
  const byKey = new Map(items.map(({ type, key, uuid }) => [`${type} ${key ?? ""}`, uuid]))
  const droppedCounts = new Map<string, number>()
  const address = itemAddresses(items)
  const folder: FolderContext = {
    find: {
      byId: (type, id) => byId.get(`${type} ${id}`),
      byKey: (type, key) => byKey.get(`${type} ${key}`),
      choices: (type) => ({
        file: contentFiles.find((file) => file.type === type)?.name ?? type,
        keys: items.flatMap((item) => (item.type === type ? (item.key ?? []) : [])),
      }),
      picture: (name) => (files.get(name)?.isPicture === true ? files.get(name) : undefined),
      fileAt: (path) => fileAddresses.has(path),
      attachment: (name) =>
        files.get(name) ?? { problem: nameProblem(name, "attachments") ?? `attachments/index.json has no file "${name}"` },
      address,
    },
    drop: (what) => void droppedCounts.set(what, (droppedCounts.get(what) ?? 0) + 1),
    problems,
  }
  // Originals come first: the files that they name keep their numbers, whatever the translations name.
  const originals = items.map((identified) => viewOf(identified, identified.langcode, folder))
  const entities = originals.map((original, index) => {
    const identified = items[index]
    const others = identified?.languages.slice(1).map((language) => viewOf(identified, language, folder))
    return asStored([original, ...(others ?? [])])
  })
  return { entities, dropped: droppedCounts }
}

type FolderContext = Pick<ReadContext, "find" | "drop"> & { readonly problems: Problems }

type Place = { readonly language: Langcode; readonly path: Path }

function contextAt(identified: IdentifiedItem, { language, path }: Place, folder: FolderContext): ReadContext {
  const { file, index, id, item, type, langcode: original, languages } = identified
  const { problems, find, drop } = folder
  const fail = (message: string, at: Path = []) => {
    problems.add(file, [index, ...path, ...at], describePath(String(id), [...path, ...at]), message)
  }
  return {
    type,
    item,
    langcode: language,
    original,
    languages,
    into: (key) => contextAt(identified, { language, path: [...path, key] }, folder),
    fail,
    parse: (schema, value) => parseAt(schema, value, fail),
    find,
    // Each language reads the same key, so only the original's counts.
    drop: language === original ? drop : () => undefined,
  }
}

function viewOf(identified: IdentifiedItem, langcode: Langcode, folder: FolderContext): View {
  const { type, id, uuid, langcode: original, file, item } = identified
  const patch = readLanguage(file.content.keys, item, contextAt(identified, { language: langcode, path: [] }, folder))
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
    alias: addressOf(type, label, patch),
    formerAliases: patch.formerAliases ?? [],
    ...(langcode === original ? {} : { outdated: patch.outdated ?? false, source: patch.source ?? original }),
  }
}

function addressOf(type: IdentifiedItem["type"], label: string, { addresses = {}, references = {} }: Patch): string | null {
  const { alias, route, slug } = addresses
  const generatedAlias = hasAddress({ type, references }) ? aliasOf(type, slugOf(label)) : null
  return alias === undefined ? (route ?? slug ?? generatedAlias) : alias
}

/** Returns nine in the morning on the day of a publication, or on the first day of an action. */
function dateOf(type: IdentifiedItem["type"], { fields }: Patch): number | null {
  const day = type === "node--action_project" ? fields?.field_start : fields?.field_date
  return typeof day === "string" ? toSeconds(withOffset(`${day}T09:00`) ?? "") : null
}

function fieldsFrom(type: IdentifiedItem["type"], { fields, html, summary }: Patch): Readonly<Record<string, Json>> {
  const { status, ...defaults } = defaultsOf(type)
  const fixedDefaults = Object.entries(defaults).filter(([, value]) => value !== "today")
  const rich = html === undefined && summary === undefined ? {} : { [textField({ type })]: richText(html, summary) }
  return { ...Object.fromEntries(fixedDefaults), ...fields, ...rich }
}
