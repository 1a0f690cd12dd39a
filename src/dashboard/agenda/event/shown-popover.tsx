import { capitalised } from "#lib/text/capitalised.ts"
import { type Occurrence, isOn, isAllDay } from "#dashboard/agenda/occurrences/occurrence.ts"
import type { Opened } from "./opened.ts"
import { EventActions } from "./event-actions.tsx"
import { foreignLang } from "#lib/strings/language.ts"
import { PopoverFacts, EventWhen, EventText } from "./popover-facts.tsx"
import { Popover } from "./popover.tsx"
import { EventButton } from "./event-button.tsx"
import { hoursOf } from "#dashboard/agenda/occurrences/times.ts"
import { dayWords } from "#dashboard/agenda/days/words.ts"
import { newEventPath } from "#dashboard/agenda/series/beginning.ts"
import { ButtonLink } from "#ui/button.tsx"
import * as styles from "./day-popover.module.css"
import { appWords } from "#dashboard/strings/words.ts"

type ShownPopoverProps = {
  readonly opened: Opened
  readonly occurrences: readonly Occurrence[]
  readonly today: number
  readonly isAdmin: boolean
}

/** The popover of what is open: an event, as long as it is there, or a day. */
export function ShownPopover(props: ShownPopoverProps) {
  const { opened, occurrences, today, isAdmin } = props
  const { shown, anchor, close } = opened
  if (shown?.kind === "day") return <DayPopover key={shown.day} day={shown.day} {...props} />
  const occurrence = occurrences.find(({ key }) => key === shown?.key)
  if (occurrence === undefined) return null
  const { event } = occurrence
  return (
    <Popover
      key={occurrence.key}
      title={event.title}
      lang={foreignLang(event.langcode)}
      anchor={anchor}
      onClose={close}
      head={<EventWhen occurrence={occurrence} today={today} />}
      foot={<EventActions occurrence={occurrence} isAdmin={isAdmin} />}
    >
      <PopoverFacts occurrence={occurrence} />
      <EventText event={event} />
    </Popover>
  )
}

/** All events of a day. */
function DayPopover({ day, today, isAdmin, occurrences, opened }: ShownPopoverProps & { readonly day: number }) {
  const found = occurrences.filter((occurrence) => isOn(occurrence, day))
  return (
    <Popover title={capitalised(dayWords(day, today))} anchor={opened.anchor} onClose={opened.close}>
      {found.length === 0 && <p className={styles.nothing}>{appWords.agenda.nothing}</p>}
      <ul className={styles.events}>
        {found.map((occurrence) => (
          <li key={occurrence.key}>
            <EventButton
              occurrence={occurrence}
              opened={opened}
              time={isAllDay(occurrence) ? null : hoursOf(occurrence)}
              onClick={() => opened.replace({ kind: "event", key: occurrence.key })}
            />
          </li>
        ))}
      </ul>
      {isAdmin && (
        <div className={styles.actions}>
          <ButtonLink to={newEventPath(day)} tone="ghost" size="small">
            {appWords.agenda.create}
          </ButtonLink>
        </div>
      )}
    </Popover>
  )
}
