import { screenPath } from "#contract/screens.ts"
import { classes } from "#lib/classes.ts"
import { people } from "#lib/strings/members-area/people.ts"
import { Badge } from "#ui/badge.tsx"
import { Button, ButtonLink } from "#ui/button.tsx"
import { SubmitButton } from "#ui/submit-button.tsx"
import type { KindPartProps } from "../kind-part.ts"
import * as styles from "../save/save-bar.module.css"
import { SaveProblem } from "../save/save-problem.tsx"
import { statusWords } from "../save/save-status.ts"
import { useAccount } from "#app/accounts/account-api.ts"

const strings = people.bar

/** Sticks to the bottom of the window. Its submit button invites a new user, and saves a known one. */
export function UserBar({ item, state, of, actions }: KindPartProps) {
  const isNew = item.number === null
  const isSaving = state.kind === "saving"
  const account = useAccount(item)
  const isInvited = account?.ok === true && account.value.hasPassword === false
  return (
    <section className={styles.bar} aria-label={strings.name}>
      <SaveProblem state={state} item={item} />
      <div className={classes("wrap", styles.inner)}>
        <div className={styles.state}>
          {!isNew && <AccountBadge isActive={item.isPublished} isInvited={isInvited} />}
          <span role="status">{statusWords(state, { ...item, isPublished: true })}</span>
          {(state.kind === "failed" || state.kind === "offline") && (
            <Button tone="ghost" size="small" onClick={actions.retry}>
              {strings.retry}
            </Button>
          )}
        </div>
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

function AccountBadge({ isActive, isInvited }: { readonly isActive: boolean; readonly isInvited: boolean }) {
  if (!isActive) return <Badge state={{ look: "blocked", word: strings.blocked }} />
  return <Badge state={isInvited ? { look: "draft", word: strings.invited } : { look: "live", word: strings.active }} />
}
