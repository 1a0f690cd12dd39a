import { own } from "#lib/navigation/own-address.ts"
import type { DashboardProps } from "#lib/session/session.ts"
import { MenuButton, MenuLink } from "#ui/controls/menu-item.tsx"
import { Menu } from "#ui/controls/menu.tsx"
import { words } from "#lib/strings/words.ts"
import { editIcon, entriesFor, signoutIcon } from "./dashboard-entries.ts"
import { EditThisPage } from "./edit-this-page.tsx"
import { Button } from "#ui/controls/button.tsx"
import { Icon } from "#ui/pictures/icon.tsx"
import { Link } from "#ui/controls/link.tsx"
import * as styles from "./dashboard-sheet.module.css"
import { useSession } from "#lib/session/use-session.tsx"
import { appWords } from "#dashboard/strings/words.ts"

export function DashboardMenu({ profile, versions }: DashboardProps) {
  const signOut = useSignout()
  const entries = entriesFor(profile)
  return (
    <Menu label={words.dashboard.title} tone="ghost" size="small">
      {entries.map(({ label, group, icon, to }, index) => (
        <MenuLink key={to} to={to} icon={icon} startsGroup={index > 0 && entries[index - 1]?.group !== group}>
          {label}
        </MenuLink>
      ))}
      <EditThisPage profile={profile} versions={versions}>
        {(link) => {
          if (link.kind === "none") return null
          // The entry keeps its place until the answer comes, so that the entries below don't move.
          if (link.kind === "waiting")
            return <MenuButton icon={editIcon} startsGroup aria-disabled aria-busy children={appWords.dashboardMenu.editThisPage} />
          if (link.kind === "failed")
            return <MenuButton icon={editIcon} startsGroup onClick={link.retry} children={appWords.dashboardMenu.editFailed} />
          return (
            <MenuLink to={link.to} icon={editIcon} startsGroup>
              {appWords.dashboardMenu.editThisPage}
            </MenuLink>
          )
        }}
      </EditThisPage>
      <MenuButton icon={signoutIcon} startsGroup onClick={() => void signOut()}>
        {appWords.dashboardMenu.signout}
      </MenuButton>
    </Menu>
  )
}

type DashboardSheetProps = DashboardProps & { readonly onChoose: () => void }

export function DashboardSheet({ profile, versions, onChoose }: DashboardSheetProps) {
  const signOut = useSignout()
  return (
    <div className={styles.sheet}>
      <h2 className={styles.title} id="dashboard-sheet">
        {words.dashboard.title}
      </h2>
      <ul className={styles.list} aria-labelledby="dashboard-sheet">
        {entriesFor(profile).map(({ label, to }) => (
          <li key={to} className={styles.item}>
            <Link to={to} className={styles.link} onClick={onChoose}>
              {label}
            </Link>
          </li>
        ))}
        <EditThisPage profile={profile} versions={versions}>
          {(link) =>
            (link.kind === "found" || link.kind === "failed") && (
              <li className={styles.item}>
                {link.kind === "found" ? (
                  <Link to={link.to} className={styles.link} onClick={onChoose}>
                    {appWords.dashboardMenu.editThisPage}
                  </Link>
                ) : (
                  <button type="button" className={styles.link} onClick={link.retry}>
                    {appWords.dashboardMenu.editFailed}
                  </button>
                )}
              </li>
            )
          }
        </EditThisPage>
      </ul>
      <div className={styles.foot}>
        <Button tone="ghost" onClick={() => void signOut()}>
          <Icon path={signoutIcon} />
          {appWords.dashboardMenu.signout}
        </Button>
      </div>
    </div>
  )
}

/** A new document ends the session: the old page's guard would redirect to the login, and private data would stay in memory. */
function useSignout(): () => Promise<void> {
  const { app } = useSession()
  return async () => {
    await app?.signOut()
    const { location } = window
    if (location.pathname === own("/")) location.reload()
    else location.assign(own("/"))
  }
}
