import { actionsOn, type ListAction } from "#app/lists/actions/account-actions.ts"
import type { ListKind } from "#app/lists/rows/kind.ts"
import type { Row } from "#app/lists/rows/row.ts"
import { useItemState } from "#app/publishing/item/use-item-state.ts"
import { screenPath } from "#contract/screens.ts"
import { listActions as words, lists } from "#app/strings/lists.ts"
import { more, sheets } from "#ui/icon.tsx"
import { MenuButton, MenuLink } from "#ui/menu-item.tsx"
import { Menu } from "#ui/menu.tsx"

const lock = "M5 9h10v8H5zM7 9V6a3 3 0 0 1 6 0v3"

const icons = {
  edit: "M4 16l.8-3.5L13 4.3 15.7 7l-8.2 8.2z",
  view: "M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5zM8 10a2 2 0 1 0 4 0 2 2 0 1 0-4 0",
  duplicate: sheets,
  unpublish: lock,
  block: lock,
  unblock: lock,
  invite: "M3 5h14v10H3zM3 6l7 5 7-5",
  publish: "M10 16V4M5 9l5-5 5 5",
  delete: "M4 6h12M8 6V4h4v2M6 6l.7 11h6.6L14 6",
}

const dangerous = { tone: "danger", startsGroup: true } as const

/** Mounted while the menu is open. A page that visitors are not served yet has no link. */
function ViewLink({ row, to }: { readonly row: Row; readonly to: string }) {
  const { served } = useItemState(row)
  if (served.kind === "absent") return null
  return (
    <MenuLink to={to} icon={icons.view}>
      {words.view}
    </MenuLink>
  )
}

type RowMenuProps = { readonly kind: ListKind; readonly row: Row; readonly onRun: (action: ListAction, rows: readonly Row[]) => void }

export function RowMenu({ kind: { actions, editable }, row, onRun }: RowMenuProps) {
  const { title, number, publicPath, isPublished } = row
  const run = (action: ListAction) => () => onRun(action, [row])
  const toggle = isPublished ? "unpublish" : "publish"
  const possible = actions === "account" ? actionsOn([row]).map(([action]) => action) : (["duplicate", toggle, "delete"] as const)
  return (
    <Menu label={lists.actionsFor(title)} icon={more} tone="quiet" size="icon">
      {editable !== null && number !== null && (
        <MenuLink to={screenPath({ kind: "edit", of: editable, id: number })} icon={icons.edit}>
          {words.edit}
        </MenuLink>
      )}
      {publicPath !== null && <ViewLink row={row} to={publicPath} />}
      {possible.map((action) => (
        <MenuButton key={action} icon={icons[action]} onClick={run(action)} {...(action === "delete" && dangerous)}>
          {words[action]}
        </MenuButton>
      ))}
    </Menu>
  )
}
