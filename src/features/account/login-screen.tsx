import { navigate } from "gatsby"
import { loginPath, returnTo } from "#lib/return-to.ts"
import { useSession, type Login } from "#lib/session.tsx"
import { login as strings } from "#lib/strings/en/account.ts"
import { Link } from "#ui/link.tsx"
import { AuthTitle } from "./auth-title.tsx"
import { LoginForm } from "./login-form.tsx"
import { fetchAhead, withApp } from "./with-app.ts"

/** The login, and from there to where it was asked for. */
export function LoginScreen() {
  const { load } = useSession()
  const signIn = async (login: Login) => {
    const to = returnTo(window.location.search)
    const outcome = await withApp(load, (app) => app.signIn(login))
    // The guard leads who is signed in on from here as well, and may have been faster.
    if (outcome.ok && window.location.pathname === loginPath) navigate(to, { replace: true })
    return outcome
  }
  return (
    <>
      <AuthTitle>{strings.title}</AuthTitle>
      <LoginForm onSignIn={signIn} onTouch={fetchAhead(load)}>
        <Link to="/password-reset/new/">{strings.forgot}</Link>
      </LoginForm>
    </>
  )
}
