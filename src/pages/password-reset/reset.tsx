import { AuthMeta, authPage } from "#features/account/auth-page.tsx"
import { resetPassword as strings } from "#lib/strings/account.ts"

const coming = import(/* webpackChunkName: "account" */ "#features/account/recovery/reset-password-screen.tsx")

export default authPage(coming.then((loaded) => loaded.ResetPasswordScreen))

export function Head() {
  return <AuthMeta title={strings.title} path="/password-reset/reset/" />
}
