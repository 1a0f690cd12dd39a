/** Who sees what (docs/product.md), as SQL for lists, counts, filters and sorts, so that they can't disagree. */
import type { AttributeField, ResourceType } from "#contract/fields.ts"
import { kindOf } from "#contract/content.ts"
import { audiencesOf, isAdmin, isOwn, may, type Target, type Viewer } from "#contract/permissions.ts"
import { always, concat, every, never, sql, type Sql } from "#server/database/sql.ts"

/** `alias` is part of the SQL text, so it never comes from a client. With a `type` the condition can use an index. */
export function isVisible(viewer: Viewer, alias: string, type?: ResourceType): Sql {
  if (type === undefined) return visibleOfAnyType(viewer, alias)
  switch (kindOf(type).entityType) {
    case "node":
      return visibleNode(viewer, alias, type)
    case "taxonomy_term":
      return may.readDrafts(viewer) ? always : sql(`${alias}.status = 1`)
    case "user":
      return visibleUser(viewer, alias)
    case "file":
      return visibleFile(viewer, alias)
  }
}

function visibleOfAnyType(viewer: Viewer, alias: string): Sql {
  if (isAdmin(viewer)) return always
  const isOf = (entityType: string, condition: Sql) => concat(`(${alias}.entity_type = '${entityType}' AND `, condition, ")")
  return every("OR", [visibleContent(viewer, alias), isOf("user", visibleUser(viewer, alias)), isOf("file", visibleFile(viewer, alias))])
}

function visibleContent(viewer: Viewer, alias: string): Sql {
  if (isAdmin(viewer)) return always
  const isContent = sql(`${alias}.entity_type IN ('node', 'taxonomy_term')`)
  const audienceAllows = concat(`(${alias}.type <> 'node--agenda' OR `, inAudience(viewer, alias), ")")
  return every("AND", [isContent, publishedOrOwn(viewer, alias), audienceAllows])
}

function visibleNode(viewer: Viewer, alias: string, type: ResourceType): Sql {
  if (isAdmin(viewer)) return always
  const published = type === "node--member" ? publishedOrOwn(viewer, alias) : sql(`${alias}.status = 1`)
  return type === "node--agenda" ? every("AND", [published, inAudience(viewer, alias)]) : published
}

function publishedOrOwn(viewer: Viewer, alias: string): Sql {
  const published = sql(`${alias}.status = 1`)
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

/** A file is as visible as the content that refers to it. A file without references is visible to its owner. */
function visibleFile(viewer: Viewer, alias: string): Sql {
  if (isAdmin(viewer)) return always
  const source = `${alias}_source`
  const used = concat(
    `EXISTS (SELECT 1 FROM reference ${alias}_use JOIN entity ${source} ON ${source}.pk = ${alias}_use.source`,
    ` WHERE ${alias}_use.target = ${alias}.pk AND `,
    visibleContent(viewer, source),
    ")",
  )
  if (viewer.uid === 0) return used
  const unused = `NOT EXISTS (SELECT 1 FROM reference ${alias}_any WHERE ${alias}_any.target = ${alias}.pk)`
  return every("OR", [used, sql(`(${alias}.uid = ? AND ${unused})`, viewer.uid)])
}

/** Returns whether `meta.omitted` names hidden items of a type by UUID. Files and users are never named. */
export function namesOmitted(type: ResourceType): boolean {
  return ["node", "taxonomy_term"].includes(kindOf(type).entityType)
}

/** The condition that a viewer may know a field's value. Filters and sorts must not reveal hidden values. */
export function isValueVisible(viewer: Viewer, alias: string, field: AttributeField): Sql {
  if (field.shownBy === undefined || may.readHiddenContact(viewer)) return always
  return sql(`json_extract(${alias}.fields, '$.${field.shownBy}') = 1`)
}

export function showsValue(viewer: Viewer, fields: Readonly<Record<string, unknown>>, field: AttributeField): boolean {
  return field.shownBy === undefined || may.readHiddenContact(viewer) || fields[field.shownBy] === true
}

/** Old revisions may hold what was taken back, so only admins read them, and members those of their own page. */
export function seesOldRevisions(viewer: Viewer, target: Target): boolean {
  return may.readDrafts(viewer) || (target.type === "node--member" && isOwn(viewer, target))
}
