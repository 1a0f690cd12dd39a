import type { KeyboardEvent, PointerEvent } from "react"
import type { FileValue } from "#app/resources/values.ts"
import { bin, dots } from "./signs.ts"
import { gallery as words, pictures } from "#app/strings/media.ts"
import { Button } from "#ui/button.tsx"
import { closeDialog } from "#ui/dialog.tsx"
import { Icon } from "#ui/icon.tsx"
import { Thumbnail } from "#app/media/pictures/thumbnail.tsx"
import { FormDialog } from "#app/media/pictures/form-dialog.tsx"
import { PictureTexts } from "./picture-texts.tsx"
import * as styles from "./gallery.module.css"

type GalleryPictureProps = {
  readonly id: string
  readonly file: FileValue
  readonly number: number
  readonly isReadOnly: boolean
  readonly isPicked: boolean
  readonly actions: {
    readonly edit: (key: string) => void
    readonly remove: (key: string) => void
    readonly toKey: (event: KeyboardEvent, key: string) => void
    readonly toPointer: (event: PointerEvent, key: string) => void
  }
}

export function GalleryPicture({ id, file, number, isReadOnly, isPicked, actions }: GalleryPictureProps) {
  const { key } = file
  const texts = textsOf(file)
  return (
    <li className={styles.picture} data-order={key} data-picked={isPicked}>
      <div className={styles.media}>
        <Thumbnail file={file} />
      </div>
      <div className={styles.bar}>
        <span className={styles.number}>{number}</span>
        {!isReadOnly && (
          <span className={styles.tools}>
            <Button
              id={`${id}-move-${key}`}
              className={styles.handle}
              aria-label={words.move(number)}
              aria-describedby={`${id}-move-help`}
              aria-pressed={isPicked}
              onKeyDown={(event) => actions.toKey(event, key)}
              onPointerDown={(event) => actions.toPointer(event, key)}
            >
              <Icon path={dots} />
            </Button>
            <Button
              id={`${id}-remove-${key}`}
              tone="quiet"
              size="icon"
              aria-label={words.remove(number)}
              onClick={() => actions.remove(key)}
            >
              <Icon path={bin} />
            </Button>
          </span>
        )}
      </div>
      <button
        type="button"
        className={styles.texts}
        data-missing={file.alt === null}
        aria-label={words.edit(number, texts)}
        onClick={() => actions.edit(key)}
      >
        {texts}
      </button>
    </li>
  )
}

function textsOf({ alt }: FileValue): string {
  if (alt === null) return pictures.altMissing
  return alt === "" ? pictures.isDecoration : alt
}

type TextsDialogProps = {
  readonly id: string
  readonly title: string
  readonly value: FileValue
  readonly isReadOnly: boolean
  readonly onChange: (value: FileValue) => void
  readonly onClose: () => void
}

/** Alt text and caption of one picture of a gallery. What is typed is in the form at once. */
export function TextsDialog({ id, title, value, isReadOnly, onChange, onClose }: TextsDialogProps) {
  return (
    <FormDialog title={title} onClose={onClose} foot={<Button onClick={closeDialog}>{words.done}</Button>}>
      <div className={styles.dialog}>
        <Thumbnail file={value} style="w800" fit="natural" />
        <PictureTexts id={id} value={value} error={undefined} isReadOnly={isReadOnly} onChange={onChange} onBlur={() => undefined} />
      </div>
    </FormDialog>
  )
}
