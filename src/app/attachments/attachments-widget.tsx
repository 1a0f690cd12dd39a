import type { WidgetProps } from "#app/widgets/widget.ts"
import { isFileValue, listOf } from "#app/resources/value-kinds.ts"
import type { FileValue } from "#app/resources/values.ts"
import { FileChooser, FileReceiver } from "#app/uploads/drop-zone.tsx"
import { acceptOf, extensionOf, type FileField } from "#app/uploads/file-check.ts"
import { arrowUp, bin, sheetOf } from "#app/uploads/signs.ts"
import { UploadRows } from "#app/uploads/upload-rows.tsx"
import { useUploads } from "#app/uploads/use-uploads.ts"
import { isFile } from "#contract/fields.ts"
import { files as words } from "#app/strings/media.ts"
import { Button } from "#ui/button.tsx"
import { TextField } from "#ui/field.tsx"
import { FormSection } from "#ui/form.tsx"
import { Icon } from "#ui/icon.tsx"
import * as styles from "./attachments-widget.module.css"

/** Files that visitors download, with a description each. */
export function AttachmentsWidget(props: WidgetProps<readonly FileValue[]>) {
  const { field } = props
  return isFile(field) ? <Attachments {...props} field={field} /> : null
}

export function AttachmentWidget({ value, onChange, ...props }: WidgetProps<FileValue | null>) {
  return <AttachmentsWidget {...props} value={listOf(value).filter(isFileValue)} onChange={(files) => onChange(files.at(-1) ?? null)} />
}

function Attachments(props: Omit<WidgetProps<readonly FileValue[]>, "field"> & { readonly field: FileField }) {
  const { id, name, field, value, error, isReadOnly, onChange, onBlur } = props
  const { uploads } = useUploads()
  const add = (added: readonly File[]) => void uploads.add({ name, field }, added)
  const change = (changed: FileValue) => onChange(value.map((one) => (one.key === changed.key ? changed : one)))
  const remove = (key: string) => {
    const at = value.findIndex((one) => one.key === key)
    const left = value.filter((one) => one.key !== key)
    onChange(left)
    const next = left[Math.min(at, left.length - 1)]
    requestAnimationFrame(() => document.getElementById(next === undefined ? `${id}-add` : `${id}-remove-${next.key}`)?.focus())
  }
  return (
    <FormSection title={field.label}>
      <FileReceiver id={id} isReadOnly={isReadOnly} onFiles={add}>
        {(isOver) => (
          <>
            {value.length === 0 ? (
              <p className={styles.none} data-over={isOver}>
                {words.none}
              </p>
            ) : (
              <ul className={styles.list} data-over={isOver} onBlur={onBlur}>
                {value.map((file) => (
                  <Attachment key={file.key} id={id} file={file} isReadOnly={isReadOnly} onChange={change} onRemove={remove} />
                ))}
              </ul>
            )}
            <UploadRows name={name} onRemove={remove} />
            {error !== undefined && <p className={styles.error}>{error}</p>}
            {!isReadOnly && (
              <div>
                <FileChooser
                  id={`${id}-add`}
                  label={words.chooserOf(field.label)}
                  accept={acceptOf(field)}
                  isMany={field.many === true}
                  onFiles={add}
                >
                  <Icon path={arrowUp} />
                  {words.add}
                </FileChooser>
              </div>
            )}
          </>
        )}
      </FileReceiver>
    </FormSection>
  )
}

type AttachmentProps = {
  readonly id: string
  readonly file: FileValue
  readonly isReadOnly: boolean
  readonly onChange: (file: FileValue) => void
  readonly onRemove: (key: string) => void
}

function Attachment({ id, file, isReadOnly, onChange, onRemove }: AttachmentProps) {
  const { key, filename, filesize, description } = file
  return (
    <li className={styles.file}>
      <div className={styles.head}>
        <Icon path={sheetOf(filename)} />
        <span className={styles.name}>{filename}</span>
        <small className={styles.facts}>{[extensionOf(filename).toUpperCase(), words.size(filesize)].join(", ")}</small>
        {!isReadOnly && (
          <Button id={`${id}-remove-${key}`} tone="quiet" size="icon" aria-label={words.removeOf(filename)} onClick={() => onRemove(key)}>
            <Icon path={bin} />
          </Button>
        )}
      </div>
      <TextField
        id={`${id}-description-${key}`}
        label={words.description}
        aria-label={words.descriptionOf(filename)}
        autoComplete="off"
        maxLength={255}
        value={description}
        readOnly={isReadOnly}
        onChange={({ target }) => onChange({ ...file, description: target.value })}
      />
    </li>
  )
}
