import type { ReactNode } from "react"
import { wordsOf } from "#lib/session/problem.ts"
import { classes } from "#lib/classes.ts"
import { Button } from "#ui/controls/button.tsx"
import { Icon } from "#ui/pictures/icon.tsx"
import { sheetOf, warning } from "./file-icons.ts"
import { type Uploads, useUploadEntries, useUploads } from "../uploads/uploads.ts"
import { isPending, type UploadEntry, type UploadState } from "../uploads/upload-queue.ts"
import * as styles from "./upload-rows.module.css"
import { acceptOf } from "../uploads/file-check.ts"
import { FileChooser, FileReceiver } from "../uploads/drop-zone.tsx"
import type { FileValue } from "#dashboard/items/values.ts"
import { useBackEndFeature } from "#dashboard/session/hooks.ts"
import type { WidgetProps } from "#dashboard/widgets/widget.tsx"
import { isFile } from "#contract/fields.ts"
import { FormSection } from "#ui/forms/form.tsx"
import * as controls from "#dashboard/widgets/controls.module.css"
import { appWords } from "#dashboard/strings/words.ts"
import { ProgressBar } from "#ui/states/progress-bar.tsx"

type UploadRowsProps = { readonly name: string; readonly onRemove: (key: string) => void }

export function UploadRows({ name, onRemove }: UploadRowsProps) {
  const { uploads } = useUploads()
  const entries = useUploadEntries(uploads).filter(({ field }) => field === name)
  if (entries.length === 0) return null
  return (
    <div>
      {entries.map((entry) => {
        const { key, filename, state } = entry
        if (isPending(entry)) return <RunningRow key={key} entry={entry} onCancel={() => onRemove(key)} />
        return (
          <FailedRow key={key} text={appWords.files.because(filename, reasonOf(state))}>
            {state.kind === "failed" && state.problem !== null && (
              <RowButton label={appWords.files.retryOf(filename)} onClick={() => uploads.queue.retry(key)}>
                {appWords.buttons.again}
              </RowButton>
            )}
            {state.kind === "refused" ? (
              <RowButton label={appWords.files.dismissOf(filename)} onClick={() => uploads.queue.dismiss(key)}>
                {appWords.buttons.dismiss}
              </RowButton>
            ) : (
              <RowButton label={appWords.files.removeOf(filename)} onClick={() => onRemove(key)}>
                {appWords.buttons.remove}
              </RowButton>
            )}
          </FailedRow>
        )
      })}
    </div>
  )
}

function reasonOf(state: UploadState): string {
  if (state.kind === "refused") return state.reason
  const problem = state.kind === "failed" ? state.problem : null
  if (problem === null) return appWords.files.lost
  return problem.kind === "offline" ? appWords.files.offline : wordsOf(problem)
}

function RunningRow({ entry: { filename, state }, onCancel }: { readonly entry: UploadEntry; readonly onCancel: () => void }) {
  const percent = state.kind === "sending" && state.total > 0 ? Math.min(100, Math.round((state.sent / state.total) * 100)) : 0
  return (
    <div className={classes("stack", styles.upload)} data-gap="2">
      <FileRow filename={filename} facts={state.kind === "sending" ? appWords.files.sent(state.sent, state.total) : appWords.files.waiting}>
        <RowButton label={appWords.files.cancelOf(filename)} onClick={onCancel}>
          {appWords.buttons.cancel}
        </RowButton>
      </FileRow>
      <ProgressBar label={appWords.files.uploadOf(filename)} percent={percent} />
    </div>
  )
}

type FileRowProps = { readonly filename: string; readonly facts: string; readonly children: ReactNode }

export function FileRow({ filename, facts, children }: FileRowProps) {
  return (
    <div className={styles.row}>
      <Icon path={sheetOf(filename)} />
      <span className={styles.name}>{filename}</span>
      <span className={styles.facts}>{facts}</span>
      {children}
    </div>
  )
}

function FailedRow({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <div className={classes("stack", styles.upload)} data-gap="2" data-failed="true">
      <div className={styles.row}>
        <Icon path={warning} />
        <span className={styles.name} role="alert">
          {text}
        </span>
        {children}
      </div>
    </div>
  )
}

type RowButtonProps = { readonly label: string; readonly onClick: () => void; readonly children: string }

function RowButton({ label, onClick, children }: RowButtonProps) {
  return (
    <Button tone="quiet" size="small" aria-label={label} onClick={onClick}>
      {children}
    </Button>
  )
}

export function PendingUploads({ uploads }: { readonly uploads: Uploads }) {
  const count = useUploadEntries(uploads).filter(isPending).length
  return (
    <p className="hint" role="status">
      {count > 0 && appWords.files.pending(count)}
    </p>
  )
}

export type FilesProps = WidgetProps<readonly FileValue[]>

export function asList({ value, onChange, ...widget }: WidgetProps<FileValue | null>): FilesProps {
  return { ...widget, value: value === null ? [] : [value], onChange: (files) => onChange(files.at(-1) ?? null) }
}

type Parts = {
  /** Is true while the user drags files over the field. */
  readonly isOver: boolean
  /** Draws a button that opens the system's dialog for files. */
  readonly chooser: (children: ReactNode) => ReactNode
  readonly rows: ReactNode
  readonly fault: ReactNode
  readonly change: (file: FileValue) => void
  readonly remove: (key: string) => void
}

type FileFieldProps = {
  readonly widget: FilesProps
  /** Runs before files are added. */
  readonly onAdd?: () => void
  /** Gets the place of a removed file, and the number of the remaining ones. */
  readonly onRemoved?: (at: number, count: number) => void
  /** Draws dialogs outside of the area that takes pasted files. */
  readonly dialogs?: (change: Parts["change"]) => ReactNode
  readonly children: (parts: Parts) => ReactNode
}

/** Takes dropped, pasted and chosen files. The children lay out its parts, and draw its files. */
export function FileField({ widget, onAdd, onRemoved, dialogs, children }: FileFieldProps) {
  const { id, name, field, value, error, isReadOnly, onChange } = widget
  const { uploads } = useUploads()
  const isPrivate = useBackEndFeature("private-files")
  if (!isFile(field)) return null
  const isMany = field.many === true
  const add = (files: readonly File[]) => {
    onAdd?.()
    void uploads.add({ name, field }, isMany ? files : files.slice(-1))
  }
  const remove = (key: string) => {
    const at = value.findIndex((one) => one.key === key)
    const remaining = value.filter((one) => one.key !== key)
    onChange(remaining)
    onRemoved?.(at, remaining.length)
    const next = remaining[Math.min(at, remaining.length - 1)]
    requestAnimationFrame(() => document.getElementById(next === undefined ? `${id}-add` : `${id}-remove-${next.key}`)?.focus())
  }
  const parts = {
    chooser: (text: ReactNode) => (
      <FileChooser id={`${id}-add`} label={appWords.files.chooserOf(field.label)} accept={acceptOf(field)} isMany={isMany} onFiles={add}>
        {text}
      </FileChooser>
    ),
    rows: <UploadRows name={name} onRemove={remove} />,
    fault: error !== undefined && <p className={controls.error}>{error}</p>,
    change: (file: FileValue) => onChange(value.map((one) => (one.key === file.key ? file : one))),
    remove,
  }
  return (
    <FormSection title={field.label}>
      {!isPrivate && !isReadOnly && <p className="meta">{appWords.files.publicOnDrupal}</p>}
      <FileReceiver id={id} isReadOnly={isReadOnly} onFiles={add}>
        {(isOver) => children({ ...parts, isOver })}
      </FileReceiver>
      {dialogs?.(parts.change)}
    </FormSection>
  )
}
