/** Texts that no visitor may be served: mail addresses of accounts, and the phones and mails that members hide. */
import { setImmediate as nextTurn } from "node:timers/promises"
import * as v from "valibot"
import { fieldsOf, isResourceType, kindOf } from "#contract/content.ts"
import { anonymous } from "#contract/permissions.ts"
import { isTranslationVisible, isVisibleInAny } from "#server/content/access.ts"
import { flag, jsonObject, rows } from "#server/database/query.ts"
import type { JsonObject } from "#server/database/json.ts"
import type { Database } from "#server/database/open.ts"
import { concat, sql } from "#server/database/sql.ts"
import { changesAfter, newestChange } from "./change-log.ts"

const mail = /[\w.+'-]+@[\w-]+(?:\.[\w-]+)+/g
const phone = /\+?\d[\d\s()./-]{4,30}\d/g
/** Characters. Shorter texts occur by chance. */
const shortest = 7
const mostChanges = 1000

const stored = v.object({ uuid: v.string(), type: v.string(), fields: jsonObject })

const shownRow = v.object({ ...stored.entries, isWhole: flag })

/** How many items are read before requests get their turn. */
const atOnce = 100

/** Makes a function that lists them. It reads what visitors see once, and later only what has changed. */
export function privateTexts(db: Database): () => Promise<readonly string[]> {
  const shown = new Map<string, readonly string[]>()
  let seq: number | null = null
  let last: Promise<unknown> = Promise.resolve()
  const contactsIn = (text: string) => [...text.matchAll(mail), ...text.matchAll(phone)].map(([contact]) => plain(contact))
  const read = (uuids: readonly string[]) => {
    for (const uuid of uuids) shown.delete(uuid)
    for (const { uuid, type, fields, isWhole } of readShown(db, uuids)) {
      const visible = visibleFields({ type, fields: isWhole ? fields : sharedFields({ type, fields }) })
      shown.set(uuid, [...(shown.get(uuid) ?? []), ...contactsIn(JSON.stringify(visible))])
    }
  }
  const list = async () => {
    // Whatever changes while it reads is read too.
    for (let newest = newestChange(db); newest !== seq; newest = newestChange(db)) {
      const changed = seq === null || seq > newest ? null : changesAfter(db, seq, mostChanges)
      const isAll = changed === null || changed.length === mostChanges
      const uuids = isAll ? allItems(db) : changed.map(({ uuid }) => uuid)
      if (isAll) {
        shown.clear()
        seq = null
      }
      for (let index = 0; index < uuids.length; index += atOnce) {
        read(uuids.slice(index, index + atOnce))
        await nextTurn()
      }
      seq = newest
    }
    const known = new Set([...shown.values()].flat())
    const secrets = [...accountMails(db), ...hiddenContacts(db)].filter((text) => text.length >= shortest && !known.has(plain(text)))
    return [...new Set(secrets)]
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

/** Phone numbers are the same with and without spaces, mail addresses in either case. */
function plain(contact: string): string {
  return contact.includes("@") ? contact.toLowerCase() : contact.replace(/[^\d+]/g, "")
}

function sharedFields({ type, fields }: { readonly type: string; readonly fields: JsonObject }): JsonObject {
  const known = isResourceType(type) ? fieldsOf(type) : {}
  return Object.fromEntries(Object.entries(fields).filter(([name]) => known[name]?.translatable !== true))
}

function visibleFields({ type, fields }: { readonly type: string; readonly fields: JsonObject }): JsonObject {
  const known = isResourceType(type) ? kindOf(type).fields : {}
  const isShown = ([name]: readonly [string, unknown]) => {
    const field = known[name]
    return field === undefined || !("shownBy" in field) || fields[field.shownBy] === true
  }
  return Object.fromEntries(Object.entries(fields).filter(isShown))
}

/** The texts that visitors see in any language. Of an item whose own row is a draft they see what all languages share. */
function readShown(db: Database, uuids: readonly string[]): readonly v.InferOutput<typeof shownRow>[] {
  const which = sql("e.uuid IN (SELECT value FROM json_each(?)) AND ", JSON.stringify(uuids))
  const isContent = "e.entity_type IN ('node', 'taxonomy_term') AND "
  const base = concat(
    "SELECT e.uuid, e.type, e.fields, e.status AS isWhole FROM entity e WHERE ",
    which,
    isContent,
    isVisibleInAny(anonymous, "e"),
  )
  const from = "SELECT e.uuid, e.type, t.fields, 1 AS isWhole FROM translation t JOIN entity e ON e.pk = t.entity WHERE "
  const others = concat(from, which, isTranslationVisible(anonymous, "e", "t.status"))
  return rows(db, shownRow, concat(base, " UNION ALL ", others))
}

function accountMails(db: Database): readonly string[] {
  const query = "SELECT json_extract(fields, '$.mail') AS mail FROM entity WHERE type = 'user--user'"
  return rows(db, v.object({ mail: v.nullable(v.string()) }), query).flatMap(({ mail: text }) => text ?? [])
}

function hiddenContacts(db: Database): readonly string[] {
  const members = rows(db, stored, "SELECT uuid, type, fields FROM entity WHERE type = 'node--member'")
  return members.flatMap((member) => {
    const visible = visibleFields(member)
    const hidden = Object.entries(member.fields).filter(([name]) => !Object.hasOwn(visible, name))
    return hidden.flatMap(([, value]) => (typeof value === "string" ? [value] : []))
  })
}
