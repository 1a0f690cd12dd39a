import type { ListAction } from "#app/lists/actions/use-list-actions.tsx"
import type { Column, ListKind } from "#app/lists/kind.ts"
import type { Row } from "#app/lists/rows/row.ts"
import { screenPath } from "#contract/screens.ts"
import { foreignLang } from "#lib/strings/language.ts"
import { lists as words } from "#lib/strings/members-area/lists.ts"
import { Link } from "#ui/link.tsx"
import { Badge } from "./badge.tsx"
import * as styles from "./list-table.module.css"
import { CheckBox } from "./check-box.tsx"
import { rowId } from "./row-keys.ts"
import { RowMenu } from "./row-menu.tsx"
import type { SelectableRow } from "./selectable-row.ts"
import { Sign } from "./sign.tsx"

type ListRowProps = {
  readonly kind: ListKind
  readonly row: SelectableRow
  readonly onRun: (action: ListAction, rows: readonly Row[]) => void
}

export function ListRow({ kind, row: selectable, onRun }: ListRowProps) {
  const row = selectable.original
  const isSelected = selectable.getIsSelected()
  return (
    <tr id={rowId(row.id)} className={styles.row} data-selected={isSelected}>
      {kind.actions === "content" && (
        <td className={styles.checkCell}>
          <CheckBox label={words.select(row.title)} isOn={isSelected} onClick={selectable.getToggleSelectedHandler()} />
        </td>
      )}
      <td className={styles.main} data-first={kind.actions !== "content"}>
        <div className={styles.name}>
          <Sign kind={kind} row={row} />
          <div className={styles.words}>
            <RowTitle kind={kind} row={row} />
            <Sub text={kind.detailOf(row)} />
          </div>
        </div>
      </td>
      {kind.stateOf !== null && (
        <td className={styles.state}>
          <Badge state={kind.stateOf(row)} />
        </td>
      )}
      {kind.columns.map((column) => (
        <Cell key={column.id} column={column} row={row} isStacked={kind.stateOf === null} />
      ))}
      {kind.actions !== "none" && (
        <td className={styles.menu}>
          <RowMenu kind={kind} row={row} onRun={onRun} />
        </td>
      )}
    </tr>
  )
}

function RowTitle({ kind: { editable, newsOf }, row }: { readonly kind: ListKind; readonly row: Row }) {
  const { title, number, publicPath, langcode } = row
  const to = editable === null ? publicPath : number === null ? null : screenPath({ kind: "edit", of: editable, id: number })
  const news = newsOf?.(row) ?? null
  return (
    <>
      {to === null ? (
        <span className={styles.title}>{title}</span>
      ) : (
        <Link to={to} className={styles.title} lang={langcode === "" ? undefined : foreignLang(langcode)} aria-current={undefined}>
          {title}
        </Link>
      )}
      {news !== null && <span className={styles.news}>{news}</span>}
    </>
  )
}

function Cell({
  column: { text, sub, isWide = false },
  row,
  isStacked,
}: {
  readonly column: Column
  readonly row: Row
  readonly isStacked: boolean
}) {
  return (
    <td className={styles.cell} data-wide={isWide} data-stacked={isStacked}>
      {text(row)}
      {sub !== undefined && <Sub text={sub(row)} />}
    </td>
  )
}

function Sub({ text }: { readonly text: string }) {
  return text === "" ? null : <span className={styles.sub}>{text}</span>
}
