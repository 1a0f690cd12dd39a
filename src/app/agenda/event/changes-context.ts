import { createContext, useContext } from "react"
import type { Occurrence } from "#app/agenda/occurrences/occurrence.ts"

export type Action = "move" | "cancel" | "restore" | "delete" | "edit"

/** What admins do with the events of a view. */
export type EventChanges = {
  /** Asks which events are meant, then changes them. */
  readonly ask: (action: Exclude<Action, "move">, occurrence: Occurrence) => void
  /** Picks an event up; keys move it. */
  readonly pickUp: (occurrence: Occurrence) => void
}

const ChangesContext = createContext<EventChanges | null>(null)

export const ChangesProvider = ChangesContext.Provider

/** Null for users who only read. */
export function useEventChanges(): EventChanges | null {
  return useContext(ChangesContext)
}
