import { useRef } from "react"
import { useDayKeys, type KeysOfDay } from "#dashboard/agenda/days/day-keys.ts"
import { monthOf, weekNumber, weeksOfMonth, isWeekend } from "#dashboard/agenda/days/grid.ts"
import { monthWords, weekdayWords, clockOf, dayAndMonth } from "#dashboard/agenda/days/words.ts"
import { Anchored } from "#dashboard/agenda/event/anchored.tsx"
import { EntryButton, lineOf, type ViewProps } from "./view.tsx"
import { entriesOf, type DayEntry } from "./day-entries.ts"
import * as styles from "./month.module.css"
import { civil } from "#contract/agenda/days.ts"
import { isAllDay } from "#dashboard/agenda/occurrences/occurrence.ts"
import type { Opened } from "#dashboard/agenda/event/opened.ts"
import * as cellStyles from "./day-cell.module.css"
import { appWords } from "#dashboard/strings/words.ts"

export function MonthView({ day, clock, weekStarts, occurrences, opened, isBusy, onDay, onChoose, onNew, children }: ViewProps) {
  const table = useRef<HTMLTableElement>(null)
  const month = monthOf(day)
  const weeks = weeksOfMonth(day, weekStarts)
  const keys = useDayKeys({ place: table, shown: month, weekStarts, day, onLeave: onDay, onNew })
  const name = monthWords(day)
  return (
    <Anchored popover={children} opened={opened}>
      <table ref={table} className={styles.month} aria-busy={isBusy}>
        <caption className="visually-hidden">{name}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.week}>
              <span aria-hidden="true">{appWords.agenda.weekShort}</span>
              <span className="visually-hidden">{appWords.agenda.week}</span>
            </th>
            {weeks[0]?.map((each) => (
              <th key={each} scope="col">
                <abbr title={weekdayWords(each, "long")}>{weekdayWords(each, "short")}</abbr>
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
                  <span className="visually-hidden">{appWords.agenda.week} </span>
                  {weekNumber(week)}
                </th>
                {week.map((each) => (
                  <DayCell
                    key={each}
                    day={each}
                    isToday={each === clock.today}
                    isOutside={each < month.first || each > month.last}
                    entries={entries.get(each) ?? []}
                    keys={keys}
                    opened={opened}
                    choosing={onChoose === null ? null : { isChosen: each === day, onChoose }}
                  />
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </Anchored>
  )
}

/** Lines of events in a cell; further ones are behind "1 more". */
const mostLines = 2

type DayCellProps = {
  readonly day: number
  readonly isToday: boolean
  /** A day of the month before or after. */
  readonly isOutside: boolean
  readonly entries: readonly DayEntry[]
  readonly keys: KeysOfDay
  readonly opened: Opened
  /** Set if the chosen day's events stand below the month. */
  readonly choosing: { readonly isChosen: boolean; readonly onChoose: (day: number) => void } | null
}

function DayCell({ day, isToday, isOutside, entries, keys, opened, choosing }: DayCellProps) {
  const hidden = entries.filter(({ line }) => line >= mostLines).length
  const date = dayAndMonth(day)
  return (
    <td className={cellStyles.cell} data-outside={isOutside} data-weekend={isWeekend(day)}>
      <button
        type="button"
        className={cellStyles.date}
        aria-label={appWords.agenda.dayName(date, isToday, entries.length)}
        aria-current={isToday ? "date" : undefined}
        {...(choosing !== null && { "aria-pressed": choosing.isChosen })}
        onClick={({ currentTarget }) => (choosing === null ? openDay(day, entries, opened, currentTarget) : choosing.onChoose(day))}
        {...keys(day)}
      >
        {civil(day).day}
      </button>
      {entries.length > 0 && (
        <ul className={cellStyles.events}>
          {entries.map((entry) => {
            const { occurrence, line, part } = entry
            const hasTime = !isAllDay(occurrence) && (part === null || part.day === 1)
            return (
              <li
                key={occurrence.key}
                className={cellStyles.entry}
                data-audience={occurrence.event.audience}
                data-cancelled={occurrence.isCancelled}
                data-hidden={line >= mostLines}
                style={lineOf(entry)}
              >
                <EntryButton entry={entry} opened={opened} time={hasTime ? clockOf(occurrence.start) : null} />
              </li>
            )
          })}
          {hidden > 0 && (
            <li className={cellStyles.rest}>
              <button
                type="button"
                className={cellStyles.more}
                aria-label={appWords.agenda.moreOn(hidden, date)}
                onClick={({ currentTarget }) => opened.toggle({ kind: "day", day }, currentTarget)}
              >
                {appWords.agenda.more(hidden)}
              </button>
            </li>
          )}
        </ul>
      )}
    </td>
  )
}

/** A day's only event opens at once. */
function openDay(day: number, entries: readonly DayEntry[], opened: Opened, anchor: HTMLElement): void {
  const [first, ...others] = entries
  opened.toggle(first !== undefined && others.length === 0 ? { kind: "event", key: first.occurrence.key } : { kind: "day", day }, anchor)
}
