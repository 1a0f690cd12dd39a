import { useState, type KeyboardEvent, type PointerEvent } from "react"
import type { FileValue } from "#dashboard/items/values.ts"
import { classes } from "#lib/classes.ts"
import { Button } from "#ui/controls/button.tsx"
import { closeDialog } from "#ui/dialogs/dialog.tsx"
import * as styles from "./focus-dialog.module.css"
import { FormDialog } from "../pictures/form-dialog.tsx"
import { Thumbnail } from "../pictures/thumbnail.tsx"
import { centrePoint, focusAfter, focusIn, focusPosition, focusText, withinPicture, type FocusPoint } from "./focus-point.ts"
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
  const foot = (
    <>
      <Button tone="ghost" onClick={closeDialog}>
        {appWords.buttons.cancel}
      </Button>
      <Button tone="ghost" onClick={() => setPoint(centrePoint)}>
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
        <MovablePoint file={file} point={point} onMove={setPoint} />
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
        {pointWords(point)}
      </p>
    </FormDialog>
  )
}

type MovablePointProps = Pick<FocusDialogProps, "file"> & { readonly point: FocusPoint; readonly onMove: (point: FocusPoint) => void }

/** The pointer and the arrow keys move the point over the whole picture. */
function MovablePoint({ file, point, onMove }: MovablePointProps) {
  const toKey = (event: KeyboardEvent) => {
    const nextPoint = focusAfter(point, event)
    if (nextPoint === null) return
    event.preventDefault()
    onMove(nextPoint)
  }
  const toPointer = ({ currentTarget, clientX, clientY, buttons }: PointerEvent) => {
    if (buttons !== 1) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    if (width > 0 && height > 0) onMove(withinPicture({ x: (clientX - left) / width, y: (clientY - top) / height }))
  }
  return (
    <div className={styles.picture} onPointerDown={toPointer} onPointerMove={toPointer}>
      <Thumbnail file={file} style="w800" fit="natural" />
      <button
        type="button"
        className={styles.point}
        style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
        aria-label={pointWords(point)}
        onKeyDown={toKey}
      />
    </div>
  )
}

function pointWords({ x, y }: FocusPoint): string {
  return words.point(Math.round(x * 100), Math.round(y * 100))
}
