import { AuthFrame } from "#features/account/auth-frame.tsx"
import { lateScreen } from "#features/account/late-screen.tsx"
import "#features/account/sheets.ts"
import { lostPassword as strings } from "#lib/strings/members-area/account.ts"
import { PageMeta } from "#ui/page-meta.tsx"

const coming = import(/* webpackChunkName: "account" */ "#features/account/recovery/lost-password-screen.tsx")
const LostPasswordScreen = lateScreen(coming.then((loaded) => loaded.LostPasswordScreen))

export default function LostPasswordPage() {
  return (
    <AuthFrame>
      <LostPasswordScreen />
    </AuthFrame>
  )
}

export function Head() {
  return (
    <>
      <PageMeta title={strings.title} path="/password-reset/new/" />
      <meta name="robots" content="noindex" />
    </>
  )
}
