import { useState } from "react"
import { redirectsPath } from "#contract/paths.ts"
import { editableOf } from "#contract/screens.ts"
import { ListFrame } from "#dashboard/lists/page/list-frame.tsx"
import { listViewOf } from "#dashboard/lists/page/use-list-page.ts"
import { useReport } from "#dashboard/lists/row-actions/report.tsx"
import { useUndoableDeletions } from "#dashboard/lists/row-actions/use-undoable-deletions.ts"
import type { Sort } from "#dashboard/lists/rows/kind.ts"
import { stateOf } from "#dashboard/lists/rows/list-state.ts"
import { icons } from "#dashboard/lists/table/row-icons.ts"
import { Sub } from "#dashboard/lists/table/row-title.tsx"
import { useAppDispatch } from "#dashboard/session/hooks.ts"
import { useToaster } from "#dashboard/shell/toasts/toaster.tsx"
import { appWords } from "#dashboard/strings/words.ts"
import { classes } from "#lib/classes.ts"
import { screenPath } from "#lib/navigation/own-screen.ts"
import { momentInWords } from "#lib/text/moments.ts"
import { Button } from "#ui/button.tsx"
import { DataTable, type TableColumn } from "#ui/data-table.tsx"
import { Icon, more, plus } from "#ui/icon.tsx"
import { Link } from "#ui/link.tsx"
import { Menu } from "#ui/menu.tsx"
import { MenuButton } from "#ui/menu-item.tsx"
import { RedirectDialog } from "./redirect-dialog.tsx"
import { redirectListApi, targetOf, useGetRedirectPageQuery, type RedirectRow } from "./redirect-list-api.ts"
import * as titles from "#dashboard/lists/table/row-title.module.css"
import * as styles from "./redirects.module.css"

const words = appWords.redirects

const sorts: readonly [Sort, ...Sort[]] = [
  { id: "-made", label: words.sorts.newest, sort: "-created", column: "made" },
  { id: "from", label: words.sorts.address, sort: "redirect_source.path", column: "from" },
  { id: "-from", label: words.sorts.addressBack, sort: "-redirect_source.path", column: "from" },
]

const redirectKind = { of: "redirect", filters: [], sorts, words, editable: null, sign: "none", actions: "none" } as const

const noRows: readonly RedirectRow[] = []

/** Lists the redirects that admins made, and the former addresses of items. */
export function RedirectScreen({ search }: { readonly search: string }) {
  const list = useRedirectPage(search)
  const toaster = useToaster()
  const dispatch = useAppDispatch()
  /** The redirect whose form is open; "new" for the form of a new one. */
  const [openRedirect, setOpenRedirect] = useState<RedirectRow | "new" | null>(null)
  const { page, reload, state } = list
  const report = useReport(reload)
  const all = page?.rows ?? noRows
  const deletions = useUndoableDeletions(all, report.show)
  const removeRow = (row: RedirectRow) => dispatch(redirectListApi.endpoints.removeRedirect.initiate(row, { track: false }))
  const remove = (row: RedirectRow) => void deletions.remove([row], { what: appWords.listActions.confirm.named(row.title), removeRow })
  const begin = () => setOpenRedirect("new")
  const create = (
    <Button tone="accent" onClick={begin}>
      <Icon path={plus} />
      {words.create}
    </Button>
  )
  return (
    <>
      <ListFrame
        kind={redirectKind}
        list={list}
        path={redirectsPath}
        buttons={create}
        first={<Button onClick={begin}>{words.empty.first}</Button>}
      >
        <DataTable
          caption={words.title}
          rows={all.filter(({ id }) => !deletions.deletedIds.has(id))}
          columns={columnsOf(setOpenRedirect)}
          sorting={{ sorts, present: state.sort, onSort: (sort) => list.go({ ...state, sort, page: 1 }, "choose") }}
          menu={{ label: appWords.lists.actions, of: (row) => <RedirectMenu row={row} onChange={setOpenRedirect} onDelete={remove} /> }}
        />
      </ListFrame>
      {openRedirect !== null && (
        <RedirectDialog
          row={openRedirect === "new" ? null : openRedirect}
          onClose={() => setOpenRedirect(null)}
          onSaved={({ from, target }) => {
            setOpenRedirect(null)
            reload()
            void toaster.show("done", words.saved(from, target))
          }}
        />
      )}
      {report.dialog}
    </>
  )
}

function useRedirectPage(search: string) {
  const state = stateOf(search, redirectKind)
  const { sort } = sorts.find(({ id }) => id === state.sort) ?? sorts[0]
  const query = useGetRedirectPageQuery({ text: state.text, sort, page: state.page }, { refetchOnMountOrArgChange: true })
  return listViewOf(redirectKind, state, query)
}

type RedirectMenuProps = {
  readonly row: RedirectRow
  readonly onChange: (row: RedirectRow) => void
  readonly onDelete: (row: RedirectRow) => void
}

function RedirectMenu({ row, onChange, onDelete }: RedirectMenuProps) {
  return (
    <Menu label={appWords.lists.actionsFor(row.title)} icon={more} tone="quiet" size="icon">
      <MenuButton icon={icons.edit} onClick={() => onChange(row)}>
        {words.change}
      </MenuButton>
      <MenuButton icon={icons.delete} tone="danger" startsGroup onClick={() => onDelete(row)}>
        {appWords.listActions.delete}
      </MenuButton>
    </Menu>
  )
}

function columnsOf(onChange: (row: RedirectRow) => void): readonly TableColumn<RedirectRow>[] {
  const { from, target, hops, made } = words.columns
  const text = { isWrapped: true, isStacked: true }
  return [
    {
      id: "from",
      label: from,
      cell: (row) => (
        <button
          type="button"
          className={classes(titles.title, styles.change)}
          aria-label={words.changeOf(row.title)}
          onClick={() => onChange(row)}
        >
          {row.title}
        </button>
      ),
    },
    { id: "target", label: target, ...text, cell: (row) => <Target row={row} /> },
    { id: "hops", label: hops, ...text, cell: ({ meta }) => meta !== null && <Hops way={meta.way} /> },
    {
      id: "kind",
      label: appWords.lists.kind,
      isWide: true,
      cell: ({ meta }) => meta !== null && (meta.isFormer ? words.former : words.byHand),
    },
    // Former addresses of imported items have no time.
    { id: "made", label: made, isWide: true, cell: (row) => Date.parse(row.createdAt) > 0 && momentInWords(row.createdAt) },
  ]
}

/** Links to the editor of the page at the end. Other addresses may be missing, so none is prefetched. */
function Target({ row }: { readonly row: RedirectRow }) {
  const item = row.meta?.item ?? null
  const address = targetOf(row)
  const of = item === null ? null : editableOf(item.type)
  if (item !== null && of !== null) {
    const end = row.meta?.way.at(-1) ?? address
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
