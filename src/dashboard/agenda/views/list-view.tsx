import { capitalised } from "#lib/text/capitalised.ts"
import { addressOf, isFiltered, type AgendaState } from "#dashboard/agenda/occurrences/agenda-state.ts"
import { isElsewhere } from "#dashboard/agenda/occurrences/times.ts"
import { type Occurrence, isOn } from "#dashboard/agenda/occurrences/occurrence.ts"
import type { Plan } from "./plan.ts"
import { civil } from "#contract/agenda/days.ts"
import { dateWords, monthName, monthWords, weekdayWords, dayWords } from "#dashboard/agenda/days/words.ts"
import { classes } from "#lib/classes.ts"
import { Button, ButtonLink } from "#ui/button.tsx"
import * as dayList from "#ui/day-list.module.css"
import { Empty } from "#ui/empty.tsx"
import { byDay, fewestEvents, nearestOf, nextEnd, type Found, type ListDay } from "./list-days.ts"
import { ListItem, type ListProps } from "./list-item.tsx"
import * as styles from "./list.module.css"
import { useId } from "react"
import * as dayStyles from "./chosen-day.module.css"
import { appWords } from "#dashboard/strings/words.ts"
import { words } from "#lib/strings/words.ts"

type ListViewProps = ListProps & {
  readonly state: AgendaState
  readonly plan: Plan
  readonly occurrences: readonly Occurrence[]
  /** Whether more is being asked for. */
  readonly isGoingOn: boolean
  readonly onUntil: (day: number) => void
}

export function ListView({ state, plan, occurrences, isGoingOn, onUntil, ...props }: ListViewProps) {
  const end = nextEnd(plan.days)
  const isShort = occurrences.length > 0 && occurrences.length < fewestEvents
  const { today } = props
  const found = state.text === "" ? null : nearestOf(occurrences, today)
  return (
    <>
      {occurrences.length === 0 && <Nothing state={state} />}
      {found === null ? (
        occurrences.length > 0 && <DayList days={byDay(occurrences, plan.days.first)} {...props} />
      ) : (
        <FoundList {...found} {...props} />
      )}
      {isElsewhere(occurrences) && <p className={styles.note}>{appWords.agenda.allTimes}</p>}
      {found === null && isShort && !isGoingOn && <p className={styles.note}>{appWords.agenda.noMore(monthWords(plan.days.last))}</p>}
      {found === null && (
        <p className={styles.more}>
          <Button tone="ghost" onClick={() => onUntil(end)}>
            {appWords.agenda.show(monthName(end, today))}
          </Button>
        </p>
      )}
    </>
  )
}

function Nothing({ state }: { readonly state: AgendaState }) {
  if (!isFiltered(state)) return <Empty title={appWords.agenda.nothing}>{null}</Empty>
  return (
    <Empty title={appWords.agenda.noMatch}>
      <ButtonLink to={addressOf({ ...state, category: "", audience: "", text: "" })}>{appWords.lists.filtered.clear}</ButtonLink>
    </Empty>
  )
}

/** Events by day. */
function DayList({ days, ...props }: ListProps & { readonly days: readonly ListDay[] }) {
  const { today } = props
  return (
    <ol className={dayList.list}>
      {days.map(({ day, occurrences }) => (
        <li key={day} className={dayList.row}>
          <p className={dayList.day}>
            <b className={classes(dayList.number, day === today && styles.today)}>{civil(day).day}</b>
            {words.dates.weekdayIn(capitalised(weekdayWords(day, "long")), monthName(day, today))}
          </p>
          <ul className={dayList.items} aria-label={dateWords(day, today)}>
            {occurrences.map((occurrence) => (
              <ListItem key={occurrence.key} occurrence={occurrence} {...props} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

/** What a search has found: first what comes, then what was. */
function FoundList({ coming, past, ...props }: ListProps & Found) {
  return (
    <>
      {coming.length > 0 && <DayList days={coming} {...props} />}
      {past.length > 0 && (
        <>
          <h3 className={styles.earlier}>{appWords.agenda.earlier}</h3>
          <DayList days={past} {...props} />
        </>
      )}
    </>
  )
}

type ChosenDayProps = ListProps & { readonly day: number; readonly occurrences: readonly Occurrence[] }

/** The events of the chosen day, below the month of a narrow window. */
export function ChosenDay({ day, occurrences, ...props }: ChosenDayProps) {
  const id = useId()
  const found = occurrences.filter((occurrence) => isOn(occurrence, day))
  return (
    <section className={dayStyles.day} aria-labelledby={id}>
      <h3 id={id} className={dayStyles.title} aria-live="polite">
        {capitalised(dayWords(day, props.today))}
      </h3>
      {found.length === 0 ? (
        <p className={dayStyles.nothing}>{appWords.agenda.nothing}</p>
      ) : (
        <ul className={dayStyles.events}>
          {found.map((occurrence) => (
            <ListItem key={occurrence.key} occurrence={occurrence} {...props} />
          ))}
        </ul>
      )}
    </section>
  )
}
