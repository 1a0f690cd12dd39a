import { useLocation } from "@reach/router"
import { useSyncExternalStore } from "react"
import { AuthTitle } from "#features/account/auth-title.tsx"
import { useApp } from "#features/account/use-app.ts"
import { own } from "#lib/navigation/own-address.ts"
import { explanationIn } from "#lib/session/reason.ts"
import { useSession } from "#lib/session/use-session.tsx"
import { explanationInWords } from "#lib/session/reason.ts"
import { Link } from "#ui/controls/link.tsx"
import { Notice } from "#ui/states/notice.tsx"
import { LoginForm } from "./login-form.tsx"
import { accountWords } from "#lib/strings/account-words.ts"

/** The guard leads signed-in users on from here. */
export function LoginScreen() {
  const { call, fetchAhead } = useApp()
  const reason = useRedirectReason()
  return (
    <>
      <AuthTitle>{accountWords.login.title}</AuthTitle>
      {reason !== null && <Notice title={reason} />}
      <LoginForm onSignIn={(login) => call((app) => app.signIn(login))} onTouch={fetchAhead}>
        <Link to={own("/password-reset/new/")}>{accountWords.login.forgot}</Link>
      </LoginForm>
    </>
  )
}

/** Returns null if the user came by a link, and in the built page. */
function useRedirectReason(): string | null {
  const { state } = useLocation()
  const { app } = useSession()
  const led = explanationIn(state)
  const reason = () => (app?.notice() === "ended" ? accountWords.sessionNotices.ended : led === null ? null : explanationInWords(led))
  return useSyncExternalStore(app?.subscribe ?? subscribeToNothing, reason, () => null)
}

function subscribeToNothing(): () => void {
  return () => undefined
}
