import { useState } from "react"
import { useAppDispatch } from "#dashboard/session/hooks.ts"
import { reasonOf } from "#dashboard/lists/row-actions/run-each.ts"
import { useListActions } from "#dashboard/lists/row-actions/use-list-actions.tsx"
import type { ListKind } from "#dashboard/lists/rows/kind.ts"
import { colourField } from "#dashboard/lists/kinds/terms.ts"
import { focusFirst } from "#dashboard/lists/page/focus.ts"
import { rowId } from "#ui/data-table.tsx"
import { ListFrame } from "#dashboard/lists/page/list-frame.tsx"
import { changesApi, type Attributes } from "#dashboard/lists/rows/changes-api.ts"
import type { Row } from "#dashboard/lists/rows/row.ts"
import { useListPage } from "#dashboard/lists/page/use-list-page.ts"
import { useToaster } from "#dashboard/shell/toasts/toaster.tsx"
import { collectionPath } from "#contract/paths.ts"
import { Sub } from "#dashboard/lists/table/row-title.tsx"
import { languagesColumn } from "#dashboard/lists/kinds/parts.ts"
import { foreignLang, language } from "#lib/strings/language.ts"
import { otherNames, outdatedNames, useSaveTerm } from "./other-names.ts"
import { TermForm, type OtherNames } from "./term-form.tsx"
import * as styles from "./terms.module.css"
import { textOf } from "#contract/field-types/field-type.ts"
import { Button } from "#ui/button.tsx"
import { appWords } from "#dashboard/strings/words.ts"

/** A list of terms, which are made, renamed and deleted in place. */
export function TermScreen({ kind, search }: { readonly kind: ListKind; readonly search: string }) {
  const list = useListPage(kind, search)
  const dispatch = useAppDispatch()
  const toaster = useToaster()
  const [made, setMade] = useState(0)
  const { page, reload } = list
  const actions = useListActions(kind, { reload, onGone: () => focusFirst([]) })
  const rows = (page?.rows ?? []).filter(({ id }) => !actions.gone.has(id))
  const hasColour = kind.fields.includes(colourField)
  const saveTerm = useSaveTerm()
  const save = async (row: Row | null, attributes: Attributes, name: string, others: OtherNames = {}): Promise<string | null> => {
    const { createItem } = changesApi.endpoints
    // A new term is in the language of the page, as its name most likely is.
    const created = { type: kind.type, attributes: { ...attributes, langcode: language } }
    const reason =
      row === null ? reasonOf(await dispatch(createItem.initiate(created, { track: false }))) : await saveTerm(row, attributes, others)
    // Of several names some may be saved.
    reload()
    if (reason !== null) return reason
    void toaster.show("done", row === null ? appWords.listActions.done.created(name) : appWords.listActions.done.saved(name))
    if (row === null) setMade(made + 1)
    return null
  }
  const above = (
    <div className={styles.create}>
      <TermForm
        key={made}
        label={kind.words.create}
        hasColour={hasColour}
        button={appWords.listActions.add}
        onSave={(attributes, name) => save(null, attributes, name)}
      />
    </div>
  )
  return (
    <>
      <ListFrame kind={kind} list={list} path={collectionPath(kind.type)} above={above}>
        <TermTable kind={kind} rows={rows} hasColour={hasColour} onSave={save} onDelete={(row) => actions.run("delete", [row])} />
      </ListFrame>
      {actions.dialog}
    </>
  )
}

type TermTableProps = {
  readonly kind: ListKind
  readonly rows: readonly Row[]
  readonly hasColour: boolean
  readonly onSave: (row: Row, attributes: Attributes, name: string, others: OtherNames) => Promise<string | null>
  readonly onDelete: (row: Row) => void
}

function TermTable({ kind, rows, hasColour, onSave, onDelete }: TermTableProps) {
  const [renamed, setRenamed] = useState<string | null>(null)
  const close = (id: string) => {
    setRenamed(null)
    // The button comes back with the next render.
    requestAnimationFrame(() => document.getElementById(rowId(id))?.querySelector("button")?.focus())
  }
  return (
    <ul className={styles.terms} aria-label={kind.words.title}>
      {rows.map((row) => (
        <li key={row.id} id={rowId(row.id)} className={styles.term}>
          {renamed === row.id ? (
            <TermForm
              label={ownLabel(row)}
              button={appWords.listActions.save}
              hasColour={hasColour}
              name={row.title}
              {...colourOf(row)}
              onCancel={() => close(row.id)}
              others={otherNames(row)}
              outdated={outdatedNames(row)}
              onSave={async (attributes, name, others) => {
                const reason = await onSave(row, attributes, name, others)
                if (reason === null) close(row.id)
                return reason
              }}
            />
          ) : (
            <>
              <span className={styles.name}>
                {hasColour && <span className={styles.swatch} style={{ backgroundColor: textOf(row.attributes[colourField]) }} />}
                <span lang={foreignLang(row.langcode)}>{row.title}</span>
                {row.languages !== null && <Sub text={languagesColumn.text(row)} />}
              </span>
              <span className={styles.buttons}>
                <Button
                  tone="quiet"
                  size="small"
                  aria-label={`${appWords.listActions.rename} ${row.title}`}
                  onClick={() => setRenamed(row.id)}
                >
                  {appWords.listActions.rename}
                </Button>
                <Button tone="quiet" size="small" aria-label={`${appWords.listActions.delete} ${row.title}`} onClick={() => onDelete(row)}>
                  {appWords.listActions.delete}
                </Button>
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Beside names in other languages it says which one it is. */
function ownLabel({ languages }: Row): string {
  return languages === null ? appWords.lists.name : appWords.translations.names(languages.shown)
}

function colourOf({ attributes }: Row): { readonly colour?: string } {
  const colour = textOf(attributes[colourField])
  return colour === "" ? {} : { colour }
}
