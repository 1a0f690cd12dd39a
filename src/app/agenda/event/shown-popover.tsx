import type { Occurrence } from "#app/agenda/occurrences/occurrence.ts"
import type { Opened } from "./opened.ts"
import { DayPopover } from "./day-popover.tsx"
import { EventPopover } from "./event-popover.tsx"

type ShownPopoverProps = {
  readonly opened: Opened
  readonly occurrences: readonly Occurrence[]
  readonly today: number
  readonly isAdmin: boolean
}

/** The popover of what is open: an event, as long as it is there, or a day. */
export function ShownPopover({ opened, occurrences, today, isAdmin }: ShownPopoverProps) {
  const { shown, anchor, close } = opened
  if (shown === null) return null
  if (shown.kind === "day") {
    return <DayPopover key={shown.day} day={shown.day} today={today} isAdmin={isAdmin} occurrences={occurrences} opened={opened} />
  }
  const occurrence = occurrences.find(({ key }) => key === shown.key)
  if (occurrence === undefined) return null
  return <EventPopover key={shown.key} occurrence={occurrence} today={today} isAdmin={isAdmin} anchor={anchor} onClose={close} />
}
