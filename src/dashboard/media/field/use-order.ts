import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from "react"
import { appWords } from "#dashboard/strings/words.ts"

type Keyed = { readonly key: string }

type Options<Row extends Keyed> = {
  readonly rows: readonly Row[]
  readonly onChange: (rows: readonly Row[]) => void
  /** The id of a row's handle, which keeps the focus. */
  readonly handleId: (key: string) => string
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** Changes the order of pictures: each has a handle, which the user drags or moves with the arrow keys. */
export function useOrder<Row extends Keyed>(options: Options<Row>) {
  const [draggedKey, setDraggedKey] = useState<string | null>(null)
  const [announcement, announce] = useState("")
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const placeOf = (key: string) => latest.current.rows.findIndex((row) => row.key === key)
  const move = (key: string, to: number) => {
    const { rows, onChange, handleId } = latest.current
    const from = placeOf(key)
    const row = rows[from]
    if (row === undefined || to === from || to < 0 || to >= rows.length) return
    onChange(rows.toSpliced(from, 1).toSpliced(to, 0, row))
    announce(appWords.gallery.moved(from + 1, to + 1, rows.length))
    // A browser takes the focus from an element that moves within the document.
    requestAnimationFrame(() => document.getElementById(handleId(key))?.focus())
  }
  const toKey = (event: KeyboardEvent, key: string) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    move(key, placeOf(key) + step)
  }
  const toPointer = (event: PointerEvent, key: string) => {
    if (event.button !== 0) return
    event.preventDefault()
    setDraggedKey(key)
    followPointer({ onOver: (other) => move(key, placeOf(other)), onEnd: () => setDraggedKey(null) })
  }
  return { draggedKey, announcement, announce, toKey, toPointer }
}

type Dragging = { readonly onOver: (key: string) => void; readonly onEnd: () => void }

/** Follows the pointer until it is released. The window listens, because the dragged element moves within the document. */
function followPointer({ onOver, onEnd }: Dragging): void {
  const controller = new AbortController()
  const { signal } = controller
  const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
    const over = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-order]")?.dataset.order
    if (over !== undefined) onOver(over)
  }
  const end = () => {
    controller.abort()
    onEnd()
  }
  window.addEventListener("pointermove", follow, { signal })
  window.addEventListener("pointerup", end, { signal })
  window.addEventListener("pointercancel", end, { signal })
}
