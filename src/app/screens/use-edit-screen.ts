import { useState } from "react"
import { passEditData } from "#app/guard/edit-data.ts"
import { screenPath, type Screen } from "#contract/screens.ts"

/** The import of a screen that also waits for the screen's data file where it has one. The screen must be a new component for each address. */
export function useEditScreen<T>(screen: Screen, load: () => Promise<T>): () => Promise<T> {
  const [loadBoth] = useState(() => async () => {
    const [loaded] = await Promise.all([load(), screen.kind === "edit" && passEditData(segmentOf(screen), screen.id)])
    return loaded
  })
  return loadBoth
}

/** The first segment of the screen's address. */
function segmentOf(screen: Screen): string {
  return screenPath(screen).split("/")[1] ?? ""
}
