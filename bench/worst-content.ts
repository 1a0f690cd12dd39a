import { changeContent } from "#server/content/changes.ts"
import { putEntities } from "#server/content/entities/store.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import type { Database } from "#server/database/open.ts"

const members = 300
const tags = 40

const uuidOf = (kind: number, index: number) => `00000000-0000-4000-a00${String(kind)}-${String(index).padStart(12, "0")}`

export const anArticle = uuidOf(0, 1)
export const aMember = uuidOf(1, 1)

// Letters beyond ASCII take longest to compare.
const body = { value: `<p>${"Lorem ipsum dôlör sit amet. ".repeat(80)}</p>`, summary: "Lorem ipsum.", format: "g30_text" }

/** Fills an empty database with nodes, of which a quarter are events, and with tags and members. */
export function fillWorst(db: Database, count: number): void {
  const numbers = (length: number) => Array.from({ length }, (_, index) => index)
  changeContent(db, () => putEntities(db, [...numbers(tags).map(tag), ...numbers(members).map(member)]))
  changeContent(db, () =>
    putEntities(
      db,
      numbers(count - members).map((index) => (index % 4 === 3 ? event(index) : article(index))),
    ),
  )
}

/** Saves an article again, which clears what is cached. */
export function touchWorst(db: Database, created: number): void {
  changeContent(db, () => putEntities(db, [{ ...article(1), created }]))
}

function article(index: number): StoredEntity {
  const five = (kind: number, of: number) => [0, 1, 2, 3, 4].map((step) => ({ uuid: uuidOf(kind, (index * 7 + step * 13) % of), meta: {} }))
  const references = { field_tags: five(2, tags), field_authors: five(1, members) }
  const label = `Façade et béton ${String((index * 7919) % 1_000_003)}`
  const times = { created: 1_700_000_000 + index, changed: 1_700_000_000 + ((index * 31) % 100_003) }
  return {
    ...entity(0, index),
    ...times,
    type: "node--article",
    label,
    status: index % 10 !== 0,
    fields: { body, field_kind: "report" },
    references,
  }
}

function event(index: number): StoredEntity {
  // The rule of one in ten makes the server look at each day of a year.
  const rule = index % 40 === 3 ? { field_rrule: "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29" } : {}
  const fields = {
    body,
    field_event_start: "2004-02-29T19:00:00+01:00",
    field_audience: (["public", "members", "board"] as const)[index % 3] ?? "public",
  }
  return { ...entity(0, index), type: "node--agenda", label: `Assemblée ${String(index)}`, fields: { ...fields, ...rule } }
}

function member(index: number): StoredEntity {
  const fields = { body, field_mail: `office${String(index)}@example.org`, field_show_mail: index % 2 === 0 }
  return { ...entity(1, index), type: "node--member", label: `Atelier ${String(index)}`, fields }
}

function tag(index: number): StoredEntity {
  return { ...entity(2, index), type: "taxonomy_term--tags", label: `Sujet ${String(index)}`, fields: {} }
}

function entity(kind: number, index: number): Omit<StoredEntity, "type" | "label" | "fields"> {
  const nothing = { uid: null, references: {}, alias: null, formerAliases: [] }
  const id = kind * 100_000 + index + 1
  return { uuid: uuidOf(kind, index), id, langcode: "fr", status: true, created: 1_700_000_000, changed: 1_700_000_000 + index, ...nothing }
}
