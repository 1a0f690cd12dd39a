import type { ReactNode } from "react"
import { addressOf, views, type AgendaState, type View } from "#app/agenda/address/agenda-state.ts"
import { agenda as strings, agendaViews } from "#lib/strings/members-area/agenda.ts"
import { Button } from "#ui/button.tsx"
import { Icon } from "#ui/icon.tsx"
import { Link } from "#ui/link.tsx"
import * as styles from "./agenda-head.module.css"

const back = "m12 5-5 5 5 5"
const forth = "m8 5 5 5-5 5"

type AgendaHeadProps = {
  readonly title: string
  readonly state: AgendaState
  readonly view: View
  /** The days to which Previous and Next lead; null while the list shows what a search has found. */
  readonly steps: { readonly previous: number; readonly next: number } | null
  readonly onDay: (day: number) => void
  readonly onToday: () => void
}

export function AgendaHead({ title, state, view, steps, onDay, onToday }: AgendaHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.moves}>
        {steps !== null && (
          <>
            <Button tone="ghost" size="icon" aria-label={strings.previous} onClick={() => onDay(steps.previous)}>
              <Icon path={back} />
            </Button>
            <Button tone="ghost" size="icon" aria-label={strings.next} onClick={() => onDay(steps.next)}>
              <Icon path={forth} />
            </Button>
          </>
        )}
        <Button tone="ghost" onClick={onToday}>
          {strings.today}
        </Button>
        <h2 className={styles.title} aria-live="polite">
          {title}
        </h2>
      </div>
      <div className={styles.views} role="group" aria-label={strings.view}>
        {views.map((each) => (
          <ViewLink key={each} to={addressOf({ ...state, view: each, text: "", until: null })} isShown={each === view}>
            {agendaViews[each]}
          </ViewLink>
        ))}
      </div>
    </div>
  )
}

function ViewLink({ to, isShown, children }: { readonly to: string; readonly isShown: boolean; readonly children: ReactNode }) {
  return (
    <Link to={to} className={styles.view} aria-current={isShown ? "true" : undefined}>
      {children}
    </Link>
  )
}
