import { useState } from "react"
import type { ListKind } from "#app/lists/rows/kind.ts"
import { colourField } from "#app/lists/kinds/terms.ts"
import type { Attributes } from "#app/lists/rows/changes-api.ts"
import type { Row } from "#app/lists/rows/row.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { rowId } from "#app/lists/page/focus.ts"
import { listActions as words, lists } from "#app/strings/lists.ts"
import { Button } from "#ui/button.tsx"
import { TermForm } from "./term-form.tsx"
import * as styles from "./terms.module.css"

type TermTableProps = {
  readonly kind: ListKind
  readonly rows: readonly Row[]
  readonly hasColour: boolean
  readonly onSave: (row: Row, attributes: Attributes, name: string) => Promise<string | null>
  readonly onDelete: (row: Row) => void
}

export function TermTable({ kind, rows, hasColour, onSave, onDelete }: TermTableProps) {
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
              label={lists.name}
              button={words.save}
              hasColour={hasColour}
              name={row.title}
              {...colourOf(row)}
              onCancel={() => close(row.id)}
              onSave={async (attributes, name) => {
                const reason = await onSave(row, attributes, name)
                if (reason === null) close(row.id)
                return reason
              }}
            />
          ) : (
            <>
              <span className={styles.name}>
                {hasColour && <span className={styles.swatch} style={{ backgroundColor: textOf(row.attributes[colourField]) }} />}
                {row.title}
              </span>
              <span className={styles.buttons}>
                <Button tone="quiet" size="small" aria-label={`${words.rename} ${row.title}`} onClick={() => setRenamed(row.id)}>
                  {words.rename}
                </Button>
                <Button tone="quiet" size="small" aria-label={`${words.delete} ${row.title}`} onClick={() => onDelete(row)}>
                  {words.delete}
                </Button>
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

function colourOf({ attributes }: Row): { readonly colour?: string } {
  const colour = textOf(attributes[colourField])
  return colour === "" ? {} : { colour }
}
