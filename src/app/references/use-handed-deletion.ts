import { useEffect, useRef } from "react"
import type { ResourceType } from "#contract/fields.ts"
import { takeOver, type HandedDeletion } from "./hand-over.ts"

/** The list of a kind goes on with a deletion that began in an editor. */
export function useHandedDeletion(type: ResourceType, remove: (deletion: HandedDeletion) => void): void {
  const latest = useRef(remove)
  useEffect(() => {
    latest.current = remove
  })
  useEffect(() => {
    const deletion = takeOver(type)
    if (deletion !== null) latest.current(deletion)
  }, [type])
}
