import { lazy, Suspense } from "react"
import { useAppDispatch, useAppSelector } from "#dashboard/session/hooks.ts"
import { loginAnswered, selectLostProfile } from "#dashboard/session/slices/held-text-slice.ts"
import type { App } from "#lib/session/session.ts"

const SessionEndedDialog = lazy(async () => {
  const { SessionEndedDialog: Dialog } = await import(/* webpackChunkName: "account" */ "#features/account/login/session-ended-dialog.tsx")
  return { default: Dialog }
})

/** The text stays behind the login. A user who declines is signed out, and the guard leads them on. */
export function SessionEnded({ app }: { readonly app: Pick<App, "signIn"> }) {
  const dispatch = useAppDispatch()
  const lostProfile = useAppSelector(selectLostProfile)
  if (lostProfile === null) return null
  return (
    <Suspense fallback={null}>
      <SessionEndedDialog wanted={lostProfile} onSignIn={app.signIn} onLeave={() => dispatch(loginAnswered(null))} />
    </Suspense>
  )
}
