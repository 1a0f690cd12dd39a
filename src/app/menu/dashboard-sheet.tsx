import type { DashboardProps } from "#lib/session/session.ts"
import { dashboardMenu as strings } from "#app/strings/dashboard-menu.ts"
import { Button } from "#ui/button.tsx"
import { Icon } from "#ui/icon.tsx"
import { Link } from "#ui/link.tsx"
import { entriesFor, signoutIcon } from "./dashboard-entries.ts"
import { EditThisPage } from "./edit-this-page.tsx"
import * as styles from "./dashboard-sheet.module.css"
import { useSignout } from "./use-signout.ts"

type DashboardSheetProps = DashboardProps & { readonly onChoose: () => void }

export function DashboardSheet({ profile, onChoose }: DashboardSheetProps) {
  const signOut = useSignout()
  return (
    <div className={styles.sheet}>
      <h2 className={styles.title} id="dashboard-sheet">
        {strings.name}
      </h2>
      <ul className={styles.list} aria-labelledby="dashboard-sheet">
        {entriesFor(profile).map(({ label, to }) => (
          <li key={to} className={styles.item}>
            <Link to={to} className={styles.link} onClick={onChoose}>
              {label}
            </Link>
          </li>
        ))}
        <EditThisPage profile={profile}>
          {(link) =>
            link.kind === "found" && (
              <li className={styles.item}>
                <Link to={link.to} className={styles.link} onClick={onChoose}>
                  {strings.editThisPage}
                </Link>
              </li>
            )
          }
        </EditThisPage>
      </ul>
      <div className={styles.foot}>
        <Button tone="ghost" onClick={() => void signOut()}>
          <Icon path={signoutIcon} />
          {strings.signout}
        </Button>
      </div>
    </div>
  )
}
