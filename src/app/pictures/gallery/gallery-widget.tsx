import { useState } from "react"
import type { WidgetProps } from "#app/widgets/widget.ts"
import type { FileValue } from "#app/resources/values.ts"
import { DropZone, FileChooser, FileReceiver } from "#app/uploads/drop-zone.tsx"
import { acceptOf, type FileField } from "#app/uploads/file-check.ts"
import { UploadRows } from "#app/uploads/upload-rows.tsx"
import { useUploads } from "#app/uploads/use-uploads.ts"
import { isFile } from "#contract/fields.ts"
import { files, gallery as words, pictures } from "#app/strings/media.ts"
import { Button } from "#ui/button.tsx"
import { FormSection } from "#ui/form.tsx"
import { LibraryDialog } from "../library/library-dialog.tsx"
import { GalleryPicture } from "./gallery-picture.tsx"
import * as styles from "./gallery.module.css"
import { TextsDialog } from "./texts-dialog.tsx"
import { useOrder } from "./use-order.ts"

type GalleryProps = WidgetProps<readonly FileValue[]>

/** Several pictures in an order of the user's. */
export function GalleryWidget(props: GalleryProps) {
  const { field } = props
  return isFile(field) ? <Gallery {...props} field={field} /> : null
}

const libraryOpen = "library"

function Gallery(props: Omit<GalleryProps, "field"> & { readonly field: FileField }) {
  const { id, name, field, value, error, isReadOnly, onChange, onBlur } = props
  const { uploads } = useUploads()
  /** The library, or the key of the picture whose texts are edited. */
  const [open, setOpen] = useState<string | null>(null)
  const order = useOrder({ rows: value, onChange, handleId: (key) => `${id}-move-${key}` })
  const add = (added: readonly File[]) => void uploads.add({ name, field }, added)
  const edited = value.find(({ key }) => key === open)
  const change = (changed: FileValue) => onChange(value.map((one) => (one.key === changed.key ? changed : one)))
  const remove = (key: string) => {
    const at = value.findIndex((one) => one.key === key)
    const left = value.filter((one) => one.key !== key)
    onChange(left)
    order.announce(words.removed(at + 1, left.length))
    const next = left[Math.min(at, left.length - 1)]
    requestAnimationFrame(() => document.getElementById(next === undefined ? id : `${id}-remove-${next.key}`)?.focus())
  }
  return (
    <FormSection title={field.label}>
      <FileReceiver id={id} isReadOnly={isReadOnly} onFiles={add}>
        {(isOver) => (
          <>
            <PictureList {...props} order={order} onEdit={setOpen} onRemove={remove} />
            {error !== undefined && <p className={styles.error}>{error}</p>}
            {!isReadOnly && (
              <DropZone title={words.drop} hint={words.hint} isOver={isOver}>
                <FileChooser label={files.chooserOf(field.label)} accept={acceptOf(field)} isMany onFiles={add}>
                  {files.choose}
                </FileChooser>
                <Button tone="ghost" size="small" onClick={() => setOpen(libraryOpen)}>
                  {pictures.fromLibrary}
                </Button>
              </DropZone>
            )}
            <UploadRows name={name} onRemove={remove} />
            <p id={`${id}-move-help`} hidden>
              {words.moveHelp}
            </p>
            <p className="visually-hidden" role="status">
              {order.announcement}
            </p>
          </>
        )}
      </FileReceiver>
      {edited !== undefined && (
        <TextsDialog
          id={`${id}-texts`}
          title={words.picture(value.indexOf(edited) + 1)}
          value={edited}
          isReadOnly={isReadOnly}
          onChange={change}
          onClose={() => {
            setOpen(null)
            onBlur()
          }}
        />
      )}
      {open === libraryOpen && <LibraryDialog onChoose={(file) => onChange([...value, file])} onClose={() => setOpen(null)} />}
    </FormSection>
  )
}

type PictureListProps = Pick<GalleryProps, "id" | "field" | "value" | "isReadOnly"> & {
  readonly order: ReturnType<typeof useOrder>
  readonly onEdit: (key: string) => void
  readonly onRemove: (key: string) => void
}

function PictureList({ id, field, value, isReadOnly, order, onEdit, onRemove }: PictureListProps) {
  if (value.length === 0) return null
  const actions = { edit: onEdit, remove: onRemove, toKey: order.toKey, toPointer: order.toPointer }
  return (
    <ol className={styles.list} aria-label={words.list(field.label)} onBlur={({ relatedTarget }) => order.leave(relatedTarget)}>
      {value.map((file, index) => (
        <GalleryPicture
          key={file.key}
          id={id}
          file={file}
          number={index + 1}
          isReadOnly={isReadOnly}
          isPicked={order.pickedKey === file.key}
          actions={actions}
        />
      ))}
    </ol>
  )
}
