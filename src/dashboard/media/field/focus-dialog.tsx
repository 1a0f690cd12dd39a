import { useState, type KeyboardEvent, type PointerEvent } from "react"
import type { FileValue } from "#dashboard/items/values.ts"
import { classes } from "#lib/classes.ts"
import { Button } from "#ui/actions/button.tsx"
import { closeDialog } from "#ui/dialogs/dialog.tsx"
import * as styles from "./focus-dialog.module.css"
import { FormDialog } from "../pictures/form-dialog.tsx"
import { Thumbnail } from "../pictures/thumbnail.tsx"
import { focusPointIn } from "#contract/focus-point.ts"
import { appWords } from "#dashboard/strings/words.ts"

const words = appWords.pictures.focus

type FocusDialogProps = {
  readonly file: FileValue
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onClose: () => void
}

export function FocusDialog({ file, value, onChange, onClose }: FocusDialogProps) {
  const [point, setPoint] = useState(() => focusIn(value))
  const toKey = (event: KeyboardEvent) => {
    const nextPoint = focusAfter(point, event)
    if (nextPoint === null) return
    event.preventDefault()
    setPoint(nextPoint)
  }
  const toPointer = ({ currentTarget, clientX, clientY, buttons }: PointerEvent) => {
    if (buttons !== 1) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    if (width > 0 && height > 0) setPoint(within({ x: (clientX - left) / width, y: (clientY - top) / height }))
  }
  const foot = (
    <>
      <Button tone="ghost" onClick={closeDialog}>
        {appWords.buttons.cancel}
      </Button>
      <Button tone="ghost" onClick={() => setPoint(centre)}>
        {words.centre}
      </Button>
      <Button
        onClick={(event) => {
          onChange(focusText(point))
          closeDialog(event)
        }}
      >
        {words.done}
      </Button>
    </>
  )
  return (
    <FormDialog title={words.title} size="wide" onClose={onClose} foot={foot}>
      <p>{words.text}</p>
      <div className={classes("cluster", styles.stage)} data-gap="4">
        <div className={styles.picture} onPointerDown={toPointer} onPointerMove={toPointer}>
          <Thumbnail file={file} style="w800" fit="natural" />
          <button
            type="button"
            className={styles.point}
            style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
            aria-label={words.point(Math.round(point.x * 100), Math.round(point.y * 100))}
            onKeyDown={toKey}
          />
        </div>
        <div className="cluster" data-gap="4" aria-hidden="true">
          <div className={styles.wide}>
            <Thumbnail file={file} style="w800" position={focusPosition(point)} />
          </div>
          <div className={styles.tall}>
            <Thumbnail file={file} style="w800" position={focusPosition(point)} />
          </div>
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {words.point(Math.round(point.x * 100), Math.round(point.y * 100))}
      </p>
    </FormDialog>
  )
}

/** Fractions of width and height from the top left. */
type FocusPoint = { readonly x: number; readonly y: number }

export const centre: FocusPoint = { x: 0.5, y: 0.5 }

/** Reads a text such as `0.5 0.33`; the centre if the text has no point. */
export function focusIn(text: string): FocusPoint {
  const [x = 0, y = 0] = focusPointIn(text).split(" ").map(Number)
  return { x, y }
}

export function focusText({ x, y }: FocusPoint): string {
  return `${roundTo2(x)} ${roundTo2(y)}`
}

export function focusPosition({ x, y }: FocusPoint): string {
  return `${roundTo2(x * 100)}% ${roundTo2(y * 100)}%`
}

/** Arrow keys move the point by a twentieth, with Shift by a hundredth. Returns null for other keys. */
function focusAfter(point: FocusPoint, { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean }): FocusPoint | null {
  const step = shiftKey ? 0.01 : 0.05
  const [right, down] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? []
  return right === undefined || down === undefined ? null : within({ x: point.x + right * step, y: point.y + down * step })
}

export function within({ x, y }: FocusPoint): FocusPoint {
  return { x: roundTo2(Math.min(1, Math.max(0, x))), y: roundTo2(Math.min(1, Math.max(0, y))) }
}

function roundTo2(number: number): number {
  return Math.round(number * 100) / 100
}
