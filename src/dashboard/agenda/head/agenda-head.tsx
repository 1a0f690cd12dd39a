import { useId, useRef, useState, type ReactNode } from "react"
import { formatDay } from "#contract/agenda/days.ts"
import { useEscape } from "#dashboard/agenda/event/use-escape.ts"
import {
  agendaAddress,
  agendaFilters,
  agendaStateOf,
  views,
  type AgendaState,
  type View,
} from "#dashboard/agenda/occurrences/agenda-state.ts"
import type { ViewPlan } from "#dashboard/agenda/views/plan.ts"
import { FilterSelect, SearchBox } from "#dashboard/lists/page/list-toolbar.tsx"
import { appWords } from "#dashboard/strings/words.ts"
import { Button } from "#ui/controls/button.tsx"
import { TextField } from "#ui/forms/field.tsx"
import { cross, Icon } from "#ui/pictures/icon.tsx"
import { Link } from "#ui/controls/link.tsx"
import * as styles from "./agenda-head.module.css"
import { classes } from "#lib/classes.ts"
import * as segments from "#ui/page/segments.module.css"

export type HeadProps = {
  readonly plan: ViewPlan
  readonly state: AgendaState
  readonly view: View
  readonly onChange: (state: AgendaState, how: "choose" | "type") => void
  /** Null means today. */
  readonly onDay: (day: number | null) => void
}

export function AgendaHead(props: HeadProps) {
  return (
    <div className={classes("spread", styles.head)}>
      <div className={styles.moves}>
        <Step to="previous" {...props} />
        <Step to="next" {...props} />
        <Today {...props} />
        <h2 className={styles.title} aria-live="polite">
          {props.plan.title}
        </h2>
      </div>
      <ViewLinks {...props} />
    </div>
  )
}

const icons = { previous: "m12 5-5 5 5 5", next: "m8 5 5 5-5 5" }

/** The results of a search have no such steps. */
function Step({ to, plan: { steps }, onDay }: HeadProps & { readonly to: "previous" | "next" }) {
  if (steps === null) return null
  return (
    <Button tone="ghost" size="icon" aria-label={appWords.agenda[to]} onClick={() => onDay(steps[to])}>
      <Icon path={icons[to]} />
    </Button>
  )
}

function Today({ onDay, onChoose }: HeadProps & { readonly onChoose?: () => void }) {
  const choose = () => {
    onDay(null)
    onChoose?.()
  }
  return (
    <Button tone="ghost" onClick={choose}>
      {appWords.agenda.today}
    </Button>
  )
}

function ViewLinks({ state, view, onChoose }: Pick<HeadProps, "state" | "view"> & { readonly onChoose?: () => void }) {
  return (
    <div className={classes(segments.group, styles.views)} role="group" aria-label={appWords.agenda.view}>
      {views.map((each) => (
        <Link
          key={each}
          className={segments.segment}
          to={agendaAddress({ ...state, view: each, text: "", until: null })}
          aria-current={each === view ? "true" : undefined}
          onClick={onChoose}
        >
          {appWords.agendaViews[each]}
        </Link>
      ))}
    </div>
  )
}

const options = "M3 6h8M15 6h2M3 14h2M9 14h8M11 4v4M9 12v4"

/** The last button of the row opens all other controls. */
export function NarrowHead({ children, ...props }: HeadProps & { readonly children: ReactNode }) {
  const id = useId()
  const opener = useRef<HTMLSpanElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => {
    setIsOpen(false)
    opener.current?.querySelector("button")?.focus()
  }
  useEscape(isOpen, close)
  const { category, audience, text } = props.state
  const count = [category, audience, text].filter((value) => value !== "").length
  return (
    <div className={styles.narrow}>
      <div className={styles.row}>
        <Step to="previous" {...props} />
        <h2 className={styles.narrowTitle} aria-live="polite">
          {props.plan.title}
        </h2>
        <Step to="next" {...props} />
        <span ref={opener}>
          <Button
            tone={count === 0 ? "ghost" : "accent"}
            size="icon"
            aria-label={appWords.agenda.options(count)}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon path={isOpen ? cross : options} />
          </Button>
        </span>
      </div>
      <div id={id} className={styles.panel} hidden={!isOpen}>
        <ViewLinks {...props} onChoose={close} />
        <AgendaToolbar {...props} />
        <div className={styles.others}>
          <Today {...props} onChoose={close} />
          {children}
        </div>
      </div>
    </div>
  )
}

export function AgendaToolbar({ state, plan, onChange }: HeadProps) {
  return (
    <form className={styles.toolbar} role="search" aria-label={appWords.agenda.search} onSubmit={(event) => event.preventDefault()}>
      <SearchBox label={appWords.agenda.search} text={state.text} onSearch={(text) => onChange({ ...state, view: "list", text }, "type")} />
      {agendaFilters.map((filter) => (
        <FilterSelect
          key={filter.name}
          filter={filter}
          value={state[filter.name]}
          onChoose={(value) => onChange({ ...state, [filter.name]: value }, "choose")}
        />
      ))}
      <DateBox day={plan.day} onDay={(day) => onChange({ ...state, day, until: null, text: "" }, "type")} />
    </form>
  )
}

/** Goes to a date as soon as it is complete. The field keeps the text as the user types it. */
function DateBox({ day, onDay }: { readonly day: number; readonly onDay: (day: number) => void }) {
  const id = useId()
  const [typedText, setTypedText] = useState<string | null>(null)
  const type = (text: string) => {
    setTypedText(text)
    const date = agendaStateOf(`?date=${text}`).day
    if (date !== null) onDay(date)
  }
  return (
    <TextField
      id={id}
      type="date"
      label={appWords.agenda.goTo}
      isLabelHidden
      title={appWords.agenda.goTo}
      value={typedText ?? formatDay(day)}
      onChange={({ target }) => type(target.value)}
      onBlur={() => setTypedText(null)}
    />
  )
}
