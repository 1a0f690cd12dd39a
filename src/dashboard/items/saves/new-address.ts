/** Drupal makes no address from a title as our server does, and without an address an item has no page. */
import { kindOf } from "#contract/content.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import type { Viewer } from "#contract/permissions.ts"
import { httpStatusOf } from "#dashboard/session/core/http-problem.ts"
import type { BackEnd } from "#dashboard/session/core/api.ts"
import { mayEditField, type Item } from "../item.ts"
import { languageOf } from "../languages.ts"
import { writeRequest } from "../requests.ts"
import { slugOfTitle } from "../slug-of-title.ts"
import { documentOf } from "../to-document.ts"
import { answeredItem } from "../read-item.ts"

const mostOfOneName = 20

/** If the address could not be saved, the item has none, and the next save tries again. */
export async function withAddress(backEnd: BackEnd, item: Item, viewer: Viewer): Promise<Item> {
  const { type, values, version } = item
  const title = textOf(values.title)
  // Visitors see an exception at the address of its series.
  const isWithout = kindOf(type).publicPath !== null && values.path === "" && title !== "" && !values.field_series
  if (!isWithout || !mayEditField(viewer, item, "path")) return item
  try {
    const slug = await slugOfTitle(title)
    for (let count = 1; count <= mostOfOneName; count += 1) {
      const path = count === 1 ? slug : `${slug}-${count}`
      const document = documentOf(item, { ...values, path }, { changed: ["path"], viewer })
      const request = writeRequest({ document, isNew: false, version, language: languageOf(item) })
      const answer = await backEnd.http.request<unknown>(request).catch(unlessTaken)
      if (answer !== null) return answeredItem(answer, type) ?? item
    }
  } catch {
    // The item itself is saved, so the failure doesn't concern the save.
  }
  return item
}

/** The back end refuses an address that another item has. */
function unlessTaken(error: unknown): null {
  if (httpStatusOf(error) !== 422) throw error
  return null
}
