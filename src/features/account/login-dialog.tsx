import { useEffect } from "react"
import { moveTo } from "#lib/navigation/navigate.ts"
import { startPath } from "#lib/session/return-to.ts"
import type { Login } from "#lib/session/session.ts"
import { useSession } from "#lib/session/use-session.tsx"
import { login as strings } from "#lib/strings/members-area/account.ts"
import { Dialog } from "#ui/dialog.tsx"
import { Link } from "#ui/link.tsx"
import { LoginForm } from "./login-form.tsx"
import * as styles from "./login-dialog.module.css"
import { WantToBe } from "./want-to-be.tsx"
import { fetchAhead, withApp } from "./with-app.ts"

/** The login over a page, and from there to the publications. It closes once somebody is signed in, here or in another tab. */
export function LoginDialog({ onClose }: { readonly onClose: () => void }) {
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
  return (
    <Dialog title={strings.title} onClose={onClose}>
      <div className={styles.content}>
        <LoginForm onSignIn={signIn} onTouch={fetchAhead(load)}>
          <Link to="/password-reset/new/">{strings.forgot}</Link>
        </LoginForm>
        <WantToBe />
      </div>
    </Dialog>
  )
}
