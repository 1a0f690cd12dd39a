import type { ReactNode } from "react"
import { addressOf, views, type AgendaState, type View } from "#app/agenda/occurrences/agenda-state.ts"
import { agenda as strings, agendaViews } from "#app/strings/agenda.ts"
import { Button } from "#ui/button.tsx"
import { Icon } from "#ui/icon.tsx"
import { Link } from "#ui/link.tsx"
import * as styles from "./agenda-head.module.css"

const icons = { previous: "m12 5-5 5 5 5", next: "m8 5 5 5-5 5" }

export type HeadProps = {
  readonly title: string
  readonly state: AgendaState
  readonly view: View
  /** The days to which Previous and Next lead; null while the list shows what a search has found. */
  readonly steps: { readonly previous: number; readonly next: number } | null
  readonly onDay: (day: number) => void
  readonly onToday: () => void
}

export function AgendaHead({ title, state, view, steps, onDay, onToday }: HeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.moves}>
        <Step to="previous" steps={steps} onDay={onDay} />
        <Step to="next" steps={steps} onDay={onDay} />
        <Button tone="ghost" onClick={onToday}>
          {strings.today}
        </Button>
        <h2 className={styles.title} aria-live="polite">
          {title}
        </h2>
      </div>
      <ViewLinks state={state} view={view} />
    </div>
  )
}

type StepProps = Pick<HeadProps, "steps" | "onDay"> & { readonly to: "previous" | "next" }

export function Step({ to, steps, onDay }: StepProps) {
  if (steps === null) return null
  return (
    <Button tone="ghost" size="icon" aria-label={strings[to]} onClick={() => onDay(steps[to])}>
      <Icon path={icons[to]} />
    </Button>
  )
}

type ViewLinksProps = Pick<HeadProps, "state" | "view"> & { readonly onChoose?: () => void }

export function ViewLinks({ state, view, onChoose }: ViewLinksProps) {
  return (
    <div className={styles.views} role="group" aria-label={strings.view}>
      {views.map((each) => (
        <ViewLink
          key={each}
          to={addressOf({ ...state, view: each, text: "", until: null })}
          isShown={each === view}
          {...(onChoose !== undefined && { onClick: onChoose })}
        >
          {agendaViews[each]}
        </ViewLink>
      ))}
    </div>
  )
}

type ViewLinkProps = { readonly to: string; readonly isShown: boolean; readonly onClick?: () => void; readonly children: ReactNode }

function ViewLink({ isShown, ...others }: ViewLinkProps) {
  return <Link className={styles.view} aria-current={isShown ? "true" : undefined} {...others} />
}
