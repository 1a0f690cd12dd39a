import { useEffect, useState, type ReactNode } from "react"
import { useAppDispatch } from "#dashboard/session/hooks.ts"
import { isAdmin } from "#contract/permissions.ts"
import { viewerOf } from "#dashboard/session/profile/profile.ts"
import type { Profile } from "#lib/session/session.ts"
import { afterInWindow, isVisible, onVisibility } from "#lib/visibility.ts"
import { stampsApi } from "./item/stamps-api.ts"
import { statusApi, useGetStatusQuery } from "./status/status-api.ts"
import { FailureNews, LiveNews } from "./news.ts"
import { makePacer, PacerContext } from "./item/pacer.ts"

type PublishingWatchProps = { readonly profile: Profile; readonly children: ReactNode }

/** Keeps the dashboard's knowledge of what visitors see: it asks for the builds, and asks the site. */
export function PublishingWatch({ profile, children }: PublishingWatchProps) {
  const dispatch = useAppDispatch()
  const admin = isAdmin(viewerOf(profile))
  const [pacer] = useState(() => {
    const anew = { forceRefetch: true, subscribe: false } as const
    const ask = async () => {
      await dispatch(statusApi.endpoints.getStatus.initiate(undefined, anew))
      // A build that has become live is seen at once.
      await dispatch(stampsApi.endpoints.getBuildStamp.initiate(undefined, anew))
    }
    return makePacer({ ask: () => void ask(), after: afterInWindow, isVisible, onVisibility })
  })
  useEffect(() => pacer.stop, [pacer])
  const { now, hasBuilds } = useGetStatusQuery(undefined, {
    selectFromResult: ({ data }) => ({ now: data?.now ?? null, hasBuilds: data !== undefined && data !== null }),
  })
  // Administrators are shown what the site is doing on every screen. Each step of a build begins with short pauses.
  useEffect(() => (admin && hasBuilds ? pacer.hold() : undefined), [admin, hasBuilds, pacer, now])
  return (
    <PacerContext.Provider value={pacer}>
      <LiveNews />
      <FailureNews user={profile.name} isAdmin={admin} />
      {children}
    </PacerContext.Provider>
  )
}
