import { editor } from "#lib/strings/members-area/editor.ts"
import { classes } from "#lib/classes.ts"
import { Button, ButtonLink } from "#ui/button.tsx"
import { SubmitButton } from "#ui/submit-button.tsx"
import * as styles from "./save-bar.module.css"
import { statusWords, type SaveStatus } from "./save-status.ts"

const strings = editor.saveBar

export type SaveBarProps = {
  readonly status: SaveStatus
  /** What the public sees now. */
  readonly isLive: boolean
  /** What the form says: published or draft. */
  readonly willBeLive: boolean
  readonly publicPath: string | null
  readonly mayPublish: boolean
  readonly onPublish: () => void
  readonly onRetry: () => void
}

/** Sticks to the bottom of the window. Its submit button saves. */
export function SaveBar({ status, isLive, willBeLive, publicPath, mayPublish, onPublish, onRetry }: SaveBarProps) {
  const isSaving = status.kind === "saving"
  const offersPublish = mayPublish && !isLive && !willBeLive
  const note = noteOf(isLive, willBeLive)
  return (
    <section className={styles.bar} aria-label={strings.name}>
      <div className={classes("wrap", styles.inner)}>
        <div className={styles.state}>
          <span className={styles.badge} data-state={isLive ? "live" : "draft"}>
            {isLive ? strings.live : strings.draft}
          </span>
          <span role="status">{statusWords(status, isLive)}</span>
          {status.kind === "failed" && (
            <Button tone="ghost" size="small" onClick={onRetry}>
              {strings.retry}
            </Button>
          )}
        </div>
        <div className={styles.actions}>
          {note !== null && <span className={styles.note}>{note}</span>}
          {publicPath !== null && (
            <ButtonLink tone="quiet" to={publicPath}>
              {strings.view}
            </ButtonLink>
          )}
          <SubmitButton tone={offersPublish ? "ghost" : "accent"} isBusy={isSaving} busyLabel={strings.saving}>
            {!isLive && willBeLive ? strings.publish : strings.save}
          </SubmitButton>
          {offersPublish && (
            <Button tone="accent" aria-disabled={isSaving} onClick={isSaving ? undefined : onPublish}>
              {strings.publish}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}

function noteOf(isLive: boolean, willBeLive: boolean): string | null {
  if (willBeLive) return strings.goesLive
  return isLive ? strings.staysDraft : null
}
