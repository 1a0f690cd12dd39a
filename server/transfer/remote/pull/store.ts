/** Stores what a pull brings in one transaction: everything or nothing. The rules of the content hold for it as for any write. */
import { defaultsOf, fieldsOf, kindOf } from "#contract/content.ts"
import { labelFields } from "#contract/fields.ts"
import { checkedValues } from "#server/content/accounts/account-fields.ts"
import { operator } from "#server/content/caller.ts"
import type { Entity, StoredEntity } from "#server/content/entities/entity.ts"
import { findEntity, readEntity } from "#server/content/entities/read.ts"
import { entityById, putEntity } from "#server/content/entities/store.ts"
import { settleLinks } from "#server/content/entities/text-files.ts"
import { ContentError, DomainError } from "#server/content/errors.ts"
import { Violations, type Removed } from "#server/content/validation/sent.ts"
import { validate } from "#server/content/validation/validate.ts"
import type { Database } from "#server/database/open.ts"
import { differingFields, linksIn, printsOf, type Item } from "../items/item.ts"
import type { RemoteItem } from "../items/remote-items.ts"
import type { Compared } from "../run/compare.ts"
import { nameOf } from "../run/report.ts"
import { nextWave, withoutMissingReferences } from "../run/waves.ts"
import { putTranslation } from "./store-translation.ts"
import { sentItem, type Storing } from "./values.ts"

export type Stored = {
  /** What the rules of rich text took out, a line each. */
  readonly notes: readonly string[]
  readonly problems: readonly string[]
}

type Task = { readonly item: Item; readonly there: RemoteItem; readonly fields: readonly string[] | null }

/** Runs inside the caller's transaction, which a problem has to end. */
export function storeItems(storing: Storing, wanted: readonly Compared[]): Stored {
  const notes: string[] = []
  const problems: string[] = []
  const tasks: readonly Task[] = wanted.flatMap(({ here, there, fields }) =>
    there === undefined ? [] : [{ item: there.item, there, fields: here === undefined ? null : fields }],
  )
  const isThere = (uuid: string) => isStored(storing.db, uuid)
  const put = (task: Task, item: Item) => {
    try {
      notes.push(...putItem(storing, { ...task, item }))
    } catch (error) {
      if (!(error instanceof DomainError) && !(error instanceof ContentError)) throw error
      problems.push(`${nameOf(item)}: ${error.message}`)
    }
  }
  const incomplete: Task[] = []
  let waiting = tasks
  while (waiting.length > 0) {
    const wave = new Set(nextWave(waiting, isThere))
    waiting = waiting.filter((task) => !wave.has(task))
    for (const task of wave) {
      const partial = withoutMissingReferences(task.item, isThere)
      put(task, partial)
      if (differingFields(task.item, partial, () => true).length > 0) incomplete.push(task)
    }
  }
  for (const task of incomplete) {
    const partial = withoutMissingReferences(task.item, isThere)
    put({ ...task, fields: null }, partial)
    const missing = differingFields(task.item, partial, () => true)
    if (missing.length > 0) problems.push(`${nameOf(task.item)}: ${missing.join(", ")} leads to what the site doesn't show.`)
  }
  settleLinks(storing.db)
  return { notes, problems }
}

function isStored(db: Database, uuid: string): boolean {
  return (["node", "taxonomy_term", "user", "file"] as const).some((entityType) => findEntity(db, entityType, uuid, operator) !== undefined)
}

function putItem(storing: Storing, task: Task): readonly string[] {
  const { item, there, fields } = task
  const { db, now, places, isShared } = storing
  if (item.translation !== undefined) return putTranslation(storing, task, item.translation).map((one) => removalNote(item, one))
  const current = readEntity(db, item.type, item.uuid, operator)
  const names = (fields ?? Object.keys(printsOf(item))).filter((name) => isShared(item.type, name))
  const base = current ?? newEntity(db, { item, there })
  if (item.type === "user--user") {
    putEntity(db, { ...account(base, item, names), changed: item.changed })
    return []
  }
  const { path: alias = null } = item.values
  const sent = sentItem(
    item,
    names.filter((name) => name !== "path" || alias !== null),
    places,
  )
  const { entity, removed } = validate({ db, viewer: operator, now }, { base, ...(current === undefined ? {} : { current }), sent })
  // A new item without an address stays without one, as it is there.
  const address = names.includes("path") ? { alias: typeof alias === "string" ? alias : null } : {}
  const { translations, ...own } = storable(entity, current)
  putEntity(db, { ...own, ...address, changed: item.changed })
  return removed.map((one) => removalNote(item, one))
}

/** A new row needs the defaults that `validate` gives; an old one keeps its own. */
function storable(entity: StoredEntity, current: Entity | undefined): StoredEntity {
  return current === undefined ? entity : { ...entity, id: current.id }
}

function removalNote(item: Item, { pointer, what, count }: Removed): string {
  return `${nameOf(item)}: ${count} × ${what} was taken out of ${pointer.split("/")[3] ?? "its text"}, which this project's rich text doesn't have.`
}

function newEntity(db: Database, { item, there }: Pick<Task, "item" | "there">): StoredEntity {
  const { type, uuid, changed } = item
  const { entityType } = kindOf(type)
  // Numbers are in old links. A taken one is replaced.
  const id = there.number > 0 && entityById(db, entityType, there.number) === undefined ? there.number : null
  // Other kinds get their defaults by `validate`.
  const { status, ...fields } = type === "user--user" ? defaultsOf(type) : {}
  const nothing = { label: "", status: status === true, fields, references: {}, alias: null, uid: null }
  return { type, uuid, id, langcode: "en", created: there.created, changed, ...nothing }
}

/** Accounts have rules of their own. A pull brings no passwords. */
function account(base: StoredEntity, { values }: Item, names: readonly string[]): StoredEntity {
  const found = new Violations()
  const sent = names.filter((name) => name !== "field_member").map((name) => [name, values[name] ?? null] as const)
  const checked = checkedValues(Object.fromEntries(sent), found)
  found.throwIfAny()
  const label = labelFields.user
  const own = Object.entries(checked).filter(
    ([name]) => name !== label && name !== "status" && Object.hasOwn({ ...fieldsOf("user--user"), roles: null }, name),
  )
  const references = names.includes("field_member")
    ? { field_member: linksIn(values.field_member).map(({ uuid }) => ({ uuid, meta: {} })) }
    : {}
  return {
    ...base,
    label: typeof checked.name === "string" ? checked.name : base.label,
    status: typeof checked.status === "boolean" ? checked.status : base.status,
    fields: { ...base.fields, ...Object.fromEntries(own) },
    references: { ...base.references, ...references },
  }
}
