import { EventButton } from "#app/agenda/event/event-button.tsx"
import { civil } from "#contract/agenda/calendar.ts"
import { agenda as strings } from "#app/strings/agenda.ts"
import type { KeysOfDay } from "#app/agenda/days/day-keys.ts"
import { isWeekend } from "#app/agenda/days/grid.ts"
import { clockOf, dayAndMonth } from "#app/agenda/days/words.ts"
import { isAllDay } from "#app/agenda/occurrences/occurrence.ts"
import type { Opened } from "#app/agenda/event/opened.ts"
import type { DayEntry } from "./day-entries.ts"
import * as styles from "./day-cell.module.css"

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
  /** Where the chosen day's events stand below the month. */
  readonly choosing: { readonly isChosen: boolean; readonly onChoose: (day: number) => void } | null
}

export function DayCell({ day, isToday, isOutside, entries, keys, opened, choosing }: DayCellProps) {
  const hidden = entries.filter(({ line }) => line >= mostLines).length
  const date = dayAndMonth(day)
  return (
    <td className={styles.cell} data-outside={isOutside} data-weekend={isWeekend(day)}>
      <button
        type="button"
        className={styles.date}
        aria-label={strings.dayName(date, isToday, entries.length)}
        aria-current={isToday ? "date" : undefined}
        {...(choosing !== null && { "aria-pressed": choosing.isChosen })}
        onClick={({ currentTarget }) => (choosing === null ? openDay(day, entries, opened, currentTarget) : choosing.onChoose(day))}
        {...keys(day)}
      >
        {civil(day).day}
      </button>
      {entries.length > 0 && (
        <ul className={styles.events}>
          {entries.map((entry) => (
            <EntryItem key={entry.occurrence.key} entry={entry} opened={opened} />
          ))}
          {hidden > 0 && (
            <li className={styles.rest}>
              <button
                type="button"
                className={styles.more}
                aria-label={strings.moreOn(hidden, date)}
                onClick={({ currentTarget }) => opened.toggle({ kind: "day", day }, currentTarget)}
              >
                {strings.more(hidden)}
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

function EntryItem({ entry: { occurrence, line, skipped, part, span }, opened }: { readonly entry: DayEntry; readonly opened: Opened }) {
  const { audience } = occurrence.event
  const isFirstDay = part === null || part.day === 1
  return (
    <li
      className={styles.entry}
      data-audience={audience}
      data-cancelled={occurrence.isCancelled}
      data-hidden={line >= mostLines}
      style={skipped === 0 ? undefined : { marginTop: `calc(${skipped} * (1.5rem + 2px))` }}
    >
      <EventButton
        occurrence={occurrence}
        isOpen={opened.isOpen(occurrence)}
        time={isAllDay(occurrence) || !isFirstDay ? null : clockOf(occurrence.start)}
        part={part === null ? null : strings.dayOf(part.day, part.days)}
        isTitleHidden={span !== null && !span.hasTitle}
        {...(span !== null && { look: lookOf(span) })}
        onClick={({ currentTarget }) => opened.toggle({ kind: "event", key: occurrence.key }, currentTarget)}
      />
    </li>
  )
}

export function lookOf({ begins, ends }: NonNullable<DayEntry["span"]>) {
  if (begins) return ends ? "only" : "first"
  return ends ? "last" : "middle"
}
