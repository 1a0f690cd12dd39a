import type { Occurrence } from "#app/agenda/occurrences/occurrence.ts"
import { editIcon } from "#app/menu/dashboard-entries.ts"
import { agenda as strings } from "#lib/strings/members-area/agenda.ts"
import { more } from "#ui/icon.tsx"
import { MenuButton, MenuLink } from "#ui/menu-item.tsx"
import { Menu } from "#ui/menu.tsx"
import { calendarIcon } from "./event-actions.tsx"
import { editEventPath } from "./event-paths.ts"
import { useCalendarFile } from "./use-calendar-file.ts"

/** The same actions as below an event's facts, in a row of the list. */
export function EventMenu({ occurrence: { event }, isAdmin }: { readonly occurrence: Occurrence; readonly isAdmin: boolean }) {
  const [save] = useCalendarFile()
  return (
    <Menu label={strings.actionsFor(event.title)} icon={more} tone="quiet" size="icon">
      {isAdmin && event.number !== null && (
        <MenuLink to={editEventPath(event.number)} icon={editIcon}>
          {strings.edit}
        </MenuLink>
      )}
      <MenuButton icon={calendarIcon} onClick={() => void save(event)}>
        {strings.add}
      </MenuButton>
    </Menu>
  )
}
