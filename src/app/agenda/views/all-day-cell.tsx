import { EventButton } from "#app/agenda/event/event-button.tsx"
import { dayAndMonth } from "#app/agenda/days/words.ts"
import type { DayEntry } from "./day-entries.ts"
import { lookOf } from "./day-cell.tsx"
import type { Opened } from "#app/agenda/event/opened.ts"
import { agenda as strings } from "#app/strings/agenda.ts"
import * as styles from "./week.module.css"

type AllDayCellProps = { readonly day: number; readonly entries: readonly DayEntry[]; readonly opened: Opened }

/** What takes a whole day or longer, above the day's hours. */
export function AllDayCell({ day, entries, opened }: AllDayCellProps) {
  return (
    <ul className={styles.above} aria-label={`${strings.allDay}, ${dayAndMonth(day)}`} data-drop-day={day}>
      {entries.map(({ occurrence, part, span, skipped }) => (
        <li key={occurrence.key} style={skipped === 0 ? undefined : { marginTop: `calc(${skipped} * (1.5rem + 2px))` }}>
          <EventButton
            occurrence={occurrence}
            isOpen={opened.isOpen(occurrence)}
            part={part === null ? null : strings.dayOf(part.day, part.days)}
            isTitleHidden={span !== null && !span.hasTitle}
            {...(span !== null && { look: lookOf(span) })}
            onClick={({ currentTarget }) => opened.toggle({ kind: "event", key: occurrence.key }, currentTarget)}
          />
        </li>
      ))}
    </ul>
  )
}
