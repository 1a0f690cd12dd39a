import { AuthFrame } from "#features/account/auth-frame.tsx"
import { lateScreen } from "#features/account/late-screen.tsx"
import "#features/account/sheets.ts"
import { resetPassword as strings } from "#lib/strings/members-area/account.ts"
import { PageMeta } from "#ui/page-meta.tsx"

const coming = import(/* webpackChunkName: "account" */ "#features/account/recovery/reset-password-screen.tsx")
const ResetPasswordScreen = lateScreen(coming.then((loaded) => loaded.ResetPasswordScreen))

export default function ResetPasswordPage() {
  return (
    <AuthFrame>
      <ResetPasswordScreen />
    </AuthFrame>
  )
}

export function Head() {
  return (
    <>
      <PageMeta title={strings.title} path="/password-reset/reset/" />
      <meta name="robots" content="noindex" />
    </>
  )
}
