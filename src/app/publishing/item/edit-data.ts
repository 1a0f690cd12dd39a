import type { AppDispatch } from "#app/session/hooks.ts"
import { editStampPath, mayBeIn } from "./served.ts"
import { freshFor, stampsApi } from "./stamps-api.ts"
import { editDataPath } from "#contract/publishing.ts"
import { editables, screenPath, type Screen } from "#contract/screens.ts"
import { loadData, PageDataError } from "#lib/navigation/page-data.ts"
import { isFirstFailure } from "#lib/navigation/reloads.ts"

type EditScreen = Extract<Screen, { readonly kind: "edit" }>

// Milliseconds. A host that hangs must not keep anyone from writing.
const patience = 5000

/**
 * Loads the data file of an edit screen, as a check that the screen belongs to the site that is served: after a deploy the address is loaded
 * anew, once. Content that no build has has no file, which build.json tells; whether it is there, the back end says.
 */
export async function passEditData(dispatch: AppDispatch, screen: EditScreen): Promise<void> {
  if (!(await mayHaveFile(dispatch, screen))) return
  try {
    await loadData(editDataPath(segmentOf(screen), screen.id), { signal: AbortSignal.timeout(patience) })
  } catch (error) {
    const code = error instanceof PageDataError ? error.code : undefined
    if (code === 404) return
    console.error(error)
    if (code === "INVALID_HASH" && isFirstFailure(error)) {
      window.location.reload()
      await new Promise(() => undefined)
    }
  }
}

/** True if nobody knows. */
async function mayHaveFile(dispatch: AppDispatch, { of, id }: EditScreen): Promise<boolean> {
  const item = { type: editables[of], number: id }
  // Accounts share a file that each build has.
  if (editStampPath(item) === null) return true
  const asked = dispatch(stampsApi.endpoints.getBuildStamp.initiate(undefined, { forceRefetch: freshFor, subscribe: false }))
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience))
  const stamp = await Promise.race([asked.then(({ data }) => data ?? null), late])
  return stamp === null || mayBeIn(stamp, item)
}

/** The first segment of the screen's address. */
function segmentOf(screen: EditScreen): string {
  return screenPath(screen).split("/")[1] ?? ""
}
