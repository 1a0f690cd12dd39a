import { useId } from "react"
import { capitalised } from "#lib/text/capitalised.ts"
import { civil } from "#contract/agenda/days.ts"
import { dateWords, dayWords, monthName, monthWords, weekdayWords } from "#dashboard/agenda/days/words.ts"
import { useView } from "#dashboard/agenda/event/view.ts"
import { agendaAddress, isAgendaFiltered, type AgendaState } from "#dashboard/agenda/occurrences/agenda-state.ts"
import { isOn, type Occurrence } from "#dashboard/agenda/occurrences/occurrence.ts"
import { isElsewhere } from "#dashboard/agenda/occurrences/times.ts"
import { Waiting } from "#ui/states/waiting.tsx"
import { appWords } from "#dashboard/strings/words.ts"
import { classes } from "#lib/classes.ts"
import { words } from "#lib/strings/words.ts"
import { Button, ButtonLink } from "#ui/controls/button.tsx"
import * as dayList from "#ui/text/day-list.module.css"
import { Empty } from "#ui/states/empty.tsx"
import { byDay, fewestEvents, nearestOf, nextEnd, visibleDays, occurrencesOn, type ListDay } from "./list-days.ts"
import { ListItem } from "./list-item.tsx"
import * as styles from "./list.module.css"

type ListViewProps = {
  readonly state: AgendaState
  readonly first: number
  readonly onUntil: (day: number) => void
}

export function ListView({ state, first, onUntil }: ListViewProps) {
  const { clock, occurrences, isBusy } = useView()
  const days = visibleDays(first, state.until, occurrences)
  const listEvents = occurrencesOn(occurrences, days)
  const end = nextEnd(days)
  const isShort = listEvents.length > 0 && listEvents.length < fewestEvents && !isBusy
  // During a request, the former events stay if their days are among the new ones.
  if (listEvents.length === 0 && isBusy) return <EventsWaiting />
  return (
    <>
      {listEvents.length === 0 ? <Nothing state={state} /> : <DayList days={byDay(listEvents, first)} />}
      <AllTimes occurrences={listEvents} />
      {isShort && <p className={styles.note}>{appWords.agenda.noMore(monthWords(days.last))}</p>}
      <p className={styles.more}>
        <Button tone="ghost" onClick={() => onUntil(end)}>
          {appWords.agenda.show(monthName(end, clock.today))}
        </Button>
      </p>
    </>
  )
}

export function SearchResults({ state }: Pick<ListViewProps, "state">) {
  const { clock, occurrences } = useView()
  const { coming, past } = nearestOf(occurrences, clock.today)
  return (
    <>
      {occurrences.length === 0 && <Nothing state={state} />}
      {coming.length > 0 && <DayList days={coming} />}
      {past.length > 0 && (
        <>
          <h3 className={styles.earlier}>{appWords.agenda.earlier}</h3>
          <DayList days={past} />
        </>
      )}
      <AllTimes occurrences={occurrences} />
    </>
  )
}

export function EventsWaiting() {
  return <Waiting label={appWords.agenda.loading} />
}

function Nothing({ state }: Pick<ListViewProps, "state">) {
  if (!isAgendaFiltered(state)) return <Empty title={words.agenda.none}>{null}</Empty>
  return (
    <Empty title={appWords.agenda.noMatch}>
      <ButtonLink to={agendaAddress({ ...state, category: "", audience: "", text: "" })}>{appWords.lists.filtered.clear}</ButtonLink>
    </Empty>
  )
}

export function AllTimes({ occurrences }: { readonly occurrences: readonly Occurrence[] }) {
  return isElsewhere(occurrences) ? <p className={styles.note}>{appWords.agenda.allTimes}</p> : null
}

function DayList({ days }: { readonly days: readonly ListDay[] }) {
  const { today } = useView().clock
  return (
    <ol className={dayList.list}>
      {days.map(({ day, occurrences }) => (
        <li key={day} className={dayList.row}>
          <p className={dayList.day}>
            <b className={classes(dayList.number, day === today && styles.today)}>{civil(day).day}</b>
            {words.dates.weekdayIn(capitalised(weekdayWords(day)), monthName(day, today))}
          </p>
          <ul className={dayList.items} aria-label={dateWords(day, today)}>
            {occurrences.map((occurrence) => (
              <ListItem key={occurrence.key} occurrence={occurrence} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

export function ChosenDay() {
  const { day, clock, occurrences } = useView()
  const id = useId()
  const dayEvents = occurrences.filter((occurrence) => isOn(occurrence, day))
  return (
    <section className={styles.chosen} aria-labelledby={id}>
      <h3 id={id} className={styles.chosenTitle} aria-live="polite">
        {capitalised(dayWords(day, clock.today))}
      </h3>
      {dayEvents.length === 0 && <p className={styles.note}>{words.agenda.none}</p>}
      <ul className={dayList.items}>
        {dayEvents.map((occurrence) => (
          <ListItem key={occurrence.key} occurrence={occurrence} />
        ))}
      </ul>
    </section>
  )
}
