import { own } from "#lib/navigation/own-address.ts"
import { useSession } from "#lib/session/use-session.tsx"
import { ButtonLink } from "#ui/button.tsx"
import type { OnLogin } from "./use-login-dialog.tsx"
import { words } from "#lib/strings/words.ts"

export function MembersArea({ onLogin, onChoose }: { readonly onLogin: OnLogin; readonly onChoose?: () => void }) {
  const { session, app } = useSession()
  if (session.kind === "signed-in" && app !== null) {
    const { DashboardMenu, DashboardSheet } = app
    return onChoose ? <DashboardSheet profile={session.profile} onChoose={onChoose} /> : <DashboardMenu profile={session.profile} />
  }
  return (
    <ButtonLink to={own("/user/login/")} size={onChoose ? "large" : "small"} onClick={onLogin}>
      {words.frame.membersArea}
    </ButtonLink>
  )
}
