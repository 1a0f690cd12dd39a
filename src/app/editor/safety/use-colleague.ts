import { useEffect, useState } from "react"
import { useAppDispatch } from "#app/session/hooks.ts"
import { itemApi } from "#app/resources/item-api.ts"
import type { Item } from "#app/resources/item.ts"
import type { EditSession } from "#app/save/edit-session.ts"
import { stampApi, type Stamp } from "./stamp-api.ts"
import { watchSaves } from "./watch-saves.ts"

const once = { subscribe: false, forceRefetch: true } as const

/** The newest save that is not this form's; null if there is none. */
export function useColleague(editing: EditSession) {
  const dispatch = useAppDispatch()
  const [stamp, setStamp] = useState<Stamp | null>(null)
  useEffect(
    () =>
      watchSaves(async () => {
        const { item, save, isSavedElsewhere } = editing.view()
        // Another tab of this user says so itself, and a running save has an answer of its own.
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

export function isNewer(stamp: Stamp, { version }: Pick<Item, "version">): boolean {
  return stamp.version !== null && version !== null && Number(stamp.version) > Number(version)
}
