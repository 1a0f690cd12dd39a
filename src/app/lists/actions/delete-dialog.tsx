import { useGetReferencesQuery } from "#app/resources/item-api.ts"
import { fieldsOf } from "#contract/content.ts"
import type { Row } from "#app/lists/rows/row.ts"
import { listActions as words } from "#lib/strings/members-area/lists.ts"
import { Button } from "#ui/button.tsx"
import { closeDialog, Dialog } from "#ui/dialog.tsx"
import * as styles from "./dialogs.module.css"

type DeleteDialogProps = {
  readonly rows: readonly Row[]
  /** "3 publications" */
  readonly what: string
  readonly onClose: () => void
  readonly onDelete: () => void
}

/** More rows than this are not looked up: the dialog would come late and be long. */
const mostLookups = 10
const mostNames = 8

export function DeleteDialog({ rows, what, onClose, onDelete }: DeleteDialogProps) {
  const [row, ...others] = rows
  if (row === undefined) return null
  const named = others.length === 0 ? words.confirm.named(row.title) : what
  return (
    <Dialog
      title={words.confirm.title(named)}
      onClose={onClose}
      foot={
        <>
          <Button tone="ghost" onClick={closeDialog}>
            {words.cancel}
          </Button>
          <Button tone="danger" onClick={onDelete}>
            {words.delete}
          </Button>
        </>
      }
    >
      <div className={styles.text}>
        {rows.some(({ publicPath }) => publicPath !== null) && <p>{words.confirm.live}</p>}
        {rows.length > mostLookups ? (
          <p>{words.confirm.unknown}</p>
        ) : (
          rows.map((each) => <References key={each.id} row={each} isAlone={others.length === 0} />)
        )}
        <p>{words.confirm.later}</p>
      </div>
    </Dialog>
  )
}

function References({ row: { type, id, title }, isAlone }: { readonly row: Row; readonly isAlone: boolean }) {
  const { currentData, isFetching } = useGetReferencesQuery({ type, id }, { refetchOnMountOrArgChange: true })
  if (isFetching) return <p role="status">{words.confirm.looking}</p>
  // A back end without this addition answers 404.
  if (currentData === undefined || currentData === null) return isAlone ? <p>{words.confirm.unknown}</p> : null
  const { shown, count, hidden } = currentData
  if (count + hidden === 0) return isAlone ? <p>{words.confirm.none}</p> : null
  const named = shown.slice(0, mostNames)
  const more = count + hidden - named.length
  return (
    <section>
      {!isAlone && <h3 className={styles.name}>{title}</h3>}
      <p>{words.confirm.lost}</p>
      <ul className={styles.names}>
        {named.map(({ type: kind, title: name, field }, index) => (
          <li key={index}>{words.confirm.reference(name, fieldsOf(kind)[field]?.label ?? "")}</li>
        ))}
        {more > 0 && <li>{words.confirm.more(more)}</li>}
      </ul>
    </section>
  )
}
