import { useEffect, type MouseEvent } from "react"
import { useApp } from "#features/account/use-app.ts"
import { JoinHint } from "#features/account/join-hint.tsx"
import { moveTo } from "#lib/navigation/navigate.ts"
import { own } from "#lib/navigation/own-address.ts"
import { startPath } from "#lib/session/return-to.ts"
import { useSession } from "#lib/session/use-session.tsx"
import type { Login } from "#lib/session/session.ts"
import { closeDialog, Dialog } from "#ui/dialogs/dialog.tsx"
import { isPlainClick, Link } from "#ui/controls/link.tsx"
import * as styles from "./login-dialog.module.css"
import { LoginForm } from "./login-form.tsx"
import { accountWords } from "#lib/strings/account-words.ts"

/** Closes when someone has signed in, here or in another tab. */
export function LoginDialog({ onClose }: { readonly onClose: () => void }) {
  const { session } = useSession()
  const { call, fetchAhead } = useApp()
  const isSignedIn = session.kind === "signed-in"
  useEffect(() => {
    if (isSignedIn) onClose()
  }, [isSignedIn, onClose])
  const signIn = async (login: Login) => {
    const outcome = await call((app) => app.signIn(login))
    if (outcome.ok) moveTo(startPath(outcome.value.langcode))
    return outcome
  }
  return (
    <Dialog title={accountWords.login.title} onClose={onClose}>
      <div className={`stack ${styles.content}`}>
        <LoginForm onSignIn={signIn} onTouch={fetchAhead}>
          <Link to={own("/password-reset/new/")} onClick={leave}>
            {accountWords.login.forgot}
          </Link>
        </LoginForm>
        <JoinHint onJoin={leave} />
      </div>
    </Dialog>
  )
}

/** Closing gives the focus back, so the dialog must close before the next page takes it. */
function leave(event: MouseEvent<HTMLAnchorElement>): void {
  if (isPlainClick(event)) closeDialog(event)
}
