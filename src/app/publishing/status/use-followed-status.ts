import { useEffect } from "react"
import { useAppDispatch, type AppDispatch } from "#app/session/hooks.ts"
import { publishingEventsPath, statusEvent } from "#contract/publishing.ts"
import type { BackEnd } from "#lib/api.ts"
import { afterInWindow, whileVisible } from "#lib/visibility.ts"
import { follow, type Stream } from "./event-stream.ts"
import { statusIn, statusApi, useGetStatusQuery } from "./status-api.ts"

/** Keeps the publishing status fresh while the tab is visible: one connection for the whole dashboard. */
export function useFollowedStatus(isAdmin: boolean): void {
  const dispatch = useAppDispatch()
  const hasEvents = useGetStatusQuery(undefined, {
    skip: !isAdmin,
    selectFromResult: ({ data }) => ({ is: data !== undefined && data !== null }),
  }).is
  useEffect(() => {
    if (!hasEvents || !isAdmin) return undefined
    // A hidden tab would hold one of the few connections that a browser has to a host.
    return whileVisible((signal) => void followStatus(dispatch, signal))
  }, [dispatch, hasEvents, isAdmin])
}

function followStatus(dispatch: AppDispatch, signal: AbortSignal): Promise<void> {
  const backEnd = dispatch((_: unknown, __: unknown, extra: BackEnd) => extra)
  const { getStatus } = statusApi.endpoints
  return follow({
    open: (ending) => openEvents(backEnd, ending),
    onEvent: ({ name, data }) => {
      const status = name === statusEvent ? statusIn(data) : null
      if (status !== null) void dispatch(statusApi.util.upsertQueryData("getStatus", undefined, status))
    },
    onDown: () => void dispatch(getStatus.initiate(undefined, { forceRefetch: true, subscribe: false })),
    after: afterInWindow,
    signal,
  })
}

async function openEvents({ http, explain }: BackEnd, signal: AbortSignal): Promise<Stream | "gone"> {
  try {
    const headers = { Accept: "text/event-stream" }
    // A limit of time would end the stream too.
    const { data } = await http.get<Stream>(publishingEventsPath, { responseType: "stream", headers, timeout: 0, signal })
    return data
  } catch (error) {
    const { kind } = explain(error)
    if (kind === "not-found" || kind === "forbidden") return "gone"
    throw error
  }
}
