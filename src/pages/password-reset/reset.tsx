import { AuthMeta, authPage } from "#features/account/auth-page.tsx"
import { words } from "#lib/strings/words.ts"

export default authPage(() =>
  import(/* webpackChunkName: "account" */ "#features/account/recovery/reset-password-screen.tsx").then(
    (loaded) => loaded.ResetPasswordScreen,
  ),
)

export function Head() {
  return <AuthMeta title={words.accountPage.resetPassword} path="/password-reset/reset/" />
}
