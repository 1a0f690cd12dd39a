import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from "react"
import { appWords } from "#dashboard/strings/words.ts"

type Keyed = { readonly key: string }

type Options<Row extends Keyed> = {
  readonly rows: readonly Row[]
  readonly onChange: (rows: readonly Row[]) => void
  /** The focus stays on the handle with this id. */
  readonly handleId: (key: string) => string
}

type PickedRow<Row> = {
  readonly key: string
  /** Escape restores this order. */
  readonly before: readonly Row[]
}

/** Dragging changes the order, or keys: Space picks up, arrows move, Space drops, Escape cancels. */
export function useOrder<Row extends Keyed>(options: Options<Row>) {
  const [pickedRow, setPickedRow] = useState<PickedRow<Row> | null>(null)
  const [announcement, setAnnouncement] = useState("")
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const moveTo = ({ key, before }: PickedRow<Row>, to: number) => {
    const { rows, onChange, handleId } = latest.current
    const from = rows.findIndex((row) => row.key === key)
    const row = rows[from]
    if (row === undefined || to === from || to < 0 || to >= rows.length) return
    onChange(rows.toSpliced(from, 1).toSpliced(to, 0, row))
    setAnnouncement(appWords.gallery.moved(numberIn(before, key), to + 1, rows.length))
    // A browser takes the focus from an element that moves within the document.
    requestAnimationFrame(() => document.getElementById(handleId(key))?.focus())
  }
  const pick = (key: string): PickedRow<Row> => {
    const now = { key, before: latest.current.rows }
    setPickedRow(now)
    setAnnouncement(appWords.gallery.picked(numberIn(now.before, key)))
    return now
  }
  const drop = ({ key, before }: PickedRow<Row>) => {
    const { rows } = latest.current
    setPickedRow(null)
    setAnnouncement(appWords.gallery.dropped(numberIn(before, key), numberIn(rows, key), rows.length))
  }
  const cancel = ({ key, before }: PickedRow<Row>) => {
    const { rows, onChange, handleId } = latest.current
    setPickedRow(null)
    onChange(inOrderOf(before, rows))
    setAnnouncement(appWords.gallery.cancelled(numberIn(before, key), before.length))
    requestAnimationFrame(() => document.getElementById(handleId(key))?.focus())
  }
  const toKey = (event: KeyboardEvent, key: string) => {
    const ownPick = pickedRow?.key === key ? pickedRow : null
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key]
    const isPick = event.key === " " || event.key === "Enter"
    if (!isPick && (ownPick === null || (step === undefined && event.key !== "Escape"))) return
    event.preventDefault()
    if (isPick) {
      if (ownPick === null) pick(key)
      else drop(ownPick)
    } else if (ownPick !== null && step !== undefined) {
      moveTo(ownPick, numberIn(options.rows, key) - 1 + step)
    } else if (ownPick !== null) cancel(ownPick)
  }
  const toPointer = (event: PointerEvent, key: string) => {
    if (event.button !== 0) return
    event.preventDefault()
    drag(pick(key), { moveTo, drop, cancel, rows: () => latest.current.rows })
  }
  // If the user goes on to another control, the picture stays where it is.
  const leave = (to: EventTarget | null) => {
    if (pickedRow !== null && to !== null) drop(pickedRow)
  }
  return { pickedKey: pickedRow?.key ?? null, announcement, announce: setAnnouncement, toKey, toPointer, leave }
}

type Dragging<Row> = {
  readonly moveTo: (pickedRow: PickedRow<Row>, to: number) => void
  readonly drop: (pickedRow: PickedRow<Row>) => void
  readonly cancel: (pickedRow: PickedRow<Row>) => void
  readonly rows: () => readonly Keyed[]
}

/** The window listens to the pointer, because the dragged element moves within the document. */
function drag<Row>(pickedRow: PickedRow<Row>, { moveTo, drop, cancel, rows }: Dragging<Row>): void {
  const controller = new AbortController()
  const { signal } = controller
  const end = (work: (pickedRow: PickedRow<Row>) => void) => {
    controller.abort()
    work(pickedRow)
  }
  const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
    const over = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-order]")?.dataset.order
    const at = rows().findIndex(({ key }) => key === over)
    if (at >= 0 && over !== pickedRow.key) moveTo(pickedRow, at)
  }
  window.addEventListener("pointermove", follow, { signal })
  window.addEventListener("pointerup", () => end(drop), { signal })
  window.addEventListener("pointercancel", () => end(cancel), { signal })
  window.addEventListener("keydown", ({ key }) => key === "Escape" && end(cancel), { signal })
}

function numberIn(rows: readonly Keyed[], key: string): number {
  return rows.findIndex((row) => row.key === key) + 1
}

/** New rows go to the end. */
function inOrderOf<Row extends Keyed>(earlier: readonly Row[], rows: readonly Row[]): readonly Row[] {
  const place = ({ key }: Row) => (numberIn(earlier, key) === 0 ? earlier.length + 1 : numberIn(earlier, key))
  return rows.toSorted((one, other) => place(one) - place(other))
}
