import type { ReactNode } from "react"
import { acceptOf } from "#app/media/uploads/file-check.ts"
import { FileChooser, FileReceiver } from "#app/media/uploads/drop-zone.tsx"
import { useUploads } from "#app/media/uploads/use-uploads.ts"
import type { FileValue } from "#app/resources/values.ts"
import { files as words } from "#app/strings/media.ts"
import type { WidgetProps } from "#app/widgets/widget.tsx"
import { isFile } from "#contract/fields.ts"
import { FormSection } from "#ui/form.tsx"
import * as styles from "./file-field.module.css"
import { UploadRows } from "./upload-rows.tsx"

export type FilesProps = WidgetProps<readonly FileValue[]>

/** A field of one file as a list of one at most. */
export function asList({ value, onChange, ...widget }: WidgetProps<FileValue | null>): FilesProps {
  return { ...widget, value: value === null ? [] : [value], onChange: (files) => onChange(files.at(-1) ?? null) }
}

type Parts = {
  /** Files are held over the field. */
  readonly isOver: boolean
  /** A button that opens the system's dialog for files. */
  readonly chooser: (children: ReactNode) => ReactNode
  /** What is on its way, and what failed. */
  readonly rows: ReactNode
  /** What is wrong with the value. */
  readonly fault: ReactNode
  readonly change: (file: FileValue) => void
  readonly remove: (key: string) => void
}

type FileFieldProps = {
  readonly widget: FilesProps
  /** Called before files are added. */
  readonly onAdd?: () => void
  /** Called with the place of a removed file, and the number of those that are left. */
  readonly onRemoved?: (at: number, left: number) => void
  /** What the field opens. It stands outside of the area that takes what is pasted. */
  readonly dialogs?: (change: Parts["change"]) => ReactNode
  readonly children: (parts: Parts) => ReactNode
}

/** A field of files or pictures: it takes what is dropped, pasted or chosen. The children lay out its parts, and draw its files. */
export function FileField({ widget, onAdd, onRemoved, dialogs, children }: FileFieldProps) {
  const { id, name, field, value, error, isReadOnly, onChange } = widget
  const { uploads } = useUploads()
  if (!isFile(field)) return null
  const isMany = field.many === true
  const add = (files: readonly File[]) => {
    onAdd?.()
    void uploads.add({ name, field }, isMany ? files : files.slice(-1))
  }
  const remove = (key: string) => {
    const at = value.findIndex((one) => one.key === key)
    const left = value.filter((one) => one.key !== key)
    onChange(left)
    onRemoved?.(at, left.length)
    const next = left[Math.min(at, left.length - 1)]
    requestAnimationFrame(() => document.getElementById(next === undefined ? `${id}-add` : `${id}-remove-${next.key}`)?.focus())
  }
  const parts = {
    chooser: (text: ReactNode) => (
      <FileChooser id={`${id}-add`} label={words.chooserOf(field.label)} accept={acceptOf(field)} isMany={isMany} onFiles={add}>
        {text}
      </FileChooser>
    ),
    rows: <UploadRows name={name} onRemove={remove} />,
    fault: error !== undefined && <p className={styles.error}>{error}</p>,
    change: (changed: FileValue) => onChange(value.map((one) => (one.key === changed.key ? changed : one))),
    remove,
  }
  return (
    <FormSection title={field.label}>
      <FileReceiver id={id} isReadOnly={isReadOnly} onFiles={add}>
        {(isOver) => children({ ...parts, isOver })}
      </FileReceiver>
      {dialogs?.(parts.change)}
    </FormSection>
  )
}
