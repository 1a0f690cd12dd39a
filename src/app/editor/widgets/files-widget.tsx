import type { WidgetProps } from "#app/editor/widget.ts"
import type { FileValue } from "#app/resources/values.ts"
import { editorWidgets as words } from "#lib/strings/members-area/editor.ts"
import { FormSection } from "#ui/form.tsx"
import * as styles from "./controls.module.css"

export function FileWidget({ value, ...others }: WidgetProps<FileValue | null>) {
  return <FileNames {...others} files={value === null ? [] : [value]} />
}

export function FilesWidget({ value, ...others }: WidgetProps<readonly FileValue[]>) {
  return <FileNames {...others} files={value} />
}

type FileNamesProps = Pick<WidgetProps, "id" | "field" | "error"> & { readonly files: readonly FileValue[] }

/** The names of the pictures or attachments that an item has. */
function FileNames({ id, field, files, error }: FileNamesProps) {
  return (
    <FormSection title={field.label}>
      <div id={id} tabIndex={-1}>
        {files.length === 0 ? (
          <p className={styles.aside}>{words.noFiles}</p>
        ) : (
          <ul>
            {files.map(({ key, filename }) => (
              <li key={key}>{filename}</li>
            ))}
          </ul>
        )}
        {error !== undefined && <p className={styles.error}>{error}</p>}
      </div>
    </FormSection>
  )
}
