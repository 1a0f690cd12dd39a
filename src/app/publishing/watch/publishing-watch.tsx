import { useEffect, useRef, useState, type ReactNode } from "react"
import { useAppDispatch } from "#app/session/hooks.ts"
import { isAdmin } from "#contract/permissions.ts"
import { viewerOf } from "#app/session/profile/profile.ts"
import { useToaster } from "#app/toasts/toaster.ts"
import type { Profile } from "#lib/session/session.ts"
import { stampsApi } from "../item/stamps-api.ts"
import { useGetStatusQuery } from "../status/status-api.ts"
import { liveBuild } from "../status/status-view.ts"
import { useFollowedStatus } from "../status/use-followed-status.ts"
import { useLiveNews } from "./live-news.ts"
import { makePacer } from "./pacer.ts"
import { PacerContext } from "./pacer-context.ts"
import { afterInWindow, isVisible, onVisibility } from "./visibility.ts"

type PublishingWatchProps = { readonly profile: Profile; readonly children: ReactNode }

/** Keeps the dashboard's knowledge of what visitors see: it follows the builds, and looks at the site. */
export function PublishingWatch({ profile, children }: PublishingWatchProps) {
  const dispatch = useAppDispatch()
  const [look] = useState(() => () => {
    void dispatch(stampsApi.endpoints.getBuildStamp.initiate(undefined, { forceRefetch: true, subscribe: false }))
  })
  const [pacer] = useState(() => makePacer({ look, after: afterInWindow, isVisible, onVisibility }))
  useEffect(() => pacer.stop, [pacer])
  const admin = isAdmin(viewerOf(profile))
  useFollowedStatus(admin)
  useLookAfterBuild(admin, look)
  return (
    <PacerContext.Provider value={pacer}>
      <News />
      {children}
    </PacerContext.Provider>
  )
}

function News() {
  useLiveNews(useToaster())
  return null
}

/** A build that has become live is a reason to look at once. */
function useLookAfterBuild(isAdmin: boolean, look: () => void): void {
  const { live } = useGetStatusQuery(undefined, {
    skip: !isAdmin,
    selectFromResult: ({ data }) => ({ live: data ? (liveBuild(data)?.id ?? null) : null }),
  })
  const before = useRef(live)
  useEffect(() => {
    if (before.current !== null && live !== null && live !== before.current) look()
    before.current = live
  }, [look, live])
}
