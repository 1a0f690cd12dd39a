import { navigate } from "gatsby"
import { startPath } from "#lib/return-to.ts"
import { useSession, type Login } from "#lib/session.tsx"
import { LoginDialog } from "./login-dialog.tsx"
import { fetchAhead, withApp } from "./with-app.ts"

/** The login over whatever page one is on, and from there to the publications. */
export function LoginModal({ onClose }: { readonly onClose: () => void }) {
  const { load } = useSession()
  const signIn = async (login: Login) => {
    const outcome = await withApp(load, (app) => app.signIn(login))
    if (outcome.ok) {
      onClose()
      navigate(startPath)
    }
    return outcome
  }
  return <LoginDialog onSignIn={signIn} onTouch={fetchAhead(load)} onClose={onClose} />
}
