import type { Outcome } from "#lib/problem.ts"
import type { Login } from "#lib/session.tsx"
import { login as strings } from "#lib/strings/en/account.ts"
import { Dialog } from "#ui/dialog.tsx"
import { Link } from "#ui/link.tsx"
import { LoginForm } from "./login-form.tsx"
import * as styles from "./login-dialog.module.css"
import { WantToBe } from "./want-to-be.tsx"

type LoginDialogProps = {
  readonly onSignIn: (login: Login) => Promise<Outcome<unknown>>
  readonly onTouch?: (() => void) | undefined
  readonly onClose: () => void
}

/** The login over a page. */
export function LoginDialog({ onSignIn, onTouch, onClose }: LoginDialogProps) {
  return (
    <Dialog title={strings.title} onClose={onClose}>
      <div className={styles.content}>
        <LoginForm onSignIn={onSignIn} onTouch={onTouch}>
          <Link to="/password-reset/new/">{strings.forgot}</Link>
        </LoginForm>
        <WantToBe />
      </div>
    </Dialog>
  )
}
