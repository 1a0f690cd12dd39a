import { useEffect, useRef, useState, type ReactNode } from "react"
import { useAppDispatch, type AppDispatch } from "#app/session/hooks.ts"
import { isAdmin } from "#contract/permissions.ts"
import { viewerOf } from "#app/session/profile/profile.ts"
import type { Profile } from "#lib/session/session.ts"
import { stampsApi } from "./item/stamps-api.ts"
import { useGetStatusQuery, statusIn, statusApi } from "./status/status-api.ts"
import { liveBuild } from "./status/status-view.ts"
import { FailureNews } from "./failure-news.tsx"
import { LiveNews } from "./live-news.ts"
import { makePacer, PacerContext } from "./item/pacer.ts"
import { afterInWindow, isVisible, onVisibility, whileVisible } from "#lib/visibility.ts"
import { publishingEventsPath, statusEvent } from "#contract/publishing.ts"
import type { BackEnd } from "#lib/api.ts"
import { follow, type Stream } from "./status/event-stream.ts"

type PublishingWatchProps = { readonly profile: Profile; readonly children: ReactNode }

/** Keeps the dashboard's knowledge of what visitors see: it follows the builds, and asks the site. */
export function PublishingWatch({ profile, children }: PublishingWatchProps) {
  const dispatch = useAppDispatch()
  const admin = isAdmin(viewerOf(profile))
  const [ask] = useState(() => () => {
    const anew = { forceRefetch: true, subscribe: false } as const
    void dispatch(stampsApi.endpoints.getBuildStamp.initiate(undefined, anew))
    // No stream tells members of builds.
    if (!admin) void dispatch(statusApi.endpoints.getStatus.initiate(undefined, anew))
  })
  const [pacer] = useState(() => makePacer({ ask, after: afterInWindow, isVisible, onVisibility }))
  useEffect(() => pacer.stop, [pacer])
  useFollowedStatus(admin)
  useAskAfterBuild(ask)
  return (
    <PacerContext.Provider value={pacer}>
      <LiveNews />
      <FailureNews user={profile.name} isAdmin={admin} />
      {children}
    </PacerContext.Provider>
  )
}

/** A build that has become live is a reason to ask at once. */
function useAskAfterBuild(ask: () => void): void {
  const { live } = useGetStatusQuery(undefined, {
    selectFromResult: ({ data }) => ({ live: data ? (liveBuild(data)?.id ?? null) : null }),
  })
  const before = useRef(live)
  useEffect(() => {
    if (before.current !== null && live !== null && live !== before.current) ask()
    before.current = live
  }, [ask, live])
}

/** Keeps the publishing status fresh while the tab is visible: one connection for the whole dashboard. */
function useFollowedStatus(isAdmin: boolean): void {
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
