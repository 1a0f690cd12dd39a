import { AuthMeta, authPage } from "#features/account/auth-page.tsx"
import { lostPassword as strings } from "#lib/strings/account.ts"

const coming = import(/* webpackChunkName: "account" */ "#features/account/recovery/lost-password-screen.tsx")

export default authPage(coming.then((loaded) => loaded.LostPasswordScreen))

export function Head() {
  return <AuthMeta title={strings.title} path="/password-reset/new/" />
}
