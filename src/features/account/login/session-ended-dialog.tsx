import { useId } from "react"
import { own } from "#lib/navigation/own-address.ts"
import type { Outcome } from "#lib/session/problem.ts"
import type { Login, ExpectedUser } from "#lib/session/session.ts"
import { Dialog } from "#ui/dialogs/dialog.tsx"
import { LoginForm } from "./login-form.tsx"
import { accountWords } from "#lib/strings/account-words.ts"

type SessionEndedDialogProps = {
  readonly wanted: ExpectedUser
  readonly onSignIn: (login: Login) => Promise<Outcome<unknown>>
  readonly onLeave: () => void
}

/** The session ended during an edit, and the text stays behind the dialog. */
export function SessionEndedDialog({ wanted, onSignIn, onLeave }: SessionEndedDialogProps) {
  const id = useId()
  const username = wanted.mail ?? wanted.name
  return (
    <Dialog title={accountWords.sessionEnded.title} describedBy={id}>
      <div className="stack">
        <p id={id}>{accountWords.sessionEnded.text(username)}</p>
        <LoginForm onSignIn={onSignIn} username={username}>
          {/* The link opens another tab, so that the text is not lost. */}
          <a href={own("/password-reset/new/")} target="_blank" rel="noopener">
            {accountWords.login.forgot}
          </a>
          <button type="button" onClick={onLeave}>
            {accountWords.sessionEnded.leave}
          </button>
        </LoginForm>
      </div>
    </Dialog>
  )
}
