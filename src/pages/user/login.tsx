import { AuthMeta, authPage } from "#features/account/auth-page.tsx"
import { login as strings } from "#lib/strings/account.ts"

const coming = import(/* webpackChunkName: "account" */ "#features/account/login/login-screen.tsx")

export default authPage(coming.then((loaded) => loaded.LoginScreen))

export function Head() {
  return <AuthMeta title={strings.page} path="/user/login/" />
}
