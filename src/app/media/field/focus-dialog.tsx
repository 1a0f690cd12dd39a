import { useState, type KeyboardEvent, type PointerEvent } from "react"
import type { FileValue } from "#app/resources/values.ts"
import { pictures } from "#app/strings/media.ts"
import { Button } from "#ui/button.tsx"
import { closeDialog } from "#ui/dialog.tsx"
import * as styles from "./focus-dialog.module.css"
import { centre, focusAfter, focusIn, focusPosition, focusText, within } from "./focus-point.ts"
import { FormDialog } from "#app/media/pictures/form-dialog.tsx"
import { Thumbnail } from "#app/media/pictures/thumbnail.tsx"

const words = pictures.focus

type FocusDialogProps = {
  readonly file: FileValue
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onClose: () => void
}

/** Sets the point of a picture that stays in view where the site cuts it. */
export function FocusDialog({ file, value, onChange, onClose }: FocusDialogProps) {
  const [point, setPoint] = useState(() => focusIn(value))
  const toKey = (event: KeyboardEvent) => {
    const moved = focusAfter(point, event)
    if (moved === null) return
    event.preventDefault()
    setPoint(moved)
  }
  const toPointer = ({ currentTarget, clientX, clientY, buttons }: PointerEvent) => {
    if (buttons !== 1) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    if (width > 0 && height > 0) setPoint(within({ x: (clientX - left) / width, y: (clientY - top) / height }))
  }
  const foot = (
    <>
      <Button tone="ghost" onClick={closeDialog}>
        {words.cancel}
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
      <div className={styles.stage}>
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
        <div className={styles.cuts} aria-hidden="true">
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
