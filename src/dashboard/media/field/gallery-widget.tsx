import { useState, type KeyboardEvent, type PointerEvent } from "react"
import { LibraryButton, LibraryDialog } from "../library/library-dialog.tsx"
import { DropZone } from "../uploads/drop-zone.tsx"
import { Button } from "#ui/controls/button.tsx"
import { FileField, type FilesProps } from "./upload-rows.tsx"
import * as styles from "./gallery.module.css"
import { useOrder } from "./use-order.ts"
import type { FileValue } from "#dashboard/items/values.ts"
import { bin, dots } from "#dashboard/widgets/icons.ts"
import { closeDialog } from "#ui/dialogs/dialog.tsx"
import { Icon } from "#ui/pictures/icon.tsx"
import { Thumbnail } from "../pictures/thumbnail.tsx"
import { FormDialog } from "../pictures/form-dialog.tsx"
import { PictureTexts } from "./picture-texts.tsx"
import { appWords } from "#dashboard/strings/words.ts"

const libraryOpen = "library"

export function GalleryWidget(widget: FilesProps) {
  const { id, value, isReadOnly, onChange, onBlur } = widget
  /** The library, or the key of the picture whose texts a dialog edits. */
  const [open, setOpen] = useState<string | null>(null)
  const order = useOrder({ rows: value, onChange, handleId: (key) => `${id}-move-${key}` })
  const openPicture = value.find(({ key }) => key === open)
  const close = () => setOpen(null)
  return (
    <FileField
      widget={widget}
      onRemoved={(at, count) => order.announce(appWords.gallery.removed(at + 1, count))}
      dialogs={(change) => (
        <>
          {open === libraryOpen && <LibraryDialog onChoose={(file) => onChange([...value, file])} onClose={close} />}
          {openPicture !== undefined && (
            <TextsDialog
              id={`${id}-texts`}
              title={appWords.gallery.picture(value.indexOf(openPicture) + 1)}
              value={openPicture}
              isReadOnly={isReadOnly}
              onChange={change}
              onClose={() => {
                close()
                onBlur()
              }}
            />
          )}
        </>
      )}
    >
      {({ isOver, chooser, rows, fault, remove }) => (
        <>
          {value.length > 0 && <GalleryPictures widget={widget} order={order} onEdit={setOpen} onRemove={remove} />}
          {fault}
          {!isReadOnly && (
            <DropZone title={appWords.gallery.drop} hint={appWords.gallery.hint} isOver={isOver}>
              {chooser(appWords.files.choose)}
              <LibraryButton onOpen={() => setOpen(libraryOpen)} />
            </DropZone>
          )}
          {rows}
          <p id={`${id}-move-help`} hidden>
            {appWords.gallery.moveHelp}
          </p>
          <p className="visually-hidden" role="status">
            {order.announcement}
          </p>
        </>
      )}
    </FileField>
  )
}

type GalleryPicturesProps = {
  readonly widget: FilesProps
  readonly order: ReturnType<typeof useOrder>
  readonly onEdit: (key: string) => void
  readonly onRemove: (key: string) => void
}

function GalleryPictures({ widget: { id, field, value, isReadOnly }, order, onEdit, onRemove }: GalleryPicturesProps) {
  const { pickedKey, leave, toKey, toPointer } = order
  return (
    <ol className={styles.list} aria-label={appWords.gallery.list(field.label)} onBlur={({ relatedTarget }) => leave(relatedTarget)}>
      {value.map((file, index) => (
        <GalleryPicture
          key={file.key}
          id={id}
          file={file}
          number={index + 1}
          isReadOnly={isReadOnly}
          isPicked={pickedKey === file.key}
          actions={{ edit: onEdit, remove: onRemove, toKey, toPointer }}
        />
      ))}
    </ol>
  )
}

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

function GalleryPicture({ id, file, number, isReadOnly, isPicked, actions }: GalleryPictureProps) {
  const { key } = file
  const texts = textsOf(file)
  return (
    <li className={styles.picture} data-order={key} data-picked={isPicked}>
      <div className={styles.media}>
        <Thumbnail file={file} />
      </div>
      <div className="spread">
        <span className={styles.number}>{number}</span>
        {!isReadOnly && (
          <span className={styles.tools}>
            <Button
              id={`${id}-move-${key}`}
              tone="quiet"
              size="icon"
              aria-label={appWords.gallery.move(number)}
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
              aria-label={appWords.gallery.remove(number)}
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
        aria-label={appWords.gallery.edit(number, texts)}
        onClick={() => actions.edit(key)}
      >
        {texts}
      </button>
    </li>
  )
}

function textsOf({ alt }: FileValue): string {
  if (alt === null) return appWords.pictures.altMissing
  return alt === "" ? appWords.pictures.isDecoration : alt
}

type TextsDialogProps = {
  readonly id: string
  readonly title: string
  readonly value: FileValue
  readonly isReadOnly: boolean
  readonly onChange: (value: FileValue) => void
  readonly onClose: () => void
}

/** Each key changes the form at once. */
function TextsDialog({ id, title, value, isReadOnly, onChange, onClose }: TextsDialogProps) {
  return (
    <FormDialog title={title} onClose={onClose} foot={<Button onClick={closeDialog}>{appWords.gallery.done}</Button>}>
      <div className="stack" data-gap="4">
        <Thumbnail file={value} style="w800" fit="natural" />
        <PictureTexts id={id} value={value} isReadOnly={isReadOnly} onChange={onChange} />
      </div>
    </FormDialog>
  )
}
