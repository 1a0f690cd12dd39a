import { useState } from "react"
import { textOf } from "#contract/field-types/field-type.ts"
import { collectionPath } from "#contract/paths.ts"
import { languagesColumn } from "#dashboard/lists/kinds/list-parts.ts"
import { colourField } from "#dashboard/lists/kinds/terms.ts"
import { ListFrame } from "#dashboard/lists/page/list-frame.tsx"
import { useListPage } from "#dashboard/lists/page/use-list-page.ts"
import { reasonOf } from "#dashboard/lists/row-actions/report.tsx"
import { useListActions } from "#dashboard/lists/row-actions/use-list-actions.tsx"
import { changesApi } from "#dashboard/lists/rows/changes-api.ts"
import type { ListKind } from "#dashboard/lists/rows/kind.ts"
import type { Row } from "#dashboard/lists/rows/row.ts"
import { Sub } from "#dashboard/lists/table/row-title.tsx"
import { useAppDispatch } from "#dashboard/session/hooks.ts"
import { useToaster } from "#dashboard/shell/toasts/toaster.tsx"
import { appWords } from "#dashboard/strings/words.ts"
import { foreignLang, language } from "#lib/strings/language.ts"
import { Button } from "#ui/button.tsx"
import { rowId } from "#ui/data-table.tsx"
import { saveTerm, type TypedTerm } from "./save-term.ts"
import { TermForm } from "./term-form.tsx"
import * as styles from "./terms.module.css"

const words = appWords.listActions
const noRows: readonly Row[] = []

/** Lists terms, which users create, rename and delete in place. */
export function TermScreen({ kind, search }: { readonly kind: ListKind; readonly search: string }) {
  const list = useListPage(kind, search)
  const dispatch = useAppDispatch()
  const toaster = useToaster()
  const [createdCount, setCreatedCount] = useState(0)
  const { page, reload } = list
  const all = page?.rows ?? noRows
  const actions = useListActions(kind, all, reload)
  const create = async ({ attributes }: TypedTerm) => {
    // A new term is in the language of the page, as its name most likely is.
    const created = { type: kind.type, attributes: { ...attributes, langcode: language } }
    return reasonOf(await dispatch(changesApi.endpoints.createItem.initiate(created, { track: false })))
  }
  const save = async (row: Row | null, typed: TypedTerm): Promise<string | null> => {
    const reason = row === null ? await create(typed) : await saveTerm(dispatch, row, typed)
    // If a later name failed, the earlier ones are saved.
    reload()
    if (reason !== null) return reason
    void toaster.show("done", words.done[row === null ? "created" : "saved"](textOf(typed.attributes.name)))
    if (row === null) setCreatedCount(createdCount + 1)
    return null
  }
  const above = (
    <div className={styles.create}>
      <TermForm key={createdCount} kind={kind} row={null} onSave={save} />
    </div>
  )
  return (
    <>
      <ListFrame kind={kind} list={list} path={collectionPath(kind.type)} above={above}>
        <ul className={styles.terms} aria-label={kind.words.title}>
          {all.map(
            (row) =>
              !actions.deletedIds.has(row.id) && (
                <li key={row.id} id={rowId(row.id)} className={styles.term}>
                  <Term kind={kind} row={row} onSave={save} onDelete={() => actions.run("delete", [row])} />
                </li>
              ),
          )}
        </ul>
      </ListFrame>
      {actions.dialog}
    </>
  )
}

type TermProps = {
  readonly kind: ListKind
  readonly row: Row
  readonly onSave: (row: Row | null, typed: TypedTerm) => Promise<string | null>
  readonly onDelete: () => void
}

/** Draws a term, or the form that renames it. */
function Term({ kind, row, onSave, onDelete }: TermProps) {
  const [isRenamed, setIsRenamed] = useState(false)
  const close = () => {
    setIsRenamed(false)
    // The button is drawn again with the next render.
    requestAnimationFrame(() => document.getElementById(rowId(row.id))?.querySelector("button")?.focus())
  }
  const save: TermProps["onSave"] = async (...term) => {
    const reason = await onSave(...term)
    if (reason === null) close()
    return reason
  }
  if (isRenamed) return <TermForm kind={kind} row={row} onSave={save} onCancel={close} />
  return (
    <>
      <span className={styles.name}>
        {kind.fields.includes(colourField) && (
          <span className={styles.swatch} style={{ backgroundColor: textOf(row.attributes[colourField]) }} />
        )}
        <span lang={foreignLang(row.langcode)}>{row.title}</span>
        {row.languages !== null && <Sub text={languagesColumn.text(row)} />}
      </span>
      <span className={styles.buttons}>
        <Button tone="quiet" size="small" aria-label={`${words.rename} ${row.title}`} onClick={() => setIsRenamed(true)}>
          {words.rename}
        </Button>
        <Button tone="quiet" size="small" aria-label={`${words.delete} ${row.title}`} onClick={onDelete}>
          {words.delete}
        </Button>
      </span>
    </>
  )
}
