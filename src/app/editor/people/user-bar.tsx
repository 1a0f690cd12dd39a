import { screenPath } from "#contract/screens.ts"
import { classes } from "#lib/classes.ts"
import { people } from "#app/strings/people.ts"
import { Badge, type BadgeState } from "#ui/badge.tsx"
import { ButtonLink } from "#ui/button.tsx"
import { SubmitButton } from "#ui/submit-button.tsx"
import type { KindPartProps } from "../kind-part.ts"
import * as styles from "../bar/save-bar.module.css"
import { phraseOf } from "../bar/save-status.ts"
import { SaveProblem, StatusLine } from "../bar/status-line.tsx"
import { useAccount } from "#app/accounts/account-api.ts"

const strings = people.bar

/** Sticks to the bottom of the window. Its submit button invites a new user, and saves a known one. */
export function UserBar({ item, state, of, actions }: KindPartProps) {
  const isNew = item.number === null
  const isSaving = state.kind === "saving"
  const account = useAccount(item)
  const isInvited = account?.ok === true && account.value.hasPassword === false
  const at = state.kind === "saved" ? state.at : null
  const badge = badgeOf(item.isPublished, isInvited)
  return (
    <section className={styles.bar} aria-label={strings.name}>
      <SaveProblem state={state} item={item} />
      <div className={classes("wrap", styles.inner)}>
        <StatusLine
          badge={!isNew && <Badge state={badge} />}
          badgeWord={isNew ? "" : badge.word}
          phrase={phraseOf({ kind: state.kind, wasSaved: at !== null, isNew, isWithdrawing: false, page: "published" })}
          at={at}
          onRetry={actions.retry}
        />
        <div className={styles.actions}>
          <ButtonLink tone="ghost" to={screenPath({ kind: "list", of })}>
            {strings.cancel}
          </ButtonLink>
          <SubmitButton tone="accent" isBusy={isSaving} busyLabel={isNew ? strings.inviting : strings.saving}>
            {isNew ? strings.invite : strings.save}
          </SubmitButton>
        </div>
      </div>
    </section>
  )
}

function badgeOf(isActive: boolean, isInvited: boolean): BadgeState {
  if (!isActive) return { look: "blocked", word: strings.blocked }
  return isInvited ? { look: "draft", word: strings.invited } : { look: "live", word: strings.active }
}
