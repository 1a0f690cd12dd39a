import type { Login } from "#lib/session/session.ts"
import { useSession } from "#lib/session/use-session.tsx"
import { login as strings } from "#lib/strings/members-area/account.ts"
import { Link } from "#ui/link.tsx"
import { Notice } from "#ui/notice.tsx"
import { AuthTitle } from "./auth-title.tsx"
import { LoginForm } from "./login-form.tsx"
import { useWhyHere } from "./use-why-here.ts"
import { fetchAhead, withApp } from "./with-app.ts"

/** The login. The route guard leads who is signed in on from here, to where the login was asked for. */
export function LoginScreen() {
  const { load } = useSession()
  const why = useWhyHere()
  return (
    <>
      <AuthTitle>{strings.title}</AuthTitle>
      {why !== null && <Notice title={why} />}
      <LoginForm onSignIn={(login: Login) => withApp(load, (app) => app.signIn(login))} onTouch={fetchAhead(load)}>
        <Link to="/password-reset/new/">{strings.forgot}</Link>
      </LoginForm>
    </>
  )
}
