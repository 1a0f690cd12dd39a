/** Drupal's core has no address for these requests (docs/drupal-contract.md). */
import { kindOf } from "#contract/content.ts"
import type { Langcode, ResourceType } from "#contract/fields.ts"
import { isLanguage, languages } from "#contract/languages.ts"
import { mayWriteField, type Viewer } from "#contract/permissions.ts"
import { changeAs } from "#server/content/changes.ts"
import type { Who } from "#server/content/caller.ts"
import { addTranslation, removeTranslation } from "#server/content/editing/translate.ts"
import { versionNumber, type Entity } from "#server/content/entities/entity.ts"
import { typeOf } from "#server/content/entities/read.ts"
import type { WriteContext } from "#server/content/validation/validate.ts"
import { isJsonObject } from "#server/database/json.ts"
import { uncacheable } from "#server/http/answers/cache-control.ts"
import { checkIfMatch, versionTag } from "#server/http/if-match.ts"
import { noRoute, Refusal } from "#server/http/refusal.ts"
import type { RouteParameters } from "#server/http/path.ts"
import type { JsonapiSource } from "./respond.ts"
import { currentEntity, noContent } from "./write/answers.ts"
import { parseJson } from "./write/document.ts"
import { checkMayWrite, targetOf } from "./write/permission.ts"

export function translations(source: JsonapiSource) {
  return {
    add: async (request: Request, who: Who, parameters: RouteParameters): Promise<Response> => {
      const address = addressOf(source, request, parameters)
      // This refusal comes before the body is read and the database is locked.
      translatable(source, who(), address)
      const isEmpty = wantsEmpty(await request.arrayBuffer())
      const version = change(source, { request, who, address }, (context, item) => {
        addTranslation(context, { item, language: address.language }, isEmpty)
      })
      const headers = { "Content-Type": "application/json", "Cache-Control": uncacheable, ETag: versionTag(version) }
      return new Response(JSON.stringify({ id: address.uuid, langcode: address.language }), { status: 201, headers })
    },
    remove: (request: Request, who: Who, parameters: RouteParameters): Response => {
      const address = addressOf(source, request, parameters)
      change(source, { request, who, address }, (context, item) => {
        refusePublished(context.viewer, item, address.language)
        removeTranslation(context, { item, language: address.language })
      })
      return noContent()
    },
  }
}

type Address = { readonly type: ResourceType; readonly uuid: string; readonly language: Langcode }

/** @throws Refusal 404, 422 */
function addressOf({ db }: JsonapiSource, request: Request, { entityType, uuid: requestedUuid = "", langcode }: RouteParameters): Address {
  if (entityType !== "node" && entityType !== "taxonomy_term") throw noRoute(request.method, request.url)
  if (!isLanguage(langcode)) throw new Refusal(422, `The language of a translation is one of ${languages.join(", ")}.`)
  const uuid = requestedUuid.toLowerCase()
  const type = typeOf(db, uuid)
  if (type === undefined || kindOf(type).entityType !== entityType)
    throw new Refusal(404, `There is no ${entityType} ${requestedUuid.slice(0, 100)}.`)
  return { type, uuid, language: langcode }
}

/** Permission to edit an item includes its translations. @throws Refusal 403, 404 */
function translatable({ db }: Pick<JsonapiSource, "db">, viewer: Viewer, { type, uuid }: Address): Entity {
  const item = currentEntity(db, viewer, { type, uuid, route: "translation" })
  checkMayWrite(viewer, "update", targetOf(item))
  return item
}

/** Only viewers who may unpublish a text may remove a published one. @throws Refusal 403 */
function refusePublished(viewer: Viewer, item: Entity, language: Langcode): void {
  const isPublished = item.translations.some(({ langcode, status }) => langcode === language && status)
  if (isPublished && !mayWriteField(viewer, targetOf(item), "status"))
    throw new Refusal(403, "Visitors see this translation. Ask an administrator to remove it.")
}

type Change = { readonly request: Request; readonly who: Who; readonly address: Address }

/** Changes the item in a transaction. @returns its new version */
function change(source: JsonapiSource, { request, who, address }: Change, work: (context: WriteContext, item: Entity) => void): number {
  const { db, now } = source
  return changeAs(db, who, (viewer) => {
    const item = translatable(source, viewer, address)
    checkIfMatch(request, versionNumber(item))
    work({ db, viewer, now: now() }, item)
    return versionNumber(translatable(source, viewer, address))
  })
}

/** Tells whether the new translation is to have a title alone. @throws Refusal 400 */
function wantsEmpty(bytes: ArrayBuffer): boolean {
  if (bytes.byteLength === 0) return false
  const body = parseJson(bytes)
  const { empty = false } = isJsonObject(body) ? body : {}
  if (typeof empty === "boolean" && isJsonObject(body)) return empty
  throw new Refusal(400, 'Send {"empty": true} for a translation without texts, or {} for a copy of the original.')
}
