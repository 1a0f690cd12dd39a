import { AuthMeta, authPage } from "#features/account/auth-page.tsx"
import { words } from "#lib/strings/words.ts"

export default authPage(() =>
  import(/* webpackChunkName: "account" */ "#features/account/recovery/lost-password-screen.tsx").then(
    (loaded) => loaded.LostPasswordScreen,
  ),
)

export function Head() {
  return <AuthMeta title={words.accountPage.lostPassword} path="/password-reset/new/" />
}
