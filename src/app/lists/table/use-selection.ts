import { useRef, useState } from "react"
import type { Row } from "#app/lists/rows/row.ts"

export type Selection = {
  readonly selected: ReadonlySet<string>
  readonly select: (rows: readonly Row[], isOn: boolean) => void
  /** Switches a row. With Shift, all rows from the one that was switched last become like it. */
  readonly toggle: (row: Row, rows: readonly Row[], withShift: boolean) => void
  readonly clear: () => void
}

/** The rows of a list that are selected. */
export function useSelection(): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string | null>(null)
  const select = (rows: readonly Row[], isOn: boolean) =>
    setSelected((before) => {
      const after = new Set(before)
      for (const { id } of rows) {
        if (isOn) after.add(id)
        else after.delete(id)
      }
      return after
    })
  const toggle = (row: Row, rows: readonly Row[], withShift: boolean) => {
    const from = withShift ? rows.findIndex(({ id }) => id === last.current) : -1
    const to = rows.indexOf(row)
    const range = from === -1 ? [row] : rows.slice(Math.min(from, to), Math.max(from, to) + 1)
    last.current = row.id
    select(range, !selected.has(row.id))
  }
  return { selected, select, toggle, clear: () => setSelected(new Set()) }
}
