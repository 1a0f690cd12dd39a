import { useEffect, useState } from "react"
import { kindOf } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import { mediaType } from "#contract/jsonapi.ts"
import { collectionPath } from "#contract/paths.ts"
import type { Item } from "#app/resources/item.ts"
import { itemApi } from "#app/resources/item-api.ts"
import { numberName } from "#app/resources/requests.ts"
import { readItem } from "#app/resources/saves/answered-item.ts"
import type { EditSession } from "#app/save/edit-session.ts"
import { useAppDispatch } from "#app/session/hooks.ts"
import { api, backEndIn } from "#lib/api.ts"
import { afterInWindow, whileVisible } from "#lib/visibility.ts"

/** Which revision of an item is the present one, and whose it is. */
type Stamp = Pick<Item, "version" | "changed" | "changedBy">

const minute = 60_000
const once = { subscribe: false, forceRefetch: true } as const
const fields = ["drupal_internal__vid", "drupal_internal__revision_id", "changed", "revision_uid"]

const stampApi = api.injectEndpoints({
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

/** The newest save that is not this form's; null if there is none. */
export function useColleague(editing: EditSession) {
  const dispatch = useAppDispatch()
  const [stamp, setStamp] = useState<Stamp | null>(null)
  useEffect(
    () =>
      watchSaves(async () => {
        const { item, save, isSavedElsewhere } = editing.view()
        // Nothing to ask if another tab of this user saved (it has told us), or if a save is running (its answer will tell).
        if (item.number === null || isSavedElsewhere || save.kind === "saving") return
        const { data } = await dispatch(stampApi.endpoints.getStamp.initiate({ type: item.type, number: item.number }, once))
        if (data !== undefined) setStamp(data)
      }),
    [editing, dispatch],
  )
  const read = async (): Promise<Item | null> => {
    const { type, id } = editing.view().item
    const { data } = await dispatch(itemApi.endpoints.getItem.initiate({ type, id }, once))
    return data ?? null
  }
  return { stamp, read }
}

/** Asks at once, whenever the tab gets the focus, and every minute while it is visible. Never twice at a time, and never offline. */
function watchSaves(ask: () => Promise<void>): () => void {
  let isAsking = false
  const askOnce = async () => {
    if (isAsking || !navigator.onLine) return
    isAsking = true
    await ask()
    isAsking = false
  }
  const onFocus = () => void askOnce()
  const stop = whileVisible((signal) => {
    let endWait: () => void = () => undefined
    const again = () => {
      void askOnce()
      endWait = afterInWindow(minute, again)
    }
    signal.addEventListener("abort", () => endWait())
    again()
  })
  window.addEventListener("focus", onFocus)
  return () => {
    stop()
    window.removeEventListener("focus", onFocus)
  }
}

export function isNewer(stamp: Stamp, { version }: Pick<Item, "version">): boolean {
  return stamp.version !== null && version !== null && Number(stamp.version) > Number(version)
}
