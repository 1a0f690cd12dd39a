import { AuthMeta, authPage } from "#features/account/auth-page.tsx"
import { firstAdministrator as strings } from "#lib/strings/account.ts"
// The page needs it before its late chunk has come.
import "#features/account/first/first-administrator-screen.module.css"

const coming = import(/* webpackChunkName: "account" */ "#features/account/first/first-administrator-screen.tsx")

export default authPage(coming.then((loaded) => loaded.FirstAdministratorScreen))

export function Head() {
  return <AuthMeta title={strings.title} path="/user/first/" />
}
