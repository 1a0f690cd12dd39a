/** Begins a new event as its address says: on a day, as a copy, or in place of events of a series. */
import { useLocation } from "@reach/router"
import { useState, type ReactNode } from "react"
import { fromSeconds, unixSeconds } from "#contract/agenda/brussels.ts"
import type { BeginProps } from "#dashboard/editor/kind-part.ts"
import type { Item } from "#dashboard/items/item.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { useGetItemQuery } from "#dashboard/items/item-api.ts"
import { eventFields, exceptionOf, newEvent, restOf } from "#dashboard/agenda/series/events.ts"
import { storedTime } from "#dashboard/agenda/days/event-time.ts"
import { Failed } from "#ui/failed.tsx"
import { ScreenWaiting } from "#ui/loaded-screen.tsx"
import { ScreenFrame } from "#ui/screen-frame.tsx"
import { beginningOf, takePendingDraft, type Beginning } from "#dashboard/agenda/series/beginning.ts"
import { appWords } from "#dashboard/strings/words.ts"

export function BeginEvent({ empty, children }: BeginProps) {
  const { search } = useLocation()
  const [today] = useState(() => fromSeconds(unixSeconds(new Date())).slice(0, 10))
  // The state keeps the first address: the first save changes it, and must not begin another event.
  const [beginning] = useState(() => beginningOf(search))
  const [pendingDraft] = useState(takePendingDraft)
  if (pendingDraft !== null) return children(pendingDraft.base, pendingDraft)
  if (beginning.kind === "blank") return <NewItem make={() => blankEvent(empty, beginning.day ?? today)}>{children}</NewItem>
  return <FromOtherEvent beginning={beginning}>{children}</FromOtherEvent>
}

type Children = Pick<BeginProps, "children">

/** Makes the item once, so that it keeps its UUID. */
function NewItem({ make, children }: Children & { readonly make: () => Item }): ReactNode {
  const [item] = useState(make)
  return children(item, null)
}

export function blankEvent(empty: Item, day: string): Item {
  const on = (time: string) => storedTime({ date: day, time }, false)
  return { ...empty, values: { ...empty.values, [eventFields.start]: on("10:00"), [eventFields.end]: on("11:00") } }
}

function FromOtherEvent({ beginning, children }: Children & { readonly beginning: Exclude<Beginning, { readonly kind: "blank" }> }) {
  const name = { type: "node--agenda", id: beginning.of } as const
  const { currentData, isError, refetch } = useGetItemQuery(name, { refetchOnMountOrArgChange: true })
  if (isError) {
    return (
      <ScreenFrame>
        <Failed title={appWords.eventChanges.loadFailed} text="" onRetry={() => void refetch()} />
      </ScreenFrame>
    )
  }
  if (currentData === undefined) return <ScreenWaiting />
  return <NewItem make={() => makeItem(beginning, currentData)}>{children}</NewItem>
}

function makeItem(beginning: Exclude<Beginning, { readonly kind: "blank" }>, item: Item): Item {
  if (beginning.kind === "this") return exceptionOf(item, beginning.occurrence)
  if (beginning.kind === "following") return restOf(item, beginning.occurrence)
  const { title } = item.values
  const own = {
    [eventFields.series]: null,
    [eventFields.recurrenceId]: "",
    [eventFields.isCancelled]: false,
    status: false,
    promote: false,
  }
  return newEvent({ ...item.values, ...own, title: appWords.listActions.copyOf(textOf(title)) })
}
