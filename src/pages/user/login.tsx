import { AuthMeta, authPage } from "#features/account/auth-page.tsx"
import { words } from "#lib/strings/words.ts"

export default authPage(() =>
  import(/* webpackChunkName: "account" */ "#features/account/login/login-screen.tsx").then((loaded) => loaded.LoginScreen),
)

export function Head() {
  return <AuthMeta title={words.accountPage.login} path="/user/login/" />
}
