import { textOf } from "#contract/field-types/field-type.ts"
import { redirectType } from "#contract/redirect.ts"
import { editableOf } from "#contract/screens.ts"
import type { Column, ListKind } from "#dashboard/lists/rows/kind.ts"
import { metaOf, targetOfRedirect } from "#dashboard/lists/rows/redirect-row.ts"
import type { ListedRow } from "#dashboard/lists/rows/row.ts"
import { Sub } from "#dashboard/lists/table/row-title.tsx"
import { appWords } from "#dashboard/strings/words.ts"
import { screenPath } from "#lib/navigation/own-screen.ts"
import { momentInWords } from "#lib/text/moments.ts"
import { Link } from "#ui/controls/link.tsx"
import { usual } from "./list-parts.ts"
import * as styles from "./redirects.module.css"

const words = appWords.redirects

const text = { isWrapped: true, isStacked: true }

const columns: readonly Column[] = [
  { id: "target", label: words.columns.target, ...text, text: targetOfRedirect, cell: (row) => <Target row={row} /> },
  { id: "hops", label: words.columns.hops, ...text, text: hopsOf, cell: (row) => <Hops row={row} /> },
  { id: "kind", label: appWords.lists.kind, isWide: true, text: kindOf },
  {
    id: "made",
    label: words.columns.made,
    isWide: true,
    // Former addresses of imported items have no time.
    text: (row) => (Date.parse(createdOf(row)) > 0 ? momentInWords(createdOf(row)) : ""),
    csv: createdOf,
  },
]

/** The list has redirects of admins, and former addresses of items. */
export const redirects: ListKind = {
  ...usual,
  of: "redirect",
  type: redirectType,
  words,
  fields: ["redirect_source", "redirect_redirect", "language", "created"],
  includes: [],
  searched: ["redirect_source.path", "redirect_redirect.uri"],
  filters: [],
  sorts: [
    { id: "-made", label: words.sorts.newest, sort: "-created", column: "made" },
    { id: "from", label: words.sorts.address, sort: "redirect_source.path", column: "title" },
    { id: "-from", label: words.sorts.addressBack, sort: "-redirect_source.path", column: "title" },
  ],
  titleLabel: words.columns.from,
  stateOf: null,
  columns,
  sign: "none",
  editable: null,
  form: {
    label: words.change,
    load: () => import(/* webpackChunkName: "list-dialogs" */ "../forms/redirect-form.tsx").then(({ RedirectForm }) => RedirectForm),
  },
  actions: "redirect",
}

function createdOf({ attributes }: ListedRow): string {
  return textOf(attributes.created)
}

function kindOf(row: ListedRow): string {
  const meta = metaOf(row)
  return meta === null ? "" : meta.isFormer ? words.former : words.byHand
}

function hopsOf(row: ListedRow): string {
  const way = metaOf(row)?.way
  return way === undefined ? "" : way.length === 0 ? words.nowhere : words.hops(way)
}

type CellProps = { readonly row: ListedRow }

/** Other addresses than an editor's may be missing, so none is prefetched. */
function Target({ row }: CellProps) {
  const { item = null, way = [] } = metaOf(row) ?? {}
  const address = targetOfRedirect(row)
  const of = item === null ? null : editableOf(item.type)
  if (item !== null && of !== null) {
    const end = way.at(-1) ?? address
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

function Hops({ row }: CellProps) {
  return (
    <span className={styles.address} data-single={metaOf(row)?.way.length === 1}>
      {hopsOf(row)}
    </span>
  )
}
