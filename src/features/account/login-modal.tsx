import { useEffect } from "react"
import { moveTo } from "#lib/navigate.ts"
import { startPath } from "#lib/return-to.ts"
import { useSession, type Login } from "#lib/session.tsx"
import { LoginDialog } from "./login-dialog.tsx"
import { fetchAhead, withApp } from "./with-app.ts"

/** The login over whatever page one is on, and from there to the publications. It closes once somebody is signed in, here or in another tab. */
export function LoginModal({ onClose }: { readonly onClose: () => void }) {
  const { session, load } = useSession()
  const isSignedIn = session.kind === "signed-in"
  useEffect(() => {
    if (isSignedIn) onClose()
  }, [isSignedIn, onClose])
  const signIn = async (login: Login) => {
    const outcome = await withApp(load, (app) => app.signIn(login))
    if (outcome.ok) moveTo(startPath)
    return outcome
  }
  return <LoginDialog onSignIn={signIn} onTouch={fetchAhead(load)} onClose={onClose} />
}
