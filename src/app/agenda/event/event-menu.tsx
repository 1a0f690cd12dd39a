import { useEventChanges } from "./changes-context.ts"
import { copyPath, editEventPath } from "#app/agenda/series/beginning.ts"
import type { Occurrence } from "#app/agenda/occurrences/occurrence.ts"
import { editIcon } from "#app/menu/dashboard-entries.ts"
import { agenda as strings } from "#app/strings/agenda.ts"
import { eventChanges, eventForm, eventMove } from "#app/strings/event-editing.ts"
import { cross, more } from "#ui/icon.tsx"
import { MenuButton, MenuLink } from "#ui/menu-item.tsx"
import { Menu } from "#ui/menu.tsx"
import { calendarIcon } from "./event-actions.tsx"
import { useCalendarFile } from "./use-calendar-file.ts"

const moveIcon = "M10 3v14M3 10h14M7 6l3-3 3 3M7 14l3 3 3-3"
const copyIcon = "M7 7h10v10H7zM13 7V3H3v10h4"
const binIcon = "M4 6h12M8 6V3h4v3M6 6l1 11h6l1-11"

/** The same actions as below an event's facts, in a row of the list. */
export function EventMenu({ occurrence, isAdmin }: { readonly occurrence: Occurrence; readonly isAdmin: boolean }) {
  const { event } = occurrence
  const [save] = useCalendarFile()
  const changes = useEventChanges()
  const change = occurrence.isCancelled ? "restore" : "cancel"
  return (
    <Menu label={strings.actionsFor(event.title)} icon={more} tone="quiet" size="icon">
      {isAdmin && event.number !== null && (event.rule === null || changes === null) && (
        <MenuLink to={editEventPath(event.number)} icon={editIcon}>
          {strings.edit}
        </MenuLink>
      )}
      {changes !== null && event.rule !== null && (
        <MenuButton icon={editIcon} onClick={() => changes.ask("edit", occurrence)}>
          {strings.edit}
        </MenuButton>
      )}
      <MenuButton icon={calendarIcon} onClick={() => void save(event)}>
        {strings.add}
      </MenuButton>
      {changes !== null && (
        <>
          <MenuButton icon={moveIcon} onClick={() => changes.pickUp(occurrence)}>
            {eventMove.button}
          </MenuButton>
          <MenuLink icon={copyIcon} to={copyPath(event.id)}>
            {eventForm.duplicate}
          </MenuLink>
          <MenuButton icon={cross} startsGroup onClick={() => changes.ask(change, occurrence)}>
            {eventChanges.buttons[change]}
          </MenuButton>
          <MenuButton icon={binIcon} tone="danger" onClick={() => changes.ask("delete", occurrence)}>
            {eventChanges.buttons.delete}
          </MenuButton>
        </>
      )}
    </Menu>
  )
}
