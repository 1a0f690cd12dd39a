import { useRef } from "react"
import { civil } from "#contract/agenda/days.ts"
import { useDayKeys, type KeysOfDay } from "#dashboard/agenda/days/day-keys.ts"
import { isWeekend, monthOf, weekNumber, weeksOfMonth } from "#dashboard/agenda/days/grid.ts"
import { useIsNarrow } from "#dashboard/agenda/days/use-is-narrow.ts"
import { clockOf, dayAndMonth, monthWords, shortWeekday, weekdayWords } from "#dashboard/agenda/days/words.ts"
import { EventButton, lookOf } from "#dashboard/agenda/event/event-button.tsx"
import * as eventStyles from "#dashboard/agenda/event/event-button.module.css"
import { useView } from "#dashboard/agenda/event/view.ts"
import { isAllDay } from "#dashboard/agenda/occurrences/occurrence.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { classes } from "#lib/classes.ts"
import { entriesOf, roomAbove, type DayEntry } from "./blocks.ts"
import * as styles from "./month.module.css"

export function MonthView() {
  const { day, weekStarts, occurrences, isBusy, changes, onDay } = useView()
  const isNarrow = useIsNarrow()
  const table = useRef<HTMLTableElement>(null)
  const month = monthOf(day)
  const weeks = weeksOfMonth(day, weekStarts)
  const keys = useDayKeys({ place: table, visibleDays: month, weekStarts, day, onLeave: onDay, onNew: changes?.create })
  return (
    <table ref={table} className={styles.month} aria-busy={isBusy}>
      <caption className="visually-hidden">{monthWords(day)}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.weekHead}>
            <span aria-hidden="true">{appWords.agenda.weekShort}</span>
            <span className="visually-hidden">{appWords.agendaViews.week}</span>
          </th>
          {weeks[0]?.map((each) => (
            <th key={each} scope="col" className={styles.weekday}>
              <abbr title={weekdayWords(each)}>{shortWeekday(each)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => {
          const entries = entriesOf(week, occurrences)
          return (
            <tr key={week[0]}>
              <th scope="row" className={styles.week}>
                <span className="visually-hidden">{appWords.agendaViews.week} </span>
                {weekNumber(week)}
              </th>
              {week.map((each) => (
                <td
                  key={each}
                  className={styles.cell}
                  data-outside={each < month.first || each > month.last}
                  data-weekend={isWeekend(each)}
                  data-drop-day={each}
                >
                  <DayCell day={each} entries={entries.get(each) ?? []} {...{ keys, isNarrow }} />
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** A cell shows at most so many events; a button "1 more" opens the rest. */
const mostLines = 2

type DayCellProps = {
  readonly day: number
  readonly entries: readonly DayEntry[]
  readonly keys: KeysOfDay
  /** A narrow window shows the chosen day's events below the month. */
  readonly isNarrow: boolean
}

function DayCell({ day, entries, keys, isNarrow }: DayCellProps) {
  const { day: chosen, clock, popover, onDay } = useView()
  const hidden = entries.filter(({ line }) => line >= mostLines).length
  const date = dayAndMonth(day)
  const isToday = day === clock.today
  const [only, ...others] = entries
  // If a day has only one event, that event opens instead of the day.
  const content = only !== undefined && others.length === 0 ? only.occurrence.key : day
  return (
    <>
      <button
        type="button"
        className={styles.date}
        aria-label={appWords.agenda.dayName(date, isToday, entries.length)}
        aria-current={isToday ? "date" : undefined}
        aria-pressed={isNarrow ? day === chosen : undefined}
        onClick={({ currentTarget }) => (isNarrow ? onDay(day) : popover.toggle(content, currentTarget))}
        {...keys(day)}
      >
        {civil(day).day}
      </button>
      {entries.length > 0 && (
        <ul className={styles.events}>
          {entries.map((entry) => (
            <li
              key={entry.occurrence.key}
              className={classes(eventStyles.look, styles.entry)}
              {...lookOf(entry.occurrence)}
              data-hidden={entry.line >= mostLines}
              style={roomAbove(entry)}
            >
              <EventButton {...entry} time={timeOf(entry)} />
            </li>
          ))}
          {hidden > 0 && (
            <li className={styles.rest}>
              <button
                type="button"
                className={styles.more}
                aria-label={appWords.agenda.moreOn(hidden, date)}
                onClick={({ currentTarget }) => popover.toggle(day, currentTarget)}
              >
                {appWords.agenda.more(hidden)}
              </button>
            </li>
          )}
        </ul>
      )}
    </>
  )
}

function timeOf({ occurrence, part }: DayEntry): string | null {
  return isAllDay(occurrence) || (part !== null && part.day > 1) ? null : clockOf(occurrence.start)
}
