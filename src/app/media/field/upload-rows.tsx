import type { ReactNode } from "react"
import { wordsOf } from "#lib/session/problem.ts"
import { files as words } from "#app/strings/media.ts"
import { Button } from "#ui/button.tsx"
import { Icon } from "#ui/icon.tsx"
import { sheetOf, warning } from "./signs.ts"
import type { Uploads } from "#app/media/uploads/uploads.ts"
import type { UploadEntry, UploadState } from "#app/media/uploads/upload-queue.ts"
import * as styles from "./upload-rows.module.css"
import { useFieldUploads, usePendingUploads, useUploads } from "#app/media/uploads/use-uploads.ts"

type UploadRowsProps = { readonly name: string; readonly onRemove: (key: string) => void }

/** The uploads of a field: their progress, and what failed or was refused with the reason. */
export function UploadRows({ name, onRemove }: UploadRowsProps) {
  const { uploads } = useUploads()
  const { entries, refused } = useFieldUploads(name)
  if (entries.length === 0 && refused.length === 0) return null
  return (
    <div>
      {entries.map((entry) =>
        entry.state.kind === "failed" ? (
          <FailedRow key={entry.key} text={words.because(entry.filename, reasonOf(entry.state))}>
            {entry.state.problem !== null && (
              <RowButton label={words.retryOf(entry.filename)} onClick={() => uploads.retry(entry.key)}>
                {words.retry}
              </RowButton>
            )}
            <RowButton label={words.removeOf(entry.filename)} onClick={() => onRemove(entry.key)}>
              {words.remove}
            </RowButton>
          </FailedRow>
        ) : (
          <RunningRow key={entry.key} entry={entry} onCancel={() => onRemove(entry.key)} />
        ),
      )}
      {refused.map(({ key, filename, reason }) => (
        <FailedRow key={key} text={words.because(filename, reason)}>
          <RowButton label={words.dismissOf(filename)} onClick={() => uploads.dismiss(key)}>
            {words.dismiss}
          </RowButton>
        </FailedRow>
      ))}
    </div>
  )
}

function reasonOf({ problem }: Extract<UploadState, { readonly kind: "failed" }>): string {
  if (problem === null) return words.lost
  return problem.kind === "offline" ? words.offline : wordsOf(problem)
}

function RunningRow({ entry: { filename, state }, onCancel }: { readonly entry: UploadEntry; readonly onCancel: () => void }) {
  const percent = state.kind === "sending" && state.total > 0 ? Math.min(100, Math.round((state.sent / state.total) * 100)) : 0
  return (
    <div className={styles.upload}>
      <div className={styles.row}>
        <Icon path={sheetOf(filename)} />
        <span className={styles.name}>{filename}</span>
        <span className={styles.facts}>{state.kind === "sending" ? words.sent(state.sent, state.total) : words.waiting}</span>
        <RowButton label={words.cancelOf(filename)} onClick={onCancel}>
          {words.cancel}
        </RowButton>
      </div>
      <div
        className={styles.progress}
        role="progressbar"
        aria-label={words.uploadOf(filename)}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span className={styles.done} style={{ width: `${percent}%` }} />
      </div>
    </div>
  )
}

function FailedRow({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <div className={styles.upload} data-failed="true">
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

/** Says that a save waits for uploads. */
export function PendingUploads({ uploads }: { readonly uploads: Uploads }) {
  const count = usePendingUploads(uploads)
  return (
    <p className={styles.pending} role="status">
      {count > 0 && words.pending(count)}
    </p>
  )
}
