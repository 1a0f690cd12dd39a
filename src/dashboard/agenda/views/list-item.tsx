import { clockOf, dateWords } from "#dashboard/agenda/days/words.ts"
import { EventMenu } from "#dashboard/agenda/event/event-actions.tsx"
import { OpenPopover } from "#dashboard/agenda/event/open-popover.tsx"
import { useView } from "#dashboard/agenda/event/view.ts"
import { daysOf, isAllDay, placeWords, type Occurrence } from "#dashboard/agenda/occurrences/occurrence.ts"
import { hoursOf } from "#dashboard/agenda/occurrences/times.ts"
import { words } from "#lib/strings/words.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { foreignLang } from "#lib/strings/language.ts"
import { Badge } from "#ui/text/badge.tsx"
import { LanguageMark } from "#ui/text/language-mark.tsx"
import * as styles from "./list.module.css"

export function ListItem({ occurrence }: { readonly occurrence: Occurrence }) {
  const { clock, popover } = useView()
  const { event, key } = occurrence
  const isOpen = popover.content === key
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        <span className={styles.time}>{timeOf(occurrence, clock.today)}</span>
        <div>
          <button
            type="button"
            className={styles.title}
            data-cancelled={event.isCancelled}
            aria-expanded={isOpen}
            lang={foreignLang(event.langcode)}
            onClick={({ currentTarget }) => popover.toggle(key, currentTarget)}
          >
            {event.title}
          </button>
          <LanguageMark langcode={event.langcode} className={styles.state} />
          {event.isCancelled && <span className={styles.state}>{words.event.cancelled}</span>}
          {!event.isPublished && (
            <span className={styles.state}>
              <Badge state={{ look: "draft", word: appWords.lists.states.draft }} />
            </span>
          )}
          <p>{placeWords(event.place)}</p>
        </div>
        <span className={styles.wide}>{appWords.agenda.audiences[event.audience]}</span>
        <span className={styles.wide}>{event.category?.label}</span>
        <div className={styles.menu}>
          <EventMenu occurrence={occurrence} />
        </div>
      </div>
      {isOpen && <OpenPopover />}
    </li>
  )
}

/** An event of several days shows the first and the last one. */
function timeOf(occurrence: Occurrence, today: number): string {
  const { first, last } = daysOf(occurrence)
  if (first === last) return isAllDay(occurrence) ? words.event.allDay : hoursOf(occurrence)
  const ends = dateWords(last, today)
  if (isAllDay(occurrence)) return appWords.agenda.between(dateWords(first, today), ends)
  return appWords.agenda.between(clockOf(occurrence.start), `${ends}, ${clockOf(occurrence.end ?? occurrence.start)}`)
}
