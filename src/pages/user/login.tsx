import { AuthFrame } from "#features/account/auth-frame.tsx"
import { lateScreen } from "#features/account/late-screen.tsx"
import "#features/account/sheets.ts"
import { login as strings } from "#lib/strings/members-area/account.ts"
import { PageMeta } from "#ui/page-meta.tsx"

const coming = import(/* webpackChunkName: "account" */ "#features/account/login/login-screen.tsx")
const LoginScreen = lateScreen(coming.then((loaded) => loaded.LoginScreen))

export default function LoginPage() {
  return (
    <AuthFrame>
      <LoginScreen />
    </AuthFrame>
  )
}

export function Head() {
  return (
    <>
      <PageMeta title={strings.page} path="/user/login/" />
      <meta name="robots" content="noindex" />
    </>
  )
}
