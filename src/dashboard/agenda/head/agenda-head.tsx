import { type ReactNode, useEffect, useId, useRef, useState, type RefObject } from "react"
import { addressOf, views, type AgendaState, type View, stateOf, filters } from "#dashboard/agenda/occurrences/agenda-state.ts"
import { Button } from "#ui/button.tsx"
import { Icon, cross } from "#ui/icon.tsx"
import { Link } from "#ui/link.tsx"
import * as styles from "./agenda-head.module.css"
import * as narrowStyles from "./narrow-head.module.css"
import { FilterSelect, SearchBox } from "#dashboard/lists/page/toolbar.tsx"
import { formatDay } from "#contract/agenda/days.ts"
import { TextField } from "#ui/field.tsx"
import * as toolbarStyles from "./agenda-toolbar.module.css"
import { appWords } from "#dashboard/strings/words.ts"

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
          {appWords.agenda.today}
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
    <Button tone="ghost" size="icon" aria-label={appWords.agenda[to]} onClick={() => onDay(steps[to])}>
      <Icon path={icons[to]} />
    </Button>
  )
}

type ViewLinksProps = Pick<HeadProps, "state" | "view"> & { readonly onChoose?: () => void }

export function ViewLinks({ state, view, onChoose }: ViewLinksProps) {
  return (
    <div className={styles.views} role="group" aria-label={appWords.agenda.view}>
      {views.map((each) => (
        <Link
          key={each}
          className={styles.view}
          to={addressOf({ ...state, view: each, text: "", until: null })}
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

type NarrowHeadProps = HeadProps & AgendaToolbarProps & { readonly children: ReactNode }

/** The controls of a narrow window: one row, whose last button opens all others. */
export function NarrowHead({ title, state, view, steps, day, onDay, onToday, onChange, children }: NarrowHeadProps) {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => {
    setIsOpen(false)
    place.current?.querySelector<HTMLElement>("[aria-controls]")?.focus()
  }
  useEscape(place, isOpen, close)
  const count = [state.category, state.audience, state.text].filter((value) => value !== "").length
  return (
    <div ref={place} className={narrowStyles.place}>
      <div className={narrowStyles.row}>
        <Step to="previous" steps={steps} onDay={onDay} />
        <h2 className={narrowStyles.title} aria-live="polite">
          {title}
        </h2>
        <Step to="next" steps={steps} onDay={onDay} />
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
      </div>
      <div id={id} className={narrowStyles.panel} hidden={!isOpen}>
        <ViewLinks state={state} view={view} onChoose={close} />
        <AgendaToolbar state={state} day={day} onChange={onChange} />
        <div className={narrowStyles.others}>
          <Button
            tone="ghost"
            onClick={() => {
              onToday()
              close()
            }}
          >
            {appWords.agenda.today}
          </Button>
          {children}
        </div>
      </div>
    </div>
  )
}

/** Escape anywhere in the controls closes what is open. */
function useEscape(place: RefObject<HTMLElement>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    const element = place.current
    if (!isOpen || element === null) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return
      event.preventDefault()
      close()
    }
    element.addEventListener("keydown", onKeyDown)
    return () => element.removeEventListener("keydown", onKeyDown)
  }, [place, isOpen, close])
}

type AgendaToolbarProps = {
  readonly state: AgendaState
  readonly day: number
  readonly onChange: (state: AgendaState, how: "choose" | "type") => void
}

export function AgendaToolbar({ state, day, onChange }: AgendaToolbarProps) {
  return (
    <form className={toolbarStyles.toolbar} role="search" aria-label={appWords.agenda.search} onSubmit={(event) => event.preventDefault()}>
      <SearchBox label={appWords.agenda.search} text={state.text} onSearch={(text) => onChange({ ...state, view: "list", text }, "type")} />
      {filters.map((filter) => (
        <FilterSelect
          key={filter.name}
          filter={filter}
          value={state[filter.name]}
          onChoose={(value) => onChange({ ...state, [filter.name]: value }, "choose")}
        />
      ))}
      <DateBox day={day} onDay={(chosen) => onChange({ ...state, day: chosen, until: null, text: "" }, "type")} />
    </form>
  )
}

/** Goes to a date as soon as it is whole. While it is typed, the field shows what is typed. */
function DateBox({ day, onDay }: { readonly day: number; readonly onDay: (day: number) => void }) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string) => {
    setTyped(text)
    const chosen = stateOf(`?date=${text}`).day
    if (chosen !== null) onDay(chosen)
  }
  return (
    <TextField
      id={id}
      type="date"
      label={appWords.agenda.goTo}
      isLabelHidden
      title={appWords.agenda.goTo}
      value={typed ?? formatDay(day)}
      onChange={({ target }) => type(target.value)}
      onBlur={() => setTyped(null)}
    />
  )
}
