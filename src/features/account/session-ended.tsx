import { lazy, Suspense, useSyncExternalStore } from "react"
import type { SessionApp } from "#lib/session.tsx"

const SessionEndedDialog = lazy(async () => {
  const { SessionEndedDialog: shown } = await import(/* webpackChunkName: "account" */ "./session-ended-dialog.tsx")
  return { default: shown }
})

type SessionEndedProps = {
  readonly app: Pick<SessionApp, "subscribe" | "loginWanted" | "signIn" | "declineLogin">
  /** They would rather go than log in. */
  readonly onLeave: () => void
}

/** Over every page: asks for the login that text being edited waits for. */
export function SessionEnded({ app, onLeave }: SessionEndedProps) {
  const isWanted = useSyncExternalStore(app.subscribe, () => app.loginWanted() !== null)
  const wanted = isWanted ? app.loginWanted() : null
  if (wanted === null) return null
  const leave = () => {
    app.declineLogin()
    onLeave()
  }
  return (
    <Suspense fallback={null}>
      <SessionEndedDialog wanted={wanted} onSignIn={app.signIn} onLeave={leave} />
    </Suspense>
  )
}
