import { useState } from "react"
import { LibraryDialog } from "#app/media/library/library-dialog.tsx"
import { DropZone } from "#app/media/uploads/drop-zone.tsx"
import { files, gallery as words, pictures } from "#app/strings/media.ts"
import { Button } from "#ui/button.tsx"
import { FileField, type FilesProps } from "./file-field.tsx"
import { GalleryPicture, TextsDialog } from "./gallery-picture.tsx"
import * as styles from "./gallery.module.css"
import { useOrder } from "./use-order.ts"

const libraryOpen = "library"

/** Several pictures in an order of the user's. */
export function GalleryWidget(widget: FilesProps) {
  const { id, field, value, isReadOnly, onChange, onBlur } = widget
  /** The library, or the key of the picture whose texts are edited. */
  const [open, setOpen] = useState<string | null>(null)
  const order = useOrder({ rows: value, onChange, handleId: (key) => `${id}-move-${key}` })
  const edited = value.find(({ key }) => key === open)
  const close = () => setOpen(null)
  return (
    <FileField
      widget={widget}
      onRemoved={(at, left) => order.announce(words.removed(at + 1, left))}
      dialogs={(change) => (
        <>
          {open === libraryOpen && <LibraryDialog onChoose={(file) => onChange([...value, file])} onClose={close} />}
          {edited !== undefined && (
            <TextsDialog
              id={`${id}-texts`}
              title={words.picture(value.indexOf(edited) + 1)}
              value={edited}
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
          {value.length > 0 && (
            <ol className={styles.list} aria-label={words.list(field.label)} onBlur={({ relatedTarget }) => order.leave(relatedTarget)}>
              {value.map((file, index) => (
                <GalleryPicture
                  key={file.key}
                  id={id}
                  file={file}
                  number={index + 1}
                  isReadOnly={isReadOnly}
                  isPicked={order.pickedKey === file.key}
                  actions={{ edit: setOpen, remove, toKey: order.toKey, toPointer: order.toPointer }}
                />
              ))}
            </ol>
          )}
          {fault}
          {!isReadOnly && (
            <DropZone title={words.drop} hint={words.hint} isOver={isOver}>
              {chooser(files.choose)}
              <Button tone="ghost" size="small" onClick={() => setOpen(libraryOpen)}>
                {pictures.fromLibrary}
              </Button>
            </DropZone>
          )}
          {rows}
          <p id={`${id}-move-help`} hidden>
            {words.moveHelp}
          </p>
          <p className="visually-hidden" role="status">
            {order.announcement}
          </p>
        </>
      )}
    </FileField>
  )
}
