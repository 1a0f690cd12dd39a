import { AuthMeta, authPage } from "#features/account/auth-page.tsx"
import { words } from "#lib/strings/words.ts"

const coming = import(/* webpackChunkName: "account" */ "#features/account/recovery/lost-password-screen.tsx")

export default authPage(coming.then((loaded) => loaded.LostPasswordScreen))

export function Head() {
  return <AuthMeta title={words.lostPassword.title} path="/password-reset/new/" />
}
