import type { DashboardProps } from "#lib/session/session.ts"
import { dashboardMenu as strings } from "#lib/strings/members-area/dashboard-menu.ts"
import { MenuButton, MenuLink } from "#ui/menu-item.tsx"
import { Menu } from "#ui/menu.tsx"
import { entriesFor, signoutIcon } from "./dashboard-entries.ts"
import { useSignout } from "./use-signout.ts"

export function DashboardMenu({ profile }: DashboardProps) {
  const signOut = useSignout()
  const entries = entriesFor(profile)
  return (
    <Menu label={strings.name} tone="ghost" size="small">
      {entries.map(({ label, group, icon, to }, index) => (
        <MenuLink key={to} to={to} icon={icon} startsGroup={index > 0 && entries[index - 1]?.group !== group}>
          {label}
        </MenuLink>
      ))}
      <MenuButton icon={signoutIcon} startsGroup onClick={() => void signOut()}>
        {strings.signout}
      </MenuButton>
    </Menu>
  )
}
