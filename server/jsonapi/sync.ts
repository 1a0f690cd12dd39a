/** Drupal's module gatsby_fastbuilds has this protocol, which gatsby-source-drupal speaks. */
import { fieldsOf, isResourceType, kinds, resourceTypes } from "#contract/content.ts"
import { isFile, type Langcode, type ResourceType } from "#contract/fields.ts"
import type { Resource } from "#contract/jsonapi.ts"
import { defaultLanguage, languages } from "#contract/languages.ts"
import { anonymous } from "#contract/permissions.ts"
import { changesAfter, knowsChangesAfter, newestChange, type LoggedChange } from "#server/content/change-log.ts"
import type { Entity } from "#server/content/entities/entity.ts"
import { viewEntities } from "#server/content/entities/read.ts"
import { includedFiles, referrerKeys, shownAmong } from "#server/content/public-items.ts"
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
  /** Without a language, the item goes in all. */
  readonly langcode?: Langcode
  readonly data?: readonly Resource[]
}

const builtTypes = resourceTypes.filter((type) => kinds[type].graphql !== null)

/** With more changes, the collections are the quicker way. */
const mostChanges = 2000

/** `status: -1` makes the client read everything: the log doesn't know the number, or there are too many changes. */
export function syncing({ db, origin }: JsonapiSource): (request: Request, since: string) => Promise<Response> {
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
  // A relationship leaves out hidden targets, so publishing or hiding a target changes its referrers.
  const referrers = referrerKeys(
    db,
    changes.flatMap(({ pk, shifted }) => (pk !== null && shifted > since ? [pk] : [])),
  )
  if (changes.length + referrers.length > mostChanges) return null
  const built = changes.filter(({ type }) => type === "file--file" || isBuilt(type))
  const visibleTexts = visibleBy(db, [...built.flatMap(({ pk }) => pk ?? []), ...referrers])
  const updates = visibleTexts.map(({ language, entity }): SyncedEntity => ({
    ...{ id: entity.uuid, type: entity.type, action: "update" },
    data: resourcesOf({ ...reading, language }, entity),
  }))
  const textsByItem = new Map<number, VisibleText[]>()
  for (const one of visibleTexts) textsByItem.set(one.entity.pk, [...(textsByItem.get(one.entity.pk) ?? []), one])
  const deletions = built.flatMap((change) => goneOf(change, { since, texts: textsByItem.get(change.pk ?? 0) ?? [] }))
  return [...deletions, ...updates]
}

type VisibleText = { readonly language: Langcode; readonly entity: Entity }
type Present = { readonly since: number; readonly texts: readonly VisibleText[] }

/** Returns deletions of texts that visitors may have seen. A build ignores those of texts that it never read. */
function goneOf({ uuid, type, shifted }: LoggedChange, { since, texts }: Present): readonly SyncedEntity[] {
  const deletion = { id: uuid, type, action: "delete" } as const
  if (texts.length === 0) return [deletion]
  if (type === "file--file" || shifted <= since) return []
  const absent = languages.filter((language) => texts.every((one) => one.language !== language))
  return absent.map((langcode) => ({ ...deletion, langcode }))
}

function isBuilt(type: string): type is ResourceType {
  return isResourceType(type) && builtTypes.includes(type)
}

function visibleBy(db: Database, pks: readonly number[]): readonly VisibleText[] {
  const uniquePks = [...new Set(pks)]
  const view = (visiblePks: readonly number[], language: Langcode) =>
    viewEntities(db, visiblePks, { viewer: anonymous, language }).map((entity) => ({ language, entity }))
  const texts = languages.flatMap((language) => view(shownAmong(db, uniquePks, { types: builtTypes, language }), language))
  return [...texts, ...view(includedFiles(db, uniquePks, builtTypes), defaultLanguage)]
}

/** Includes the files that a build reads with the resource (src/gatsby/source-options.ts). */
function resourcesOf(reading: ReadRequest, entity: Entity): readonly Resource[] {
  const files = Object.entries(fieldsOf(entity.type)).flatMap(([name, field]) => (isFile(field) ? [name] : []))
  const include = parseInclude(entity.type, files.join(","))
  const { data, included = [] } = resourceDocument(reading, [entity], { fields: new Map(), include })
  return [...data, ...included]
}
