import { AuthMeta, authPage } from "#features/account/auth-page.tsx"
// The page needs the sheet before its late chunk has come.
import "#features/account/first/first-administrator-screen.module.css"
import { words } from "#lib/strings/words.ts"

export default authPage(() =>
  import(/* webpackChunkName: "account" */ "#features/account/first/first-administrator-screen.tsx").then(
    (loaded) => loaded.FirstAdministratorScreen,
  ),
)

export function Head() {
  return <AuthMeta title={words.accountPage.firstAdministrator} path="/user/first/" />
}
