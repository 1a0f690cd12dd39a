import type { DashboardProps } from "#lib/session/session.ts"
import { dashboardMenu as strings } from "#app/strings/dashboard-menu.ts"
import { MenuButton, MenuLink } from "#ui/menu-item.tsx"
import { Menu } from "#ui/menu.tsx"
import { editIcon, entriesFor, signoutIcon } from "./dashboard-entries.ts"
import { EditThisPage } from "./edit-this-page.tsx"
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
      <EditThisPage profile={profile}>
        {(link) => {
          if (link.kind === "none") return null
          // The entry has its place while the answer is awaited, so that the entries below don't move.
          if (link.kind === "waiting")
            return <MenuButton icon={editIcon} startsGroup aria-disabled aria-busy children={strings.editThisPage} />
          return (
            <MenuLink to={link.to} icon={editIcon} startsGroup>
              {strings.editThisPage}
            </MenuLink>
          )
        }}
      </EditThisPage>
      <MenuButton icon={signoutIcon} startsGroup onClick={() => void signOut()}>
        {strings.signout}
      </MenuButton>
    </Menu>
  )
}
