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

/** Asks the back end for the builds, and the site for its stamp. */
export function PublishingWatch({ profile, children }: PublishingWatchProps) {
  const dispatch = useAppDispatch()
  const admin = isAdmin(viewerOf(profile))
  const [pacer] = useState(() => {
    const anew = { forceRefetch: true, subscribe: false } as const
    const ask = async () => {
      await dispatch(statusApi.endpoints.getStatus.initiate(undefined, anew))
      // The site is asked at once when a build has become live.
      await dispatch(stampsApi.endpoints.getBuildStamp.initiate(undefined, anew))
    }
    return makePacer({ ask: () => void ask(), after: afterInWindow, isVisible, onVisibility })
  })
  useEffect(() => pacer.stop, [pacer])
  const { now, hasBuilds } = useGetStatusQuery(undefined, {
    selectFromResult: ({ data }) => ({ now: data?.now ?? null, hasBuilds: data !== undefined && data !== null }),
  })
  // Every screen shows administrators the state of the site. Each step of a build begins with short pauses.
  useEffect(() => (admin && hasBuilds ? pacer.hold() : undefined), [admin, hasBuilds, pacer, now])
  return (
    <PacerContext.Provider value={pacer}>
      <LiveNews />
      <FailureNews user={profile.name} isAdmin={admin} />
      {children}
    </PacerContext.Provider>
  )
}
