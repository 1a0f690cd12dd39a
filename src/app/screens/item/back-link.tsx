import { kindOf } from "#contract/content.ts"
import { isAdmin, type Viewer } from "#contract/permissions.ts"
import { editables, lists, screenPath, type Editable } from "#contract/screens.ts"
import type { Item } from "#app/resources/item.ts"
import { startPath } from "#lib/session/return-to.ts"
import { arrowBack, Icon } from "#ui/icon.tsx"
import { Link } from "#ui/link.tsx"
import { partsOf } from "./kind-parts.ts"
import * as styles from "./item-form.module.css"

/** Leads to the list of the kind; a member, who can't open some lists, goes to the publications instead. */
export function BackLink({ of, viewer, item }: { readonly of: Editable; readonly viewer: Viewer; readonly item: Item }) {
  const mayOpen = isAdmin(viewer) || lists[of] === "signed-in"
  const type = mayOpen ? editables[of] : "node--article"
  return (
    <Link className={styles.back} to={mayOpen ? listAddress(of, item) : startPath}>
      <Icon path={arrowBack} />
      {partsOf(type).listName ?? kindOf(type).plural}
    </Link>
  )
}

/** The list, where the kind says so at the place of the item. */
export function listAddress(of: Editable, { type, values }: Item): string {
  return screenPath({ kind: "list", of }) + (partsOf(type).listQuery?.(values) ?? "")
}
