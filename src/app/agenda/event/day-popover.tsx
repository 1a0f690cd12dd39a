import { EventButton } from "./event-button.tsx"
import { hoursOf } from "#app/agenda/occurrences/times.ts"
import { dayWords } from "#app/agenda/days/words.ts"
import { isOn, isAllDay, type Occurrence } from "#app/agenda/occurrences/occurrence.ts"
import { newEventPath } from "#app/agenda/series/beginning.ts"
import type { Opened } from "./opened.ts"
import { agenda as strings } from "#app/strings/agenda.ts"
import { ButtonLink } from "#ui/button.tsx"
import { Popover } from "./popover.tsx"
import * as styles from "./day-popover.module.css"

type DayPopoverProps = {
  readonly day: number
  readonly today: number
  readonly isAdmin: boolean
  readonly occurrences: readonly Occurrence[]
  readonly opened: Opened
}

/** All events of a day. */
export function DayPopover({ day, today, isAdmin, occurrences, opened }: DayPopoverProps) {
  const found = occurrences.filter((occurrence) => isOn(occurrence, day))
  return (
    <Popover title={dayWords(day, today)} anchor={opened.anchor} onClose={opened.close}>
      {found.length === 0 && <p className={styles.nothing}>{strings.nothing}</p>}
      <ul className={styles.events}>
        {found.map((occurrence) => (
          <li key={occurrence.key}>
            <EventButton
              occurrence={occurrence}
              isOpen={false}
              time={isAllDay(occurrence) ? null : hoursOf(occurrence)}
              onClick={() => opened.replace({ kind: "event", key: occurrence.key })}
            />
          </li>
        ))}
      </ul>
      {isAdmin && (
        <div className={styles.actions}>
          <ButtonLink to={newEventPath(day)} tone="ghost" size="small">
            {strings.create}
          </ButtonLink>
        </div>
      )}
    </Popover>
  )
}
