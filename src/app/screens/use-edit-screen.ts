import { useState } from "react"
import { useAppDispatch } from "#app/session/hooks.ts"
import { passEditData } from "#app/publishing/item/edit-data.ts"
import type { Screen } from "#contract/screens.ts"

/** The import of a screen that also waits for the screen's data file where it has one. The screen must be a new component for each address. */
export function useEditScreen<T>(screen: Screen, load: () => Promise<T>): () => Promise<T> {
  const dispatch = useAppDispatch()
  const [loadBoth] = useState(() => async () => {
    const [loaded] = await Promise.all([load(), screen.kind === "edit" && passEditData(dispatch, screen)])
    return loaded
  })
  return loadBoth
}
