/** A Drupal makes no address of a title. An item without one has no page, so the dashboard gives it the address that our server would. */
import * as v from "valibot"
import { kindOf } from "#contract/content.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { mediaType } from "#contract/jsonapi.ts"
import type { Langcode } from "#contract/fields.ts"
import { aliasesPath } from "#contract/paths.ts"
import { mayWriteField, type Viewer } from "#contract/permissions.ts"
import type { BackEnd } from "#lib/api.ts"
import type { Item } from "../item.ts"
import { languageOf } from "../languages.ts"
import { writeRequest } from "../requests.ts"
import { slugOfTitle } from "../slug-of-title.ts"
import { documentOf } from "../to-document.ts"
import { answeredItem } from "../read-item.ts"

/** The item with its address. Without one, where that could not be saved: the next save tries again. */
export async function withAddress(backEnd: BackEnd, item: Item, viewer: Viewer): Promise<Item> {
  const { type, id, number, values, version } = item
  const title = textOf(values.title)
  // An exception is shown at the address of its series.
  const isWithout = kindOf(type).publicPath !== null && values.path === "" && title !== "" && !values.field_series
  if (!isWithout || !mayWriteField(viewer, { type, uuid: id, uid: number }, "path")) return item
  try {
    const path = await freeSlug(backEnd, { folder: kindOf(type).publicPath ?? "/", language: languageOf(item) }, await slugOfTitle(title))
    const document = documentOf(item, { ...values, path }, { changed: ["path"], viewer })
    const answer = await backEnd.http.request<unknown>(writeRequest({ document, isNew: false, version, language: languageOf(item) }))
    return answeredItem(answer, type) ?? item
  } catch {
    return item
  }
}

const mostOfOneName = 20

type Place = { readonly folder: string; readonly language: Langcode }

/** A Drupal takes an alias that another item has. */
async function freeSlug(backEnd: BackEnd, place: Place, slug: string): Promise<string> {
  for (let number = 1; number <= mostOfOneName; number += 1) {
    const own = number === 1 ? slug : `${slug}-${number}`
    if (await isFree(backEnd, place.language, `${place.folder}${own}`)) return own
  }
  return `${slug}-${Date.now()}`
}

const aliases = v.object({ data: v.array(v.unknown()) })

/** Another language may have an equal alias. One without a language is that of all. */
async function isFree({ http }: BackEnd, language: Langcode, alias: string): Promise<boolean> {
  const params = {
    "filter[alias]": alias,
    "filter[spoken][condition][path]": "langcode",
    "filter[spoken][condition][operator]": "IN",
    "filter[spoken][condition][value][0]": language,
    "filter[spoken][condition][value][1]": "und",
    "page[limit]": 1,
  }
  const { data } = await http.get<unknown>(aliasesPath, { params, headers: { Accept: mediaType } })
  return v.parse(aliases, data).data.length === 0
}
