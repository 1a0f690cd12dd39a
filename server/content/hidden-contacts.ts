/** No visitor may get the mail addresses of accounts, or the phones and mails that members hide. */
import { setImmediate as nextTurn } from "node:timers/promises"
import * as v from "valibot"
import { contactsIn, plainContact, withoutInvisible } from "#contract/contacts.ts"
import { fieldsOf, isResourceType, type ResourceType } from "#contract/content.ts"
import type { Field } from "#contract/fields.ts"
import { anonymous, isForVisitors } from "#contract/permissions.ts"
import type { Secret } from "#contract/publishing.ts"
import { whereTranslationVisible, whereVisibleInAny } from "#server/content/visibility.ts"
import { flag, jsonObject, rows } from "#server/database/query.ts"
import type { JsonObject } from "#server/database/json.ts"
import type { Database } from "#server/database/open.ts"
import { concat, sql } from "#server/database/sql.ts"
import { changesAfter, newestChange } from "./change-log.ts"

const mostChanges = 1000

const storedItem = v.object({ type: v.custom<ResourceType>(isResourceType), fields: jsonObject })
const shownRow = v.object({ uuid: v.string(), ...storedItem.entries, label: v.string(), isWhole: flag })
const ownerRow = v.object({ ...storedItem.entries, number: v.number(), title: v.string() })

/** After so many items, waiting requests get their turn. */
const atOnce = 100

/** Leaves out contacts that a public text shows. It reads public texts once, and later only changed ones. */
export function hiddenContacts(db: Database): () => Promise<readonly Secret[]> {
  const contactsByItem = new Map<string, readonly string[]>()
  let seq: number | null = null
  let last: Promise<unknown> = Promise.resolve()
  const readContacts = (uuids: readonly string[]) => {
    for (const uuid of uuids) contactsByItem.delete(uuid)
    for (const { uuid, type, label, fields, isWhole } of readShown(db, uuids)) {
      const publicFields = visibleFields({ type, fields: isWhole ? fields : sharedFields({ type, fields }) })
      contactsByItem.set(uuid, [...(contactsByItem.get(uuid) ?? []), ...contactsIn(JSON.stringify([isWhole && label, publicFields]))])
    }
  }
  const list = async () => {
    // Content may change between two steps of the reading, so the loop repeats until it has read the newest change.
    for (let newest = newestChange(db); newest !== seq; newest = newestChange(db)) {
      const changes = seq === null || seq > newest ? null : changesAfter(db, seq, mostChanges)
      const isAll = changes === null || changes.length === mostChanges
      const uuids = isAll ? allItems(db) : changes.map(({ uuid }) => uuid)
      if (isAll) {
        contactsByItem.clear()
        seq = null
      }
      for (let index = 0; index < uuids.length; index += atOnce) {
        readContacts(uuids.slice(index, index + atOnce))
        await nextTurn()
      }
      seq = newest
    }
    const contacts = [...contactsByItem.values()].flat()
    // One number may follow another: "02 555 01 01 / 02 555 01 02".
    const [whole, rows] = [new Set(contacts), contacts.join(" ")]
    const isShown = (contact: string) => whole.has(contact) || (!contact.includes("@") && rows.includes(contact))
    return contactsOfOwners(db).filter(({ text }) => {
      const contact = plainContact(text)
      return contact !== null && !isShown(contact)
    })
  }
  return () => {
    const next = last.then(list)
    last = next.catch(() => undefined)
    return next
  }
}

function allItems(db: Database): readonly string[] {
  const query = "SELECT uuid FROM entity WHERE entity_type IN ('node', 'taxonomy_term')"
  return rows(db, v.object({ uuid: v.string() }), query).map(({ uuid }) => uuid)
}

type Stored = v.InferOutput<typeof storedItem>

function sharedFields({ type, fields }: Stored): JsonObject {
  const declared = fieldsOf(type)
  return Object.fromEntries(Object.entries(fields).filter(([name]) => declared[name]?.translatable !== true))
}

function visibleFields({ type, fields }: Stored): JsonObject {
  const declared = fieldsOf(type)
  const isShown = ([name]: readonly [string, unknown]) => {
    const field = declared[name]
    return field === undefined || isForVisitors(field, fields)
  }
  return Object.fromEntries(Object.entries(fields).filter(isShown))
}

/** Reads the public texts in all languages. If the original is a draft, visitors still see the shared fields. */
function readShown(db: Database, uuids: readonly string[]): readonly v.InferOutput<typeof shownRow>[] {
  const which = sql("e.uuid IN (SELECT value FROM json_each(?)) AND ", JSON.stringify(uuids))
  const contentOnly = "e.entity_type IN ('node', 'taxonomy_term') AND "
  const base = concat(
    "SELECT e.uuid, e.type, e.label, e.fields, e.status AS isWhole FROM entity e WHERE ",
    which,
    contentOnly,
    whereVisibleInAny(anonymous, "e"),
  )
  const from = "SELECT e.uuid, e.type, t.label, t.fields, 1 AS isWhole FROM translation t JOIN entity e ON e.pk = t.entity WHERE "
  const others = concat(from, which, whereTranslationVisible(anonymous, "e", "t.status"))
  return rows(db, shownRow, concat(base, " UNION ALL ", others))
}

function contactsOfOwners(db: Database): readonly Secret[] {
  const owners = rows(
    db,
    ownerRow,
    "SELECT type, id AS number, label AS title, fields FROM entity WHERE type IN ('user--user', 'node--member')",
  )
  return owners.flatMap(({ type, number, title, fields }) => {
    const publicFields = type === "user--user" ? {} : visibleFields({ type, fields })
    const hiddenFields = Object.entries(fieldsOf(type)).filter(
      ([name, field]) => isContactField(field) && !Object.hasOwn(publicFields, name),
    )
    return hiddenFields.flatMap(([name, { label }]) => {
      const text = fields[name]
      return typeof text === "string" ? [{ text: withoutInvisible(text).trim(), owner: { type, number, title }, field: label }] : []
    })
  })
}

function isContactField({ type }: Field): boolean {
  return type === "telephone" || type === "email"
}
