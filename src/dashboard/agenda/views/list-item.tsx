import type { ReactNode } from "react"
import { isAllDay, daysOf, type Occurrence, placeWords } from "#dashboard/agenda/occurrences/occurrence.ts"
import type { Opened } from "#dashboard/agenda/event/opened.ts"
import { EventMenu } from "#dashboard/agenda/event/event-actions.tsx"
import { hoursOf } from "#dashboard/agenda/occurrences/times.ts"
import { clockOf, dateWords } from "#dashboard/agenda/days/words.ts"
import { foreignLang } from "#lib/strings/language.ts"
import { Badge } from "#ui/badge.tsx"
import { LanguageMark } from "#ui/language-mark.tsx"
import * as styles from "./list.module.css"
import { appWords } from "#dashboard/strings/words.ts"

export type ListProps = {
  readonly today: number
  readonly isAdmin: boolean
  readonly opened: Opened
  /** The popover, which stands below the event that is open. */
  readonly children: ReactNode
}

type ListItemProps = ListProps & { readonly occurrence: Occurrence }

export function ListItem({ occurrence, today, isAdmin, opened, children }: ListItemProps) {
  const { event, isCancelled } = occurrence
  const isOpen = opened.isOpen(occurrence)
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        <span className={styles.time}>{timeOf(occurrence, today)}</span>
        <div>
          <button
            type="button"
            className={styles.title}
            data-cancelled={isCancelled}
            aria-expanded={isOpen}
            lang={foreignLang(event.langcode)}
            onClick={({ currentTarget }) => opened.toggle({ kind: "event", key: occurrence.key }, currentTarget)}
          >
            {event.title}
          </button>
          <LanguageMark langcode={event.langcode} className={styles.state} />
          {isCancelled && <span className={styles.state}>{appWords.agenda.cancelled}</span>}
          {!event.isPublished && (
            <span className={styles.state}>
              <Badge state={{ look: "draft", word: appWords.agenda.draft }} />
            </span>
          )}
          <p>{placeWords(event.place)}</p>
        </div>
        <span className={styles.wide}>{appWords.agenda.audiences[event.audience]}</span>
        <span className={styles.wide}>{event.category?.label}</span>
        <div className={styles.menu}>
          <EventMenu occurrence={occurrence} isAdmin={isAdmin} />
        </div>
      </div>
      {isOpen && children}
    </li>
  )
}

/** "10:00–12:45"; of several days the first and the last one. */
function timeOf(occurrence: Occurrence, today: number): string {
  const { first, last } = daysOf(occurrence)
  if (first === last) return isAllDay(occurrence) ? appWords.agenda.allDay : hoursOf(occurrence)
  const ends = dateWords(last, today)
  if (isAllDay(occurrence)) return appWords.agenda.between(dateWords(first, today), ends)
  return appWords.agenda.between(clockOf(occurrence.start), `${ends}, ${clockOf(occurrence.end ?? occurrence.start)}`)
}
