import { useState, type ComponentType, type ReactNode } from "react"
import { formatDay } from "#contract/agenda/calendar.ts"
import { newEventPath } from "#app/agenda/series/beginning.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { useToaster } from "#app/toasts/toaster.tsx"
import { moveTo } from "#lib/navigation/navigate.ts"
import type { Profile } from "#lib/session/session.ts"
import { useSession } from "#lib/session/use-session.tsx"
import { newEventDialog as words } from "#app/strings/event-editing.ts"
import type { NewEventDialogProps } from "./new-event-dialog.tsx"

type Loaded = { readonly Dialog: ComponentType<NewEventDialogProps>; readonly day: number }

const importDialog = () => import(/* webpackChunkName: "new-event" */ "./new-event-dialog.tsx")

/** The dialog of a new event, whose code loads on the first press. Where it doesn't load, the form with all fields opens. */
export function useNewEvent(profile: Profile): { readonly open: (day: number) => void; readonly dialog: ReactNode } {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const { app } = useSession()
  const toaster = useToaster()
  const open = (day: number) =>
    void importDialog().then(
      ({ NewEventDialog: Dialog }) => setLoaded({ Dialog, day }),
      () => moveTo(newEventPath(day)),
    )
  const close = () => setLoaded(null)
  const dialog = loaded !== null && app !== null && (
    <loaded.Dialog
      profile={profile}
      holdText={app.holdText}
      day={formatDay(loaded.day)}
      onClose={close}
      onCreated={({ values }) => {
        close()
        void toaster.show("done", words.created(textOf(values.title)))
      }}
    />
  )
  return { open, dialog }
}
