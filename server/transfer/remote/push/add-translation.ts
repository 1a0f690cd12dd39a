/** Adds a translation to an item of a back end. */
import { translationPath } from "#contract/paths.ts"
import { fieldsOf, kindOf } from "#contract/content.ts"
import { unsetOf } from "#contract/field-types/field-types.ts"
import { isRelationship, labelFields, type Field, type ResourceType } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { sharesFiles } from "#server/content/entities/entity.ts"
import type { BackEnd } from "../http/back-end.ts"
import { RefusedRequest } from "../http/problem.ts"
import { linksIn, outdatedField, translationKey, type TranslationOf, type Values } from "../items/item.ts"
import type { RemoteItem } from "../items/remote-items.ts"
import { linkMeta } from "../items/values.ts"

type Adding = { readonly backEnd: BackEnd; readonly found: (uuid: string) => RemoteItem | undefined }

/** `new` is undefined if the translation exists already: an interrupted run has added it, and may have written it. */
type Added = { readonly id: string; readonly new: RemoteItem | undefined }

export async function addTranslation({ backEnd, found }: Adding, type: ResourceType, translation: TranslationOf): Promise<Added> {
  const original = found(translation.of)
  if (original === undefined) throw new RefusedRequest(404, "The site doesn't have the item that it translates.")
  const { id } = original
  try {
    await backEnd.client.act("POST", translationPath(type, id, translation.langcode), { empty: true })
    return { id, new: emptyOf(original, translation) }
  } catch (error) {
    if (!(error instanceof RefusedRequest) || error.status !== 409) throw error
    return { id, new: undefined }
  }
}

/** What a back end makes of an original when it adds an empty translation. One more request for each would tell the same. */
function emptyOf({ item, ...original }: RemoteItem, translation: TranslationOf): RemoteItem {
  const { type } = item
  const fields = Object.entries(fieldsOf(type)).filter(([name]) => name !== labelFields[kindOf(type).entityType])
  const texts = fields.flatMap(([name, field]) => {
    return field.translatable === true ? [[name, emptyValue(type, { name, field, value: item.values[name] })] as const] : []
  })
  // The site sets time and author, so they are sent in any case.
  const own: Values = { langcode: translation.langcode, [outdatedField]: false, path: null, created: null, uid: null }
  const values = { ...item.values, ...Object.fromEntries(texts), ...own }
  return { ...original, pid: null, item: { ...item, uuid: translationKey(translation), translation, values } }
}

type NamedValue = { readonly name: string; readonly field: Field; readonly value: Json | undefined }

function emptyValue(type: ResourceType, { name, field, value }: NamedValue): Json {
  if (name === "status") return false
  if (!isRelationship(field)) return unsetOf(field)
  return sharesFiles(type, name) ? linksIn(value).map(({ uuid }) => ({ uuid, meta: linkMeta(field, {}) })) : []
}
