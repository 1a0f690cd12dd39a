import { type MouseEvent, useEffect, useRef, useState } from "react"
import { type ListAction, actionsOn } from "#app/lists/row-actions/account-actions.ts"
import { rowId } from "#app/lists/page/focus.ts"
import type { Column, ListKind } from "#app/lists/rows/kind.ts"
import type { Row } from "#app/lists/rows/row.ts"
import * as styles from "./list-table.module.css"
import * as box from "./check-box.module.css"
import { editorOf, RowTitle, Sub } from "./row-title.tsx"
import { ItemBadge } from "#app/publishing/item/item-badge.tsx"
import { editStampPath } from "#app/publishing/item/stamps-api.ts"
import { useItemState } from "#app/publishing/item/use-item-state.ts"
import { makeWatch } from "#lib/in-view.ts"
import { Badge, type BadgeState } from "#ui/badge.tsx"
import { publicElsewhere, publicLanguages } from "#app/resources/languages.ts"
import { screenPath } from "#lib/navigation/own-screen.ts"
import { more, sheets } from "#ui/icon.tsx"
import { MenuButton, MenuLink } from "#ui/menu-item.tsx"
import { Menu } from "#ui/menu.tsx"
import { appWords } from "#app/strings/words.ts"

type ListRowProps = {
  readonly kind: ListKind
  readonly row: Row
  readonly isSelected: boolean
  readonly onToggle: (withShift: boolean) => void
  readonly onRun: (action: ListAction, rows: readonly Row[]) => void
}

export function ListRow({ kind, row, isSelected, onToggle, onRun }: ListRowProps) {
  return (
    <tr id={rowId(row.id)} className={styles.row} data-selected={isSelected}>
      {kind.actions !== "none" && (
        <td className={styles.checkCell}>
          <CheckBox label={appWords.lists.select(row.title)} isOn={isSelected} onClick={({ shiftKey }) => onToggle(shiftKey)} />
        </td>
      )}
      <td className={styles.main} data-first={kind.actions === "none"}>
        <RowTitle kind={kind} row={row} />
      </td>
      {kind.stateOf !== null && (
        <td className={styles.state}>
          <RowState row={row} otherwise={kind.stateOf(row)} />
        </td>
      )}
      {kind.columns.map((column) => (
        <Cell key={column.id} column={column} row={row} isStacked={column.isStacked ?? kind.stateOf === null} />
      ))}
      {kind.actions !== "none" && (
        <td className={styles.menu}>
          <RowMenu kind={kind} row={row} onRun={onRun} />
        </td>
      )}
    </tr>
  )
}

function Cell({
  column: { text, sub, isWide = false, isWrapped = false },
  row,
  isStacked,
}: {
  readonly column: Column
  readonly row: Row
  readonly isStacked: boolean
}) {
  return (
    <td className={styles.cell} data-wide={isWide} data-wrapped={isWrapped} data-stacked={isStacked}>
      {text(row)}
      {sub !== undefined && <Sub text={sub(row)} />}
    </td>
  )
}

type CheckBoxProps = {
  readonly boxRef?: { readonly current: HTMLInputElement | null }
  readonly label: string
  readonly isOn: boolean
  /** The click tells of Shift. */
  readonly onClick: (event: MouseEvent<HTMLInputElement>) => void
}

export function CheckBox({ boxRef, label, isOn, onClick }: CheckBoxProps) {
  return (
    <label className={box.check}>
      <input ref={boxRef} type="checkbox" className={box.box} aria-label={label} checked={isOn} onChange={noChange} onClick={onClick} />
    </label>
  )
}

/** React warns of a controlled box without it; the click changes the box. */
function noChange(): void {
  // Nothing to do.
}

const watch = makeWatch()

type RowStateProps = {
  readonly row: Row
  /** The state of a row of a kind without pages of its own. */
  readonly otherwise: BadgeState
}

/** What visitors see of a row. Only rows in view are looked up. */
function RowState({ row, otherwise }: RowStateProps) {
  const elsewhere = publicElsewhere(row)
  return (
    <>
      {editStampPath(row) === null ? <Badge state={otherwise} /> : <Looked row={row} />}
      {elsewhere.length > 0 && <Sub text={appWords.translations.publicIn(elsewhere)} />}
    </>
  )
}

function Looked({ row }: { readonly row: Row }) {
  const place = useRef<HTMLSpanElement>(null)
  const [isInView, setInView] = useState(false)
  useEffect(() => (place.current === null ? undefined : watch(place.current, setInView)), [])
  const publishing = useItemState(row, isInView)
  return (
    <span ref={place}>
      <ItemBadge publishing={publishing} isShort />
    </span>
  )
}

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
    <MenuLink to={to} icon={icons.view} loadsDocument>
      {appWords.listActions.view}
    </MenuLink>
  )
}

/** What is a draft here may be public in other languages. */
function contentActions(row: Row): readonly ("duplicate" | "publish" | "unpublish" | "delete")[] {
  const isPublic = publicLanguages(row).length > 0
  return ["duplicate", ...(row.isPublished ? [] : (["publish"] as const)), ...(isPublic ? (["unpublish"] as const) : []), "delete"]
}

type RowMenuProps = { readonly kind: ListKind; readonly row: Row; readonly onRun: (action: ListAction, rows: readonly Row[]) => void }

function RowMenu({ kind: { actions, editable }, row, onRun }: RowMenuProps) {
  const { title, number, publicPath } = row
  const run = (action: ListAction) => () => onRun(action, [row])
  const possible = actions === "account" ? actionsOn([row]).map(([action]) => action) : contentActions(row)
  return (
    <Menu label={appWords.lists.actionsFor(title)} icon={more} tone="quiet" size="icon">
      {editable !== null && number !== null && (
        <MenuLink to={editorOf(row, screenPath({ kind: "edit", of: editable, id: number }))} icon={icons.edit}>
          {appWords.listActions.edit}
        </MenuLink>
      )}
      {publicPath !== null && <ViewLink row={row} to={publicPath} />}
      {possible.map((action) => (
        <MenuButton key={action} icon={icons[action]} onClick={run(action)} {...(action === "delete" && dangerous)}>
          {appWords.listActions[action]}
        </MenuButton>
      ))}
    </Menu>
  )
}
