import * as v from "valibot"
import { isResourceType } from "#contract/content.ts"
import type { Langcode, ResourceType } from "#contract/fields.ts"
import { defaultLanguage, inLanguage, isLanguage, languages, splitLanguage } from "#contract/languages.ts"
import { anonymous, type Viewer } from "#contract/permissions.ts"
import { whereVisible } from "#server/content/visibility.ts"
import { isLangcode } from "#server/content/entities/entity.ts"
import type { Database } from "#server/database/open.ts"
import { flag, row } from "#server/database/query.ts"
import { concat, sql, type Sql } from "#server/database/sql.ts"
import { suffixOf } from "./target.ts"

const addressedRow = v.object({
  type: v.custom<ResourceType>(isResourceType),
  uuid: v.string(),
  id: v.number(),
  label: v.string(),
  langcode: v.custom<Langcode>(isLangcode),
  alias: v.nullable(v.string()),
  isVisible: flag,
})
export type Addressed = Readonly<v.InferOutput<typeof addressedRow>>

/** Redirects may lead to others; this is where the last one ends. */
export type Destination = {
  readonly status: number
  /** Holds the target's own query and hash. */
  readonly suffix: string
  readonly way: readonly string[]
} & ({ readonly item: Addressed } | { readonly address: string })

/** The path has no language prefix (`splitLanguage`). */
export type SiteAddress = { readonly language: Langcode; readonly path: string }

/** Accepts an address in this language, or a number. */
export function itemAt(db: Database, viewer: Viewer, { language, path }: SiteAddress): Addressed | undefined {
  const [, entityType, id] = /^\/(node|user|taxonomy\/term)\/(\d{1,15})$/.exec(path) ?? []
  if (entityType === undefined || id === undefined) return withAlias(db, { viewer, language }, { language, path })
  const byNumber = sql("WHERE e.entity_type = ? AND e.id = ?", entityType.replace("/", "_"), Number(id))
  return readAddress(db, { viewer, language }, { from: "FROM entity e", where: byNumber })
}

/** Returns the item with an English address, as another language shows it. */
export function shownAt(db: Database, viewer: Viewer, { language, path }: SiteAddress): Addressed | undefined {
  return withAlias(db, { viewer, language }, { language: defaultLanguage, path })
}

export function publicAddress({ langcode, alias }: Pick<Addressed, "langcode" | "alias">): string | null {
  return alias === null ? null : inLanguage(langcode, alias)
}

type Reader = { readonly viewer: Viewer; readonly language: Langcode }

function withAlias(db: Database, reader: Reader, { language, path }: SiteAddress): Addressed | undefined {
  const where = sql("WHERE asked.alias = ? AND asked.is_current = 1 AND asked.langcode = ? LIMIT 1", path, language)
  return readAddress(db, reader, { from: "FROM alias asked JOIN entity e ON e.pk = asked.entity", where })
}

function readAddress(
  db: Database,
  { viewer, language }: Reader,
  { from, where }: { readonly from: string; readonly where: Sql },
): Addressed | undefined {
  const joins = sql(
    `LEFT JOIN translation t ON t.entity = e.pk AND t.langcode = ?
    LEFT JOIN alias present ON present.entity = e.pk AND present.is_current = 1 AND present.langcode = coalesce(t.langcode, e.langcode) `,
    language,
  )
  const text = "coalesce(t.label, e.label) AS label, coalesce(t.langcode, e.langcode) AS langcode"
  const visible = concat("(", whereVisible(viewer, "e", undefined, language), ") AS isVisible ")
  return row(db, addressedRow, concat(`SELECT e.type, e.uuid, e.id, ${text}, present.alias, `, visible, `${from} `, joins, where))
}

const stepRow = v.object({
  entity: v.nullable(v.number()),
  uri: v.nullable(v.string()),
  leadsTo: v.nullable(v.string()),
  status: v.number(),
  langcode: v.string(),
})

/** Returns undefined if no redirect starts at the path, or if they lead in a circle. */
export function destinationOf(db: Database, viewer: Viewer, start: SiteAddress): Destination | undefined {
  const passed = new Set<string>()
  const way: string[] = []
  let status: number | undefined
  for (let at = start; !passed.has(wholePath(at));) {
    passed.add(wholePath(at))
    const step = stepFrom(db, at)
    if (step === undefined) return undefined
    // Browsers may keep 301 and 308 for ever, so one temporary redirect makes the whole chain temporary.
    status = status === undefined || [302, 307].includes(step.status) ? step.status : status
    const suffix = suffixOf(step.uri ?? "")
    if (step.entity !== null) {
      const language = isLanguage(step.langcode) ? step.langcode : at.language
      const item = readAddress(db, { viewer, language }, { from: "FROM entity e", where: sql("WHERE e.pk = ?", step.entity) })
      return item && { item, status, suffix, way: [...way, publicAddress(item) ?? step.uri ?? "/"] }
    }
    way.push(step.leadsTo ?? step.uri ?? "/")
    if (step.leadsTo === null) return { address: step.uri ?? "/", status, suffix: "", way }
    const next = splitLanguage(step.leadsTo)
    const item = itemAt(db, viewer, next)
    if (item?.isVisible === true) return { item, status, suffix, way }
    if (stepFrom(db, next) === undefined)
      return item === undefined ? { address: step.leadsTo, status, suffix, way } : { item, status, suffix, way }
    at = next
  }
  return undefined
}

/** Accepts for now also an item that has the address only in another language. */
export function leadFrom(db: Database, start: SiteAddress): Destination | undefined {
  const destination = destinationOf(db, anonymous, start)
  if (destination !== undefined || start.language !== defaultLanguage || itemAt(db, anonymous, start) !== undefined) return destination
  const elsewhere = languages.map((language) => itemAt(db, anonymous, { language, path: start.path }))
  const item = elsewhere.find((one) => one?.isVisible === true && one.alias === start.path)
  return item && { item, status: 302, suffix: "", way: [publicAddress(item) ?? "/"] }
}

function wholePath({ language, path }: SiteAddress): string {
  return inLanguage(language, path)
}

/** A redirect of one language has the address without prefix; one of all languages may have either, and wins with it. */
function stepFrom(db: Database, { language, path }: SiteAddress): v.InferOutput<typeof stepRow> | undefined {
  const whole = wholePath({ language, path })
  const isAsked =
    language === defaultLanguage
      ? sql("alias = ?", path)
      : sql("(alias = ? AND langcode IN (?, 'und') OR alias = ?)", path, language, whole)
  const order = sql(" AND is_current = 0 ORDER BY alias = ? DESC, langcode = 'und' DESC, langcode = ? DESC, pid LIMIT 1", whole, language)
  const select = "SELECT entity, uri, leads_to AS leadsTo, status_code AS status, langcode FROM alias WHERE "
  return row(db, stepRow, concat(select, isAsked, order))
}
