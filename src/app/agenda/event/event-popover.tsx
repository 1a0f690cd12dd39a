import { EventActions } from "./event-actions.tsx"
import type { Occurrence } from "#app/agenda/occurrences/occurrence.ts"
import { foreignLang } from "#lib/strings/language.ts"
import { EventFacts, EventWhen } from "./event-facts.tsx"
import { EventText } from "./event-text.tsx"
import { Popover } from "./popover.tsx"

type EventPopoverProps = {
  readonly occurrence: Occurrence
  readonly today: number
  readonly isAdmin: boolean
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
}

export function EventPopover({ occurrence, today, isAdmin, anchor, onClose }: EventPopoverProps) {
  const { event } = occurrence
  return (
    <Popover
      title={event.title}
      lang={foreignLang(event.langcode)}
      anchor={anchor}
      onClose={onClose}
      head={<EventWhen occurrence={occurrence} today={today} />}
      foot={<EventActions occurrence={occurrence} isAdmin={isAdmin} />}
    >
      <EventFacts occurrence={occurrence} />
      <EventText event={event} />
    </Popover>
  )
}
