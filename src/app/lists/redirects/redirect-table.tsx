import type { Sort } from "#app/lists/rows/kind.ts"
import { rowId } from "#app/lists/page/focus.ts"
import { Sub } from "#app/lists/table/row-title.tsx"
import { SortHead } from "#app/lists/table/sort-head.tsx"
import * as table from "#app/lists/table/list-table.module.css"
import { editableOf } from "#contract/screens.ts"
import { screenPath } from "#lib/navigation/own-screen.ts"
import { momentInWords } from "#lib/text/moments.ts"
import { more } from "#ui/icon.tsx"
import { Link } from "#ui/link.tsx"
import { MenuButton } from "#ui/menu-item.tsx"
import { Menu } from "#ui/menu.tsx"
import { targetOf, type RedirectRow } from "./redirect-list-api.ts"
import * as styles from "./redirects.module.css"
import { appWords } from "#app/strings/words.ts"

const icons = {
  change: "M4 16l.8-3.5L13 4.3 15.7 7l-8.2 8.2z",
  delete: "M4 6h12M8 6V4h4v2M6 6l.7 11h6.6L14 6",
}

const sorts: readonly [Sort, ...Sort[]] = [
  { id: "-made", label: appWords.redirects.sorts.newest, sort: "-created", column: "made" },
  { id: "from", label: appWords.redirects.sorts.address, sort: "redirect_source.path", column: "from" },
  { id: "-from", label: appWords.redirects.sorts.addressBack, sort: "-redirect_source.path", column: "from" },
]

/** What the parts of all lists want to know of this one. */
export const redirectKind = {
  of: "redirect",
  filters: [],
  sorts,
  words: appWords.redirects,
  editable: null,
  sign: "none",
  actions: "none",
} as const

type RedirectTableProps = {
  readonly rows: readonly RedirectRow[]
  readonly sort: string
  readonly onSort: (sort: Sort) => void
  readonly onChange: (row: RedirectRow) => void
  readonly onDelete: (row: RedirectRow) => void
}

export function RedirectTable({ rows, sort, onSort, ...actions }: RedirectTableProps) {
  const head = { kind: redirectKind, sort, onSort }
  const { from, target, hops, kind, made } = appWords.redirects.columns
  return (
    <table className={table.table} data-sign="none">
      <caption className="visually-hidden">{appWords.redirects.title}</caption>
      <thead className={table.heads}>
        <tr>
          <SortHead {...head} column="from" label={from} />
          <SortHead {...head} column="target" label={target} />
          <SortHead {...head} column="hops" label={hops} />
          <SortHead {...head} column="kind" label={kind} isWide />
          <SortHead {...head} column="made" label={made} isWide />
          <th scope="col" className={table.head}>
            <span className="visually-hidden">{appWords.lists.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody className={table.rows}>
        {rows.map((row) => (
          <Row key={row.id} row={row} {...actions} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = Pick<RedirectTableProps, "onChange" | "onDelete"> & { readonly row: RedirectRow }

function Row({ row, onChange, onDelete }: RowProps) {
  const { title, told, made } = row
  const cell = { className: table.cell, "data-wrapped": true, "data-stacked": true }
  const wide = { className: table.cell, "data-wide": true }
  return (
    <tr id={rowId(row.id)} className={table.row}>
      <td className={styles.from}>
        <button type="button" className={styles.title} aria-label={appWords.redirects.changeOf(title)} onClick={() => onChange(row)}>
          {title}
        </button>
      </td>
      <td {...cell}>
        <Target row={row} />
      </td>
      <td {...cell}>{told !== null && <Hops way={told.way} />}</td>
      <td {...wide}>{told !== null && (told.isFormer ? appWords.redirects.former : appWords.redirects.byHand)}</td>
      {/* Former addresses of imported items tell no time. */}
      <td {...wide}>{Date.parse(made) > 0 && momentInWords(made)}</td>
      <td className={styles.menu}>
        <Menu label={appWords.lists.actionsFor(title)} icon={more} tone="quiet" size="icon">
          <MenuButton icon={icons.change} onClick={() => onChange(row)}>
            {appWords.redirects.change}
          </MenuButton>
          <MenuButton icon={icons.delete} tone="danger" startsGroup onClick={() => onDelete(row)}>
            {appWords.redirects.delete}
          </MenuButton>
        </Menu>
      </td>
    </tr>
  )
}

/** The page at the end leads to its editor. Other addresses may be missing, so none is prefetched. */
function Target({ row }: { readonly row: RedirectRow }) {
  const item = row.told?.item ?? null
  const address = targetOf(row)
  const of = item === null ? null : editableOf(item.type)
  if (item === null || of === null) return <Address address={address} />
  const end = row.told?.way.at(-1) ?? address
  return (
    <>
      <Link className={styles.target} to={screenPath({ kind: "edit", of, id: item.number })} aria-current={undefined}>
        {item.label}
      </Link>
      <Sub text={item.isPublic ? end : `${end}, ${appWords.redirects.hidden}`} />
    </>
  )
}

function Address({ address }: { readonly address: string }) {
  return /^(\/|https?:)/.test(address) ? (
    <a className={styles.target} href={address} rel="noopener">
      {address}
    </a>
  ) : (
    <span className={styles.target}>{address}</span>
  )
}

function Hops({ way }: { readonly way: readonly string[] }) {
  return (
    <span className={styles.hops} data-single={way.length === 1}>
      {way.length === 0 ? appWords.redirects.nowhere : appWords.redirects.hops(way)}
    </span>
  )
}
