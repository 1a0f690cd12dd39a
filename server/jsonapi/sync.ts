/** Answers gatsby-source-drupal with the changes since a number, as Drupal's module gatsby_fastbuilds does. */
import { fieldsOf, isResourceType, kinds, resourceTypes } from "#contract/content.ts"
import { isFile, type ResourceType } from "#contract/fields.ts"
import type { Resource } from "#contract/jsonapi.ts"
import { defaultLanguage } from "#contract/languages.ts"
import { anonymous } from "#contract/permissions.ts"
import { changesAfter, knowsChangesAfter, newestChange } from "#server/content/change-log.ts"
import type { Entity } from "#server/content/entities/entity.ts"
import { viewEntities } from "#server/content/entities/read.ts"
import { includedFiles, referrersOf, shownAmong } from "#server/content/published.ts"
import type { Database } from "#server/database/open.ts"
import { answer, send } from "#server/http/answers/answer.ts"
import { uncacheableHeaders } from "#server/http/answers/cache-control.ts"
import { resourceDocument, type ReadRequest } from "#server/jsonapi/documents/documents.ts"
import { parseInclude } from "#server/jsonapi/query/include-tree.ts"
import { requestUrl, type JsonapiSource } from "./respond.ts"

type SyncedEntity = {
  readonly id: string
  readonly type: string
  readonly action: "update" | "delete"
  readonly data?: readonly Resource[]
}

/** The kinds that the site is built from. */
const builtTypes = resourceTypes.filter((type) => kinds[type].graphql !== null)

/** With more changes, the collections are the quicker way. */
const mostChanges = 2000

/** Answers with `status: -1` if this log doesn't know the number, or if there are too many changes: the client then reads everything. */
export function syncing({ db, origin }: JsonapiSource): (request: Request, since: string) => Response {
  return (request, since) => {
    const timestamp = newestChange(db)
    const reading = { db, viewer: anonymous, ...requestUrl(request, origin) }
    const entities = /^\d{1,15}$/.test(since) ? entitiesSince(reading, Number(since)) : null
    const body = JSON.stringify(entities === null ? { status: -1, timestamp } : { status: 1, timestamp, entities })
    return send(request, answer({ headers: { "Content-Type": "application/json", ...uncacheableHeaders }, body }))
  }
}

function entitiesSince(reading: ReadRequest, since: number): readonly SyncedEntity[] | null {
  const { db } = reading
  if (!knowsChangesAfter(db, since)) return null
  const changes = changesAfter(db, since, mostChanges + 1)
  // A relationship leaves out hidden targets, so what refers to a target that came or went reads differently.
  const referrers = referrersOf(
    db,
    changes.flatMap(({ pk, shifted }) => (pk !== null && shifted > since ? [pk] : [])),
  )
  if (changes.length + referrers.length > mostChanges) return null
  const built = changes.filter(({ type }) => type === "file--file" || isBuilt(type))
  const shown = visibleBy(db, [...built.flatMap(({ pk }) => pk ?? []), ...referrers])
  const updates = [...shown.values()].map((entity) => ({ id: entity.uuid, type: entity.type, data: resourcesOf(reading, entity) }))
  const gone = built.filter(({ pk }) => pk === null || !shown.has(pk)).map(({ uuid, type }) => ({ id: uuid, type }))
  return [...updates.map((one) => ({ ...one, action: "update" }) as const), ...gone.map((one) => ({ ...one, action: "delete" }) as const)]
}

function isBuilt(type: string): type is ResourceType {
  return isResourceType(type) && builtTypes.includes(type)
}

function visibleBy(db: Database, pks: readonly number[]): ReadonlyMap<number, Entity> {
  const wanted = [...new Set(pks)]
  const shown = [...shownAmong(db, wanted, builtTypes), ...includedFiles(db, wanted, builtTypes)]
  return new Map(viewEntities(db, shown, { viewer: anonymous, language: defaultLanguage }).map((entity) => [entity.pk, entity]))
}

/** The resource as its collection has it, and the files that a build includes with it (src/gatsby/source-options.ts). */
function resourcesOf(reading: ReadRequest, entity: Entity): readonly Resource[] {
  const files = Object.entries(fieldsOf(entity.type)).flatMap(([name, field]) => (isFile(field) ? [name] : []))
  const include = parseInclude(entity.type, files.join(","))
  const { data, included = [] } = resourceDocument(reading, [entity], { fields: new Map(), include })
  return [...data, ...included]
}
