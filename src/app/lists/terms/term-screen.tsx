import { useMemo, useState } from "react"
import { useAppDispatch } from "#app/session/hooks.ts"
import { reasonOf } from "#app/lists/actions/run-each.ts"
import { useListActions } from "#app/lists/actions/use-list-actions.tsx"
import type { ListKind } from "#app/lists/kind.ts"
import { colourField } from "#app/lists/kinds/terms.ts"
import { NoRows, WithoutRows } from "#app/lists/list-body.tsx"
import { headingId, ListHead } from "#app/lists/list-head.tsx"
import { changesApi, type Attributes } from "#app/lists/rows/changes-api.ts"
import type { Row } from "#app/lists/rows/row.ts"
import { Pages } from "#app/lists/states/pages.tsx"
import { Toolbar } from "#app/lists/toolbar/toolbar.tsx"
import { useListPage } from "#app/lists/use-list-page.ts"
import { Title } from "#app/bar/title.tsx"
import { useToaster } from "#app/toasts/toaster.ts"
import { listActions as words } from "#app/strings/lists.ts"
import { TermForm } from "./term-form.tsx"
import { TermTable } from "./term-table.tsx"
import * as styles from "./terms.module.css"

const noRows: readonly Row[] = []

/** A list of terms, which are made, renamed and deleted in place. */
export function TermScreen({ kind, search }: { readonly kind: ListKind; readonly search: string }) {
  const list = useListPage(kind, search)
  const dispatch = useAppDispatch()
  const toaster = useToaster()
  const [made, setMade] = useState(0)
  const { page, state, reload } = list
  const actions = useListActions(kind, { toaster, reload, onGone: () => document.getElementById(headingId)?.focus() })
  const { gone } = actions
  const all = page?.rows ?? noRows
  const rows = useMemo(() => all.filter(({ id }) => !gone.has(id)), [all, gone])
  const hasColour = kind.fields.includes(colourField)
  const save = async (row: Row | null, attributes: Attributes, name: string): Promise<string | null> => {
    const { createItem, changeRow } = changesApi.endpoints
    const answer =
      row === null
        ? await dispatch(createItem.initiate({ type: kind.type, attributes }, { track: false }))
        : await dispatch(changeRow.initiate({ row, attributes }, { track: false }))
    const reason = reasonOf(answer)
    if (reason !== null) return reason
    reload()
    void toaster.tell("done", row === null ? words.done.created(name) : words.done.saved(name))
    if (row === null) setMade(made + 1)
    return null
  }
  return (
    <>
      <Title title={kind.words.title} />
      <ListHead title={kind.words.title} count={page?.count ?? null} />
      <div className={styles.create}>
        <TermForm
          key={made}
          label={kind.words.create}
          hasColour={hasColour}
          button={words.add}
          onSave={(attributes, name) => save(null, attributes, name)}
        />
      </div>
      <Toolbar kind={kind} state={state} onChange={list.go} />
      {page === null ? <WithoutRows kind={kind} list={list} /> : page.rows.length === 0 && <NoRows kind={kind} list={list} />}
      {page !== null && page.rows.length > 0 && (
        <div aria-busy={list.isLoading}>
          <TermTable kind={kind} rows={rows} hasColour={hasColour} onSave={save} onDelete={(row) => actions.run("delete", [row])} />
          <Pages state={state} shown={{ length: page.rows.length, hasNext: page.hasNext, count: page.count }} addressOf={list.addressOf} />
        </div>
      )}
      {actions.dialog}
    </>
  )
}
