/** What two databases have to have in common after a push or a pull. */
import { join } from "node:path"
import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { resourceTypes } from "#contract/content.ts"
import { readEntities } from "#server/content/entities/read.ts"
import { changeContent } from "#server/content/changes.ts"
import type { Entity, StoredEntity } from "#server/content/entities/entity.ts"
import { putEntities } from "#server/content/entities/entity-store.ts"
import type { Database } from "#server/database/open.ts"
import { operator } from "#server/content/caller.ts"
import { listRedirects } from "#server/content/redirects/find-redirect.ts"

export type Side = { readonly db: Database; readonly files: string }

/**
 * All content without what each side has of its own: numbers, times of change, addresses and UUIDs of files, and the accounts named in
 * `without`. A file is known by its bytes.
 */
export function commonContent({ db, files }: Side, without: readonly string[] = []) {
  const stored = readEntities(db, "file--file")
  const sums = new Map(stored.map((file) => [file.uuid, sumOf(files, file)]))
  const entities = resourceTypes.filter((type) => type !== "file--file").flatMap((type) => readEntities(db, type))
  const numbers = new Map(entities.map(({ type, uuid, id }) => [`${type.split("--")[0] ?? ""}/${id}`, uuid]))
  const items = entities.filter(({ label }) => !without.includes(label)).map((entity) => itemOf(entity, sums))
  const { redirects } = listRedirects(db, operator, { offset: 0, limit: 1000 })
  return {
    items: items.toSorted((one, other) => (one.uuid < other.uuid ? -1 : 1)),
    redirects: redirects
      .map(({ path, uri, status, langcode }) => ({
        path,
        status,
        langcode,
        uri: uri.replace(/node\/\d+/, (node) => numbers.get(node) ?? node),
      }))
      .toSorted((one, other) => (one.path < other.path ? -1 : 1)),
  }
}

function itemOf(entity: Entity, sums: ReadonlyMap<string, string>) {
  const { type, uuid, fields, translations } = entity
  const isNode = type.startsWith("node--")
  return {
    ...{ type, uuid },
    ...textOf(entity, isNode, sums),
    // A field that was never set reads as its default.
    fields: { ...(isNode ? { promote: false } : {}), ...shownFields(fields) },
    translations: translations.map((one) => ({ ...textOf(one, isNode, sums), langcode: one.langcode, outdated: one.outdated })),
  }
}

type Text = Pick<Entity, "langcode" | "status" | "label" | "created" | "alias" | "author" | "fields" | "references">

function textOf(
  { langcode, status, label, created, alias, author, fields, references }: Text,
  isNode: boolean,
  sums: ReadonlyMap<string, string>,
) {
  const linked = Object.entries(references).map(([name, list]) => [name, list.map((one) => [sums.get(one.uuid) ?? one.uuid, one.meta])])
  return {
    ...{ status, label, alias },
    ...(isNode ? { langcode, created, author: author?.uuid ?? null } : {}),
    fields: shownFields(fields),
    references: Object.fromEntries(linked),
  }
}

function sumOf(folder: string, { fields }: Entity): string {
  const path = typeof fields.uri === "string" ? fields.uri.replace("public://", "") : ""
  return createHash("sha1")
    .update(readFileSync(join(folder, path)))
    .digest("hex")
}

function shownFields(fields: Entity["fields"]): Readonly<Record<string, unknown>> {
  return JSON.parse(JSON.stringify(fields).replaceAll(/\/sites\/default\/files\/[\w/-]+\//g, "/files/"))
}

/** Stores entities as a program at that side would. */
export function put(db: Database, ...entities: readonly StoredEntity[]): void {
  changeContent(db, () => putEntities(db, entities))
}

export function titled(db: Database, label: string): Entity {
  const found = readEntities(db, "node--article").find((entity) => entity.label === label)
  if (found === undefined) throw new Error(`There is no "${label}".`)
  return found
}

/** Later than the clock of the server of the tests, or than any test content. */
export const later = 1_900_000_000

/** Changes the item with this title, in its original or in a translation. */
export function change(db: Database, label: string, how: (entity: Entity) => StoredEntity): void {
  put(db, how(titled(db, label)))
}

export function retitle(db: Database, from: string, label: string): void {
  put(db, { ...titled(db, from), label, changed: later })
}
