import type { Way } from "#lib/content/versions.ts"
import { own } from "#lib/navigation/own-address.ts"
import { useSession } from "#lib/session/use-session.tsx"
import { ButtonLink } from "#ui/controls/button.tsx"
import type { OnLogin } from "./use-login-dialog.tsx"
import { words } from "#lib/strings/words.ts"

type MembersAreaProps = { readonly ways: readonly Way[]; readonly onLogin: OnLogin; readonly onChoose?: () => void }

export function MembersArea({ ways, onLogin, onChoose }: MembersAreaProps) {
  const { session, app } = useSession()
  if (session.kind === "signed-in" && app !== null) {
    const { DashboardMenu, DashboardSheet } = app
    const menuProps = { profile: session.profile, versions: ways.filter(({ isSame }) => isSame) }
    return onChoose ? <DashboardSheet {...menuProps} onChoose={onChoose} /> : <DashboardMenu {...menuProps} />
  }
  return (
    <ButtonLink to={own("/user/login/")} size={onChoose ? "large" : "small"} onClick={onLogin}>
      {words.frame.membersArea}
    </ButtonLink>
  )
}
