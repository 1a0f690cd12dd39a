import { editDataPath } from "#contract/publishing.ts"
import { loadData, PageDataError } from "#lib/navigation/page-data.ts"
import { isFirstFailure } from "#lib/navigation/reloads.ts"

// Milliseconds. A host that hangs must not keep anyone from writing.
const patience = 5000

/**
 * Loads the data file of an edit screen, as a check that the screen belongs to the site that is served: after a deploy the address is loaded
 * anew, once. Content that no build has has no file; whether it is there, the back end says.
 */
export async function passEditData(segment: string, id: number): Promise<void> {
  try {
    await loadData(editDataPath(segment, id), { signal: AbortSignal.timeout(patience) })
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
