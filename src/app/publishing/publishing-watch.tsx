import { useEffect, useRef, useState, type ReactNode } from "react"
import { useAppDispatch } from "#app/session/hooks.ts"
import { isAdmin } from "#contract/permissions.ts"
import { viewerOf } from "#app/session/profile/profile.ts"
import type { Profile } from "#lib/session/session.ts"
import { stampsApi } from "./item/stamps-api.ts"
import { useGetStatusQuery } from "./status/status-api.ts"
import { liveBuild } from "./status/status-view.ts"
import { useFollowedStatus } from "./status/use-followed-status.ts"
import { LiveNews } from "./live-news.ts"
import { makePacer, PacerContext } from "./item/pacer.ts"
import { afterInWindow, isVisible, onVisibility } from "#lib/visibility.ts"

type PublishingWatchProps = { readonly profile: Profile; readonly children: ReactNode }

/** Keeps the dashboard's knowledge of what visitors see: it follows the builds, and asks the site. */
export function PublishingWatch({ profile, children }: PublishingWatchProps) {
  const dispatch = useAppDispatch()
  const [ask] = useState(() => () => {
    void dispatch(stampsApi.endpoints.getBuildStamp.initiate(undefined, { forceRefetch: true, subscribe: false }))
  })
  const [pacer] = useState(() => makePacer({ ask, after: afterInWindow, isVisible, onVisibility }))
  useEffect(() => pacer.stop, [pacer])
  const admin = isAdmin(viewerOf(profile))
  useFollowedStatus(admin)
  useAskAfterBuild(admin, ask)
  return (
    <PacerContext.Provider value={pacer}>
      <LiveNews />
      {children}
    </PacerContext.Provider>
  )
}

/** A build that has become live is a reason to ask at once. */
function useAskAfterBuild(isAdmin: boolean, ask: () => void): void {
  const { live } = useGetStatusQuery(undefined, {
    skip: !isAdmin,
    selectFromResult: ({ data }) => ({ live: data ? (liveBuild(data)?.id ?? null) : null }),
  })
  const before = useRef(live)
  useEffect(() => {
    if (before.current !== null && live !== null && live !== before.current) ask()
    before.current = live
  }, [ask, live])
}
