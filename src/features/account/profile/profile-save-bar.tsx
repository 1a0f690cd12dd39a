import { type Problem, wordsOf } from "#lib/session/problem.ts"
import { Button } from "#ui/controls/button.tsx"
import { SubmitButton } from "#ui/forms/submit-button.tsx"
import * as styles from "./profile-save-bar.module.css"
import { accountWords } from "#lib/strings/account-words.ts"

type SaveBarProps = {
  readonly problem: Problem | null
  readonly isDirty: boolean
  readonly isSaving: boolean
  readonly onCancel: () => void
}

export function ProfileSaveBar(props: SaveBarProps) {
  const { isDirty, isSaving, onCancel } = props
  return (
    <div className={styles.bar}>
      <div className={`wrap spread ${styles.inner ?? ""}`}>
        <p className={styles.state} role="status">
          {stateOf(props)}
        </p>
        <div className="buttons">
          <Button tone="ghost" aria-disabled={!isDirty || isSaving} onClick={isDirty && !isSaving ? onCancel : undefined}>
            {accountWords.profile.cancel}
          </Button>
          <SubmitButton tone="accent" isBusy={isSaving} busyLabel={accountWords.profile.state.saving}>
            {accountWords.profile.save}
          </SubmitButton>
        </div>
      </div>
    </div>
  )
}

function stateOf({ problem, isDirty, isSaving }: SaveBarProps): string {
  if (isSaving) return accountWords.profile.state.saving
  if (problem !== null) return `${accountWords.profile.state.failed}. ${wordsOf(problem)}`
  return isDirty ? accountWords.profile.state.unsaved : accountWords.profile.state.saved
}
