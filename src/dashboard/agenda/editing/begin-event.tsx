/** The address says how a new event begins: on a day, as a copy, or in place of events of a series. */
import { useLocation } from "@reach/router"
import { useState, type ReactNode } from "react"
import { dayAt } from "#contract/agenda/brussels.ts"
import type { BeginProps } from "#dashboard/editor/kind-part.ts"
import type { Item } from "#dashboard/items/item.ts"
import { useGetItemQuery } from "#dashboard/items/item-api.ts"
import { Failed } from "#ui/states/failed.tsx"
import { ScreenWaiting } from "#ui/states/loaded-screen.tsx"
import { ScreenFrame } from "#ui/page/screen-frame.tsx"
import { beginningDayIn, sourceIn, takePendingDraft, type EventSource } from "#dashboard/agenda/series/beginning.ts"
import { blankEvent, eventFrom } from "./new-event.ts"
import { appWords } from "#dashboard/strings/words.ts"

export function BeginEvent({ empty, children }: BeginProps) {
  const { search } = useLocation()
  // The state keeps the first address: the first save changes it, and must not begin another event.
  const [{ source, day }] = useState(() => ({ source: sourceIn(search), day: beginningDayIn(search) ?? dayAt(new Date()) }))
  const [pendingDraft] = useState(takePendingDraft)
  if (pendingDraft !== null) return children(pendingDraft.base, pendingDraft)
  if (source === null) return <NewItem make={() => blankEvent(empty, day)}>{children}</NewItem>
  return <FromOtherEvent source={source}>{children}</FromOtherEvent>
}

type Children = Pick<BeginProps, "children">

/** Makes the item once, so that it keeps its UUID. */
function NewItem({ make, children }: Children & { readonly make: () => Item }): ReactNode {
  const [item] = useState(make)
  return children(item, null)
}

function FromOtherEvent({ source, children }: Children & { readonly source: EventSource }) {
  const name = { type: "node--agenda", id: source.of } as const
  const { currentData, isError, refetch } = useGetItemQuery(name, { refetchOnMountOrArgChange: true })
  if (isError) {
    return (
      <ScreenFrame>
        <Failed title={appWords.eventChanges.loadFailed} text="" onRetry={() => void refetch()} />
      </ScreenFrame>
    )
  }
  if (currentData === undefined) return <ScreenWaiting />
  return <NewItem make={() => eventFrom(source, currentData)}>{children}</NewItem>
}
