import { useEventChanges, type EventChanges } from "./changes-context.ts"
import { copyPath, editEventPath } from "#app/agenda/series/beginning.ts"
import type { Occurrence } from "#app/agenda/occurrences/occurrence.ts"
import { agenda as strings } from "#app/strings/agenda.ts"
import { eventChanges, eventForm, eventMove } from "#app/strings/event-editing.ts"
import { Button, ButtonLink } from "#ui/button.tsx"
import { Icon } from "#ui/icon.tsx"
import { useCalendarFile } from "./use-calendar-file.ts"
import * as styles from "./event-actions.module.css"

export const calendarIcon = "M3 5h14v12H3zM3 9h14M7 3v4M13 3v4"

type EventActionsProps = { readonly occurrence: Occurrence; readonly isAdmin: boolean }

/** What a user can do with an event, below its facts. */
export function EventActions({ occurrence, isAdmin }: EventActionsProps) {
  const { number } = occurrence.event
  const [save, isSaving] = useCalendarFile()
  const changes = useEventChanges()
  return (
    <div className={styles.actions}>
      {isAdmin && number !== null && (occurrence.event.rule === null || changes === null) && (
        <ButtonLink to={editEventPath(number)} size="small">
          {strings.edit}
        </ButtonLink>
      )}
      {changes !== null && occurrence.event.rule !== null && (
        <Button size="small" onClick={() => changes.ask("edit", occurrence)}>
          {strings.edit}
        </Button>
      )}
      <Button tone="ghost" size="small" aria-busy={isSaving} onClick={() => void save(occurrence.event)}>
        <Icon path={calendarIcon} />
        {strings.add}
      </Button>
      {changes !== null && <ChangeActions occurrence={occurrence} changes={changes} />}
    </div>
  )
}

function ChangeActions({ occurrence, changes }: { readonly occurrence: Occurrence; readonly changes: EventChanges }) {
  const change = occurrence.isCancelled ? "restore" : "cancel"
  return (
    <>
      <Button tone="ghost" size="small" onClick={() => changes.pickUp(occurrence)}>
        {eventMove.button}
      </Button>
      <ButtonLink tone="ghost" size="small" to={copyPath(occurrence.event.id)}>
        {eventForm.duplicate}
      </ButtonLink>
      <Button tone="ghost" size="small" onClick={() => changes.ask(change, occurrence)}>
        {eventChanges.buttons[change]}
      </Button>
      <Button tone="danger-quiet" size="small" onClick={() => changes.ask("delete", occurrence)}>
        {eventChanges.buttons.delete}
      </Button>
    </>
  )
}
