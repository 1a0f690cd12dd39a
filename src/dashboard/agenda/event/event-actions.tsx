import { useState } from "react"
import { agendaApi } from "#dashboard/agenda/occurrences/agenda-api.ts"
import type { AgendaEvent, Occurrence } from "#dashboard/agenda/occurrences/occurrence.ts"
import { copyPath, editEventPath } from "#dashboard/agenda/series/beginning.ts"
import { editIcon } from "#dashboard/shell/menu/dashboard-entries.ts"
import { useAppDispatch } from "#dashboard/session/hooks.ts"
import { useToaster } from "#dashboard/shell/toasts/toaster.tsx"
import { Button, ButtonLink } from "#ui/controls/button.tsx"
import { cross, Icon, more } from "#ui/pictures/icon.tsx"
import { MenuButton, MenuLink } from "#ui/controls/menu-item.tsx"
import { Menu } from "#ui/controls/menu.tsx"
import { words } from "#lib/strings/words.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { useView } from "./view.ts"

const calendarIcon = "M3 5h14v12H3zM3 9h14M7 3v4M13 3v4"
const moveIcon = "M10 3v14M3 10h14M7 6l3-3 3 3M7 14l3 3 3-3"
const copyIcon = "M7 7h10v10H7zM13 7V3H3v10h4"
const binIcon = "M4 6h12M8 6V3h4v3M6 6l1 11h6l1-11"

type EventAction = {
  readonly word: string
  readonly icon: string
  readonly does: string | (() => void)
  readonly isBusy?: boolean
}

type EventActionsProps = { readonly occurrence: Occurrence }

function useEventActions({ occurrence }: EventActionsProps): readonly EventAction[] {
  const { event } = occurrence
  const [save, isSaving] = useCalendarFile()
  const { changes } = useView()
  const add = { word: words.event.add, icon: calendarIcon, does: () => void save(event), isBusy: isSaving }
  if (changes === null) return [add]
  const edit = event.rule === null ? editEventPath(event) : () => changes.ask("edit", occurrence)
  const change = event.isCancelled ? "restore" : "cancel"
  return [
    ...(edit === null ? [] : [{ word: appWords.buttons.edit, icon: editIcon, does: edit }]),
    add,
    { word: appWords.eventChanges.buttons.move, icon: moveIcon, does: () => changes.pickUp(occurrence) },
    { word: appWords.listActions.duplicate, icon: copyIcon, does: copyPath(event.id) },
    { word: appWords.eventChanges.buttons[change], icon: cross, does: () => changes.ask(change, occurrence) },
    { word: appWords.eventChanges.buttons.delete, icon: binIcon, does: () => changes.ask("delete", occurrence) },
  ]
}

export function EventActions(props: EventActionsProps) {
  return (
    <div className="cluster">
      {useEventActions(props).map(({ word, icon, does, isBusy }) => {
        const look = { tone: icon === editIcon ? "ink" : icon === binIcon ? "danger-quiet" : "ghost", size: "small" } as const
        if (typeof does === "string") {
          return (
            <ButtonLink key={word} {...look} to={does}>
              {word}
            </ButtonLink>
          )
        }
        return (
          <Button key={word} {...look} aria-busy={isBusy} onClick={does}>
            {icon === calendarIcon && <Icon path={icon} />}
            {word}
          </Button>
        )
      })}
    </div>
  )
}

export function EventMenu(props: EventActionsProps) {
  return (
    <Menu label={appWords.lists.actionsFor(props.occurrence.event.title)} icon={more} tone="quiet" size="icon">
      {useEventActions(props).map(({ word, icon, does }) =>
        typeof does === "string" ? (
          <MenuLink key={word} icon={icon} to={does}>
            {word}
          </MenuLink>
        ) : (
          <MenuButton key={word} icon={icon} startsGroup={icon === cross} {...(icon === binIcon && { tone: "danger" })} onClick={does}>
            {word}
          </MenuButton>
        ),
      )}
    </Menu>
  )
}

/** A repeating event saves its whole series. The code for it loads at the first use. */
function useCalendarFile(): readonly [save: (event: AgendaEvent) => Promise<void>, isSaving: boolean] {
  const dispatch = useAppDispatch()
  const toaster = useToaster()
  const [isSaving, setIsSaving] = useState(false)
  const save = async ({ id, series, title }: AgendaEvent) => {
    setIsSaving(true)
    try {
      const [events, { saveCalendarFile }] = await Promise.all([
        dispatch(agendaApi.endpoints.getCalendarEvents.initiate(series ?? id, { forceRefetch: true, subscribe: false })).unwrap(),
        import(/* webpackChunkName: "icalendar" */ "./calendar-file.ts"),
      ])
      saveCalendarFile(title, events)
    } catch {
      // Offline, neither the events nor the chunk load.
      void toaster.show("failed", appWords.agenda.addFailed)
    }
    setIsSaving(false)
  }
  return [save, isSaving]
}
