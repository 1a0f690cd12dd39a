import { useState, type KeyboardEvent, type ReactNode } from "react"
import { editorWidgets as words } from "#app/strings/editor.ts"
import { Button } from "#ui/button.tsx"
import { FormSection } from "#ui/form.tsx"
import { Icon } from "#ui/icon.tsx"
import * as styles from "./row-list.module.css"

const dots = "M7 5h.01M13 5h.01M7 10h.01M13 10h.01M7 15h.01M13 15h.01"
const bin = "M4 6h12M8 6V4h4v2M6 6l.7 11h6.600L14 6"
const plus = "M10 4v12M4 10h12"

type RowListProps<Row> = {
  readonly id: string
  readonly label: string
  readonly addLabel: string
  readonly rows: readonly Row[]
  readonly empty: Row
  readonly nameOf: (row: Row) => string
  readonly error: string | undefined
  readonly isReadOnly: boolean
  readonly onChange: (rows: readonly Row[]) => void
  readonly children: (row: Row, index: number, change: (row: Row) => void) => ReactNode
}

/** Rows of fields that are added, removed, and moved with the arrow keys of their handle. */
export function RowList<Row>(props: RowListProps<Row>) {
  const { id, label, addLabel, rows, empty, error, isReadOnly, onChange, children } = props
  const { announcement, move, remove } = useOrder(props)
  const nameAt = (index: number) => nameOfRow(props, index)
  return (
    <FormSection title={label}>
      <div id={id} className={styles.rows} tabIndex={-1} role="group" aria-label={label}>
        {rows.map((row, index) => (
          <div key={index} className={styles.row}>
            {children(row, index, (changed) => onChange(rows.with(index, changed)))}
            {!isReadOnly && (
              <span className={styles.tools}>
                <Button
                  id={`${id}-move-${index}`}
                  tone="quiet"
                  size="icon"
                  aria-label={words.move(nameAt(index))}
                  onKeyDown={(event) => move(event, index)}
                >
                  <Icon path={dots} />
                </Button>
                <Button
                  id={`${id}-remove-${index}`}
                  tone="quiet"
                  size="icon"
                  aria-label={words.remove(nameAt(index))}
                  onClick={() => remove(index)}
                >
                  <Icon path={bin} />
                </Button>
              </span>
            )}
          </div>
        ))}
        {error !== undefined && <p className={styles.error}>{error}</p>}
        {!isReadOnly && (
          <Button id={`${id}-add`} tone="ghost" size="small" onClick={() => onChange([...rows, empty])}>
            <Icon path={plus} />
            {addLabel}
          </Button>
        )}
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
      </div>
    </FormSection>
  )
}

function useOrder<Row>(props: RowListProps<Row>) {
  const { id, rows, onChange } = props
  const [announcement, announce] = useState("")
  const focus = (what: string) => requestAnimationFrame(() => document.getElementById(`${id}-${what}`)?.focus())
  const move = (event: KeyboardEvent, from: number) => {
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0
    const [row, to] = [rows[from], from + step]
    if (step === 0) return
    event.preventDefault()
    if (row === undefined || to < 0 || to >= rows.length) return
    onChange(rows.toSpliced(from, 1).toSpliced(to, 0, row))
    announce(words.moved(nameOfRow(props, from), to + 1, rows.length))
    focus(`move-${to}`)
  }
  const remove = (index: number) => {
    onChange(rows.toSpliced(index, 1))
    focus(rows.length === 1 ? "add" : `remove-${Math.min(index, rows.length - 2)}`)
  }
  return { announcement, move, remove }
}

function nameOfRow<Row>({ rows, nameOf }: RowListProps<Row>, index: number): string {
  const row = rows[index]
  const name = row === undefined ? "" : nameOf(row).trim()
  return name === "" ? words.unnamed(index + 1) : name
}
