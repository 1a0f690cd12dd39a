import { useEffect, useRef, useState } from "react"
import { type ListAction, actionsOn } from "#dashboard/lists/row-actions/account-actions.ts"
import type { ListActions } from "#dashboard/lists/row-actions/use-list-actions.tsx"
import type { ListKind } from "#dashboard/lists/rows/kind.ts"
import type { ListedRow } from "#dashboard/lists/rows/row.ts"
import { editorOf, Sub } from "./row-title.tsx"
import { ItemBadge } from "#dashboard/publishing/item/item-badge.tsx"
import { editStampPath } from "#dashboard/publishing/item/stamps-api.ts"
import { useItemState } from "#dashboard/publishing/item/use-item-state.ts"
import { makeWatch } from "#lib/in-view.ts"
import { Badge, type BadgeState } from "#ui/text/badge.tsx"
import { publicElsewhere, publicLanguages } from "#dashboard/items/languages.ts"
import { screenPath } from "#lib/navigation/own-screen.ts"
import { more, sheets } from "#ui/pictures/icon.tsx"
import { MenuButton, MenuLink } from "#ui/controls/menu-item.tsx"
import { Menu } from "#ui/controls/menu.tsx"
import { bin } from "#dashboard/widgets/icons.ts"
import { appWords } from "#dashboard/strings/words.ts"

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
  delete: bin,
}

const watch = makeWatch()

type RowStateProps = {
  readonly row: ListedRow
  /** A kind without pages shows this state. */
  readonly otherwise: BadgeState
}

/** Only rows in view are looked up. */
export function RowState({ row, otherwise }: RowStateProps) {
  const elsewhere = publicElsewhere(row)
  return (
    <>
      {editStampPath(row) === null ? <Badge state={otherwise} /> : <StateInView row={row} />}
      {elsewhere.length > 0 && <Sub text={appWords.translations.publicIn(elsewhere)} />}
    </>
  )
}

function StateInView({ row }: { readonly row: ListedRow }) {
  const place = useRef<HTMLSpanElement>(null)
  const [isInView, setIsInView] = useState(false)
  useEffect(() => (place.current === null ? undefined : watch(place.current, setIsInView)), [])
  const publishing = useItemState(row, isInView)
  return (
    <span ref={place}>
      <ItemBadge publishing={publishing} isShort />
    </span>
  )
}

const dangerous = { tone: "danger", startsGroup: true } as const

/** Mounted while the menu is open. A page that visitors don't get yet has no link. */
function ViewLink({ row, to }: { readonly row: ListedRow; readonly to: string }) {
  const { served } = useItemState(row)
  if (served.kind === "absent") return null
  return (
    <MenuLink to={to} icon={icons.view} loadsDocument>
      {appWords.buttons.view}
    </MenuLink>
  )
}

function possibleActions({ actions }: ListKind, row: ListedRow): readonly Exclude<ListAction, "tag">[] {
  if (actions === "account") return actionsOn([row]).map(([action]) => action)
  if (actions !== "content") return ["delete"]
  // An item that is a draft here may be public in other languages.
  const isPublic = publicLanguages(row).length > 0
  return ["duplicate", ...(row.isPublished ? [] : (["publish"] as const)), ...(isPublic ? (["unpublish"] as const) : []), "delete"]
}

type RowMenuProps = { readonly kind: ListKind; readonly row: ListedRow; readonly actions: Pick<ListActions, "run" | "openForm"> }

export function RowMenu({ kind, row, actions }: RowMenuProps) {
  const { title, number, publicPath } = row
  const { editable, form } = kind
  const run = (action: ListAction) => () => actions.run(action, [row])
  return (
    <Menu label={appWords.lists.actionsFor(title)} icon={more} tone="quiet" size="icon">
      {editable !== null && number !== null && (
        <MenuLink to={editorOf(row, screenPath({ kind: "edit", of: editable, id: number }))} icon={icons.edit}>
          {appWords.buttons.edit}
        </MenuLink>
      )}
      {publicPath !== null && <ViewLink row={row} to={publicPath} />}
      {form !== null && (
        <MenuButton icon={icons.edit} onClick={() => actions.openForm(row)}>
          {form.label}
        </MenuButton>
      )}
      {possibleActions(kind, row).map((action) => (
        <MenuButton key={action} icon={icons[action]} onClick={run(action)} {...(action === "delete" && dangerous)}>
          {appWords.listActions[action]}
        </MenuButton>
      ))}
    </Menu>
  )
}
