import { kindOf } from "#contract/content.ts"
import { isAdmin, type Viewer } from "#contract/permissions.ts"
import { editables, lists, screenPath, type Editable } from "#contract/screens.ts"
import { startPath } from "#lib/session/return-to.ts"
import { arrowBack, Icon } from "#ui/icon.tsx"
import { Link } from "#ui/link.tsx"
import * as styles from "./item-form.module.css"

/** Leads to the list of the kind; a member, who can't open some lists, goes to the publications instead. */
export function BackLink({ of, viewer }: { readonly of: Editable; readonly viewer: Viewer }) {
  const mayOpen = isAdmin(viewer) || lists[of] === "signed-in"
  return (
    <Link className={styles.back} to={mayOpen ? screenPath({ kind: "list", of }) : startPath}>
      <Icon path={arrowBack} />
      {kindOf(mayOpen ? editables[of] : "node--article").plural}
    </Link>
  )
}
