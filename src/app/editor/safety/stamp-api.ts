import { kindOf } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import { mediaType } from "#contract/jsonapi.ts"
import { collectionPath } from "#contract/paths.ts"
import type { Item } from "#app/resources/item.ts"
import { numberName } from "#app/resources/requests.ts"
import { readItem } from "#app/resources/saves/answered-item.ts"
import { api, backEndIn } from "#lib/api.ts"

/** Which revision of an item is the present one, and whose it is. */
export type Stamp = Pick<Item, "version" | "changed" | "changedBy">

const fields = ["drupal_internal__vid", "drupal_internal__revision_id", "changed", "revision_uid"]

export const stampApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStamp: build.query<Stamp, { readonly type: ResourceType; readonly number: number }>({
      queryFn: async ({ type, number }, { extra }) => {
        const author = kindOf(type).entityType === "node" ? { include: "revision_uid", "fields[user--user]": "display_name,name" } : {}
        const params = { [`filter[${numberName(type)}]`]: number, [`fields[${type}]`]: fields.join(","), ...author }
        // As a list: an item that is gone is then no failed request.
        const read = await readItem(backEndIn(extra), { url: collectionPath(type), headers: { Accept: mediaType }, params }, type)
        return read.ok ? { data: read.value } : { error: read.problem }
      },
      keepUnusedDataFor: 0,
    }),
  }),
})
