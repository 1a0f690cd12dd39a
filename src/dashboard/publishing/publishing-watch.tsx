import { setupListeners } from "@reduxjs/toolkit/query"
import { useEffect, type ReactNode } from "react"
import { useAppDispatch } from "#dashboard/session/hooks.ts"
import { isAdmin } from "#contract/permissions.ts"
import { viewerOf } from "#dashboard/session/profile/profile.ts"
import type { Profile } from "#lib/session/session.ts"
import { usePolling } from "./item/use-polling.ts"
import { useGetStatusQuery } from "./status/status-api.ts"
import { FailureNews, BuildToasts } from "./build-toasts.ts"

type PublishingWatchProps = { readonly profile: Profile; readonly children: ReactNode }

/** Every screen shows administrators the state of the site. Each step of a build begins with short pauses. */
export function PublishingWatch({ profile, children }: PublishingWatchProps) {
  const dispatch = useAppDispatch()
  const admin = isAdmin(viewerOf(profile))
  const { now, hasBuilds } = useGetStatusQuery(undefined, {
    selectFromResult: ({ data }) => ({ now: data?.now ?? null, hasBuilds: data !== undefined && data !== null }),
  })
  usePolling(admin && hasBuilds, now)
  // A hidden tab asks nothing.
  useEffect(() => setupListeners(dispatch), [dispatch])
  return (
    <>
      <BuildToasts />
      <FailureNews user={profile.name} isAdmin={admin} />
      {children}
    </>
  )
}
