import type { FileValue } from "#dashboard/items/values.ts"
import type { WidgetProps } from "#dashboard/widgets/widget.tsx"
import { extensionOf } from "#dashboard/media/uploads/file-check.ts"
import { classes } from "#lib/classes.ts"
import { Button } from "#ui/controls/button.tsx"
import { TextField } from "#ui/forms/field.tsx"
import { Icon } from "#ui/pictures/icon.tsx"
import * as styles from "./attachments-widget.module.css"
import { asList, FileField, FileRow, type FilesProps } from "./upload-rows.tsx"
import { bin } from "#dashboard/widgets/icons.ts"
import { arrowUp } from "./file-icons.ts"
import { appWords } from "#dashboard/strings/words.ts"

export function AttachmentWidget(widget: WidgetProps<FileValue | null>) {
  return <AttachmentsWidget {...asList(widget)} />
}

export function AttachmentsWidget(widget: FilesProps) {
  const { id, value, isReadOnly, onBlur } = widget
  return (
    <FileField widget={widget}>
      {({ isOver, chooser, rows, fault, change, remove }) => (
        <>
          {value.length === 0 ? (
            <p className={classes("hint", styles.none)} data-over={isOver}>
              {appWords.files.none}
            </p>
          ) : (
            <ul className={styles.list} data-over={isOver} onBlur={onBlur}>
              {value.map((file) => (
                <Attachment key={file.key} id={id} file={file} isReadOnly={isReadOnly} onChange={change} onRemove={remove} />
              ))}
            </ul>
          )}
          {rows}
          {fault}
          {!isReadOnly && (
            <div>
              {chooser(
                <>
                  <Icon path={arrowUp} />
                  {appWords.files.add}
                </>,
              )}
            </div>
          )}
        </>
      )}
    </FileField>
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
    <li className={classes("stack", styles.file)} data-gap="2">
      <FileRow filename={filename} facts={[extensionOf(filename).toUpperCase(), appWords.files.size(filesize)].join(", ")}>
        {!isReadOnly && (
          <Button
            id={`${id}-remove-${key}`}
            tone="quiet"
            size="icon"
            aria-label={appWords.files.removeOf(filename)}
            onClick={() => onRemove(key)}
          >
            <Icon path={bin} />
          </Button>
        )}
      </FileRow>
      <TextField
        id={`${id}-description-${key}`}
        label={appWords.files.description}
        aria-label={appWords.files.descriptionOf(filename)}
        autoComplete="off"
        maxLength={255}
        value={description}
        readOnly={isReadOnly}
        onChange={({ target }) => onChange({ ...file, description: target.value })}
      />
    </li>
  )
}
