import type { Occurrence } from "#app/agenda/occurrences/occurrence.ts"
import { agenda as strings } from "#lib/strings/members-area/agenda.ts"
import { Button, ButtonLink } from "#ui/button.tsx"
import { Icon } from "#ui/icon.tsx"
import { editEventPath } from "./event-paths.ts"
import { useCalendarFile } from "./use-calendar-file.ts"
import * as styles from "./event-actions.module.css"

export const calendarIcon = "M3 5h14v12H3zM3 9h14M7 3v4M13 3v4"

type EventActionsProps = { readonly occurrence: Occurrence; readonly isAdmin: boolean }

/** What a user can do with an event, below its facts. */
export function EventActions({ occurrence, isAdmin }: EventActionsProps) {
  const { number } = occurrence.event
  const [save, isSaving] = useCalendarFile()
  return (
    <div className={styles.actions}>
      {isAdmin && number !== null && (
        <ButtonLink to={editEventPath(number)} size="small">
          {strings.edit}
        </ButtonLink>
      )}
      <Button tone="ghost" size="small" aria-busy={isSaving} onClick={() => void save(occurrence.event)}>
        <Icon path={calendarIcon} />
        {strings.add}
      </Button>
    </div>
  )
}
