import { useState } from "react"
import { useAppDispatch } from "#app/session/hooks.ts"
import { useToaster } from "#app/toasts/toaster.tsx"
import type { AgendaEvent } from "#app/agenda/occurrences/occurrence.ts"
import { agendaApi } from "#app/agenda/occurrences/agenda-api.ts"
import { agenda as strings } from "#app/strings/agenda.ts"

/** Gives the reader an event's .ics; of a repeating event the whole series. What writes it loads with the first one. */
export function useCalendarFile(): readonly [save: (event: AgendaEvent) => Promise<void>, isSaving: boolean] {
  const dispatch = useAppDispatch()
  const toaster = useToaster()
  const [isSaving, setIsSaving] = useState(false)
  const save = async ({ id, series, title }: AgendaEvent) => {
    setIsSaving(true)
    const reading = dispatch(agendaApi.endpoints.getCalendarEvents.initiate(series ?? id, { forceRefetch: true }))
    try {
      const [{ data }, { saveCalendarFile }] = await Promise.all([
        reading,
        import(/* webpackChunkName: "icalendar" */ "./calendar-file.ts"),
      ])
      if (data === undefined) void toaster.show("failed", strings.addFailed)
      else saveCalendarFile(title, data)
    } catch {
      // Offline, the chunk doesn't load.
      void toaster.show("failed", strings.addFailed)
    }
    reading.unsubscribe()
    setIsSaving(false)
  }
  return [save, isSaving]
}
