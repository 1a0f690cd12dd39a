import { editableOf } from "#contract/screens.ts"
import type { Sort } from "#dashboard/lists/rows/kind.ts"
import { Sub } from "#dashboard/lists/table/row-title.tsx"
import { appWords } from "#dashboard/strings/words.ts"
import { screenPath } from "#lib/navigation/own-screen.ts"
import { momentInWords } from "#lib/text/moments.ts"
import { DataTable, type TableColumn } from "#ui/data-table.tsx"
import { more } from "#ui/icon.tsx"
import { Link } from "#ui/link.tsx"
import { MenuButton } from "#ui/menu-item.tsx"
import { Menu } from "#ui/menu.tsx"
import { icons } from "#dashboard/lists/table/icons.ts"
import { targetOf, type RedirectRow } from "./redirect-list-api.ts"
import * as styles from "./redirects.module.css"

const words = appWords.redirects

const sorts: readonly [Sort, ...Sort[]] = [
  { id: "-made", label: words.sorts.newest, sort: "-created", column: "made" },
  { id: "from", label: words.sorts.address, sort: "redirect_source.path", column: "from" },
  { id: "-from", label: words.sorts.addressBack, sort: "-redirect_source.path", column: "from" },
]

/** What the parts of all lists want to know of this one. */
export const redirectKind = { of: "redirect", filters: [], sorts, words, editable: null, sign: "none", actions: "none" } as const

type RedirectTableProps = {
  readonly rows: readonly RedirectRow[]
  readonly sort: string
  readonly onSort: (sort: string) => void
  readonly onChange: (row: RedirectRow) => void
  readonly onDelete: (row: RedirectRow) => void
}

export function RedirectTable({ rows, sort, onSort, onChange, onDelete }: RedirectTableProps) {
  const of = (row: RedirectRow) => (
    <Menu label={appWords.lists.actionsFor(row.title)} icon={more} tone="quiet" size="icon">
      <MenuButton icon={icons.edit} onClick={() => onChange(row)}>
        {words.change}
      </MenuButton>
      <MenuButton icon={icons.delete} tone="danger" startsGroup onClick={() => onDelete(row)}>
        {words.delete}
      </MenuButton>
    </Menu>
  )
  return (
    <DataTable
      caption={words.title}
      rows={rows}
      columns={columnsOf(onChange)}
      sorting={{ sorts, present: sort, onSort }}
      menu={{ label: appWords.lists.actions, of }}
    />
  )
}

function columnsOf(onChange: (row: RedirectRow) => void): readonly TableColumn<RedirectRow>[] {
  const { from, target, hops, kind, made } = words.columns
  const text = { isWrapped: true, isStacked: true }
  return [
    {
      id: "from",
      label: from,
      cell: (row) => (
        <button type="button" className={styles.title} aria-label={words.changeOf(row.title)} onClick={() => onChange(row)}>
          {row.title}
        </button>
      ),
    },
    { id: "target", label: target, ...text, cell: (row) => <Target row={row} /> },
    { id: "hops", label: hops, ...text, cell: ({ told }) => told !== null && <Hops way={told.way} /> },
    { id: "kind", label: kind, isWide: true, cell: ({ told }) => told !== null && (told.isFormer ? words.former : words.byHand) },
    // Former addresses of imported items tell no time.
    { id: "made", label: made, isWide: true, cell: (row) => Date.parse(row.made) > 0 && momentInWords(row.made) },
  ]
}

/** The page at the end leads to its editor. Other addresses may be missing, so none is prefetched. */
function Target({ row }: { readonly row: RedirectRow }) {
  const item = row.told?.item ?? null
  const address = targetOf(row)
  const of = item === null ? null : editableOf(item.type)
  if (item !== null && of !== null) {
    const end = row.told?.way.at(-1) ?? address
    return (
      <>
        <Link className={styles.address} to={screenPath({ kind: "edit", of, id: item.number })} aria-current={undefined}>
          {item.label}
        </Link>
        <Sub text={item.isPublic ? end : `${end}, ${words.hidden}`} />
      </>
    )
  }
  return /^(\/|https?:)/.test(address) ? (
    <a className={styles.address} href={address} rel="noopener">
      {address}
    </a>
  ) : (
    <span className={styles.address}>{address}</span>
  )
}

function Hops({ way }: { readonly way: readonly string[] }) {
  return (
    <span className={styles.address} data-single={way.length === 1}>
      {way.length === 0 ? words.nowhere : words.hops(way)}
    </span>
  )
}
