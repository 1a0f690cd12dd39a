/** Lists, counts, filters and sorts use the same SQL for contract/permissions.ts, so that they can't disagree. */
import type { AttributeField, Langcode, ResourceType } from "#contract/fields.ts"
import { defaultLanguage } from "#contract/languages.ts"
import { kindOf } from "#contract/content.ts"
import { audiencesOf, isAdmin, isForVisitors, isOwn, may, type Target, type Viewer } from "#contract/permissions.ts"
import { always, concat, every, never, sql, type Sql } from "#server/database/sql.ts"

/** Builds a condition. `alias` is part of the SQL text, so it must never come from a client. With a `type` it can use an index. */
export function whereVisible(viewer: Viewer, alias: string, type?: ResourceType, language: Langcode = defaultLanguage): Sql {
  const row = { alias, status: shownColumn(alias, "status", language) }
  if (type === undefined) return visibleOfAnyType(viewer, row)
  switch (kindOf(type).entityType) {
    case "node":
      return visibleNode(viewer, row, type)
    case "taxonomy_term":
      return may.readDrafts(viewer) ? always : sql(`${row.status} = 1`)
    case "user":
      return visibleUser(viewer, alias)
    case "file":
      return visibleFile(viewer, alias)
  }
}

/** `status` is the SQL of one translation's status. */
type ContentRow = { readonly alias: string; readonly status: string }

export type ShownColumn = "status" | "folded_label" | "changed" | "created"

export function shownColumn(alias: string, name: ShownColumn, language: Langcode): string {
  return language === defaultLanguage ? `${alias}.${name}` : `${alias}.${name}_${language}`
}

/** `langcode` is an SQL expression. The status is null if there is no such translation. */
export function statusIn(alias: string, langcode: string): string {
  return `CASE ${langcode} WHEN ${alias}.langcode THEN ${alias}.status WHEN 'fr' THEN ${alias}.fr_status WHEN 'nl' THEN ${alias}.nl_status END`
}

/** `status` is the SQL of the translation's status. */
export function whereTranslationVisible(viewer: Viewer, alias: string, status: string): Sql {
  if (isAdmin(viewer)) return always
  const whereContent = sql(`${alias}.entity_type IN ('node', 'taxonomy_term')`)
  const audienceAllows = concat(`(${alias}.type <> 'node--agenda' OR `, inAudience(viewer, alias), ")")
  return every("AND", [whereContent, publishedOrOwn(viewer, { alias, status }), audienceAllows])
}

/** Is shorter than `whereTranslationVisible`: the viewer sees another language of the item, and the type is known. */
export function whereTranslationKnown(viewer: Viewer, { alias, status }: ContentRow, type: ResourceType): Sql {
  if (isAdmin(viewer)) return always
  return type === "node--member" ? publishedOrOwn(viewer, { alias, status }) : sql(`${status} = 1`)
}

export function whereVisibleInAny(viewer: Viewer, alias: string): Sql {
  return visibleOfAnyType(viewer, { alias, status: `(${alias}.status = 1 OR ${alias}.fr_status IS 1 OR ${alias}.nl_status IS 1)` })
}

function visibleOfAnyType(viewer: Viewer, row: ContentRow): Sql {
  if (isAdmin(viewer)) return always
  const { alias } = row
  const whereType = (entityType: string, condition: Sql) => concat(`(${alias}.entity_type = '${entityType}' AND `, condition, ")")
  return every("OR", [
    whereTranslationVisible(viewer, alias, row.status),
    whereType("user", visibleUser(viewer, alias)),
    whereType("file", visibleFile(viewer, alias)),
  ])
}

function visibleNode(viewer: Viewer, row: ContentRow, type: ResourceType): Sql {
  if (isAdmin(viewer)) return always
  const published = type === "node--member" ? publishedOrOwn(viewer, row) : sql(`${row.status} = 1`)
  return type === "node--agenda" ? every("AND", [published, inAudience(viewer, row.alias)]) : published
}

function publishedOrOwn(viewer: Viewer, { alias, status }: ContentRow): Sql {
  const published = sql(`${status} = 1`)
  return viewer.memberId === null ? published : every("OR", [published, sql(`${alias}.uuid = ?`, viewer.memberId)])
}

function inAudience(viewer: Viewer, alias: string): Sql {
  const audiences = audiencesOf(viewer)
  return sql(`${alias}.audience IN (${audiences.map(() => "?").join(", ")})`, ...audiences)
}

function visibleUser(viewer: Viewer, alias: string): Sql {
  if (may.readUsers(viewer)) return always
  return viewer.uid === 0 ? never : sql(`${alias}.id = ?`, viewer.uid)
}

/** A file is as visible as the translations that show it. Its owner sees a file that none shows. */
function visibleFile(viewer: Viewer, alias: string): Sql {
  if (isAdmin(viewer)) return always
  const source = `${alias}_source`
  const whereUsed = concat(
    `EXISTS (SELECT 1 FROM reference ${alias}_use JOIN entity ${source} ON ${source}.pk = ${alias}_use.source`,
    ` WHERE ${alias}_use.target = ${alias}.pk AND ${alias}_use.shows = 1 AND `,
    whereTranslationVisible(viewer, source, statusIn(source, `${alias}_use.langcode`)),
    ")",
  )
  if (viewer.uid === 0) return whereUsed
  const unused = `NOT EXISTS (SELECT 1 FROM reference ${alias}_any WHERE ${alias}_any.target = ${alias}.pk AND ${alias}_any.shows = 1)`
  return every("OR", [whereUsed, sql(`(${alias}.uid = ? AND ${unused})`, viewer.uid)])
}

/** `meta.omitted` names hidden items by UUID, but never files and users. */
export function namesOmitted(type: ResourceType): boolean {
  return ["node", "taxonomy_term"].includes(kindOf(type).entityType)
}

/** Filters and sorts must not reveal hidden values. */
export function whereValueVisible(viewer: Viewer, alias: string, field: AttributeField): Sql {
  if (field.shownBy === undefined || may.readHiddenContact(viewer)) return always
  return sql(`json_extract(${alias}.fields, '$.${field.shownBy}') = 1`)
}

export function showsValue(viewer: Viewer, fields: Readonly<Record<string, unknown>>, field: AttributeField): boolean {
  return may.readHiddenContact(viewer) || isForVisitors(field, fields)
}

/** Old revisions may hold withdrawn content, so only admins read them, and members those of their own page. */
export function seesOldRevisions(viewer: Viewer, target: Target): boolean {
  return may.readDrafts(viewer) || (target.type === "node--member" && isOwn(viewer, target))
}
