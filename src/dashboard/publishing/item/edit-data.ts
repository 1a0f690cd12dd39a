import type { AppDispatch } from "#dashboard/session/hooks.ts"
import { editStampPath, mayBeIn, freshFor, stampsApi } from "./stamps-api.ts"
import { editDataPath } from "#contract/publishing.ts"
import { editables, screenPath, type Screen } from "#contract/screens.ts"
import { PageDataError } from "#lib/navigation/built-data.ts"
import { loadData } from "#lib/navigation/page-data.ts"
import { isFirstFailure } from "#lib/navigation/reloads.ts"

type EditScreen = Extract<Screen, { readonly kind: "edit" }>

// Milliseconds: a slow host must not keep anyone from writing.
const patience = 5000

/** Checks that the screen belongs to the served site: after a deploy this reloads the page, once. Content that no build has, has no file. */
export async function passEditData(dispatch: AppDispatch, screen: EditScreen): Promise<void> {
  if (!(await mayHaveFile(dispatch, screen))) return
  const [, segment = ""] = screenPath(screen).split("/")
  try {
    await loadData(editDataPath(segment, screen.id), { signal: AbortSignal.timeout(patience) })
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

/** Returns true if the answer is unknown. */
async function mayHaveFile(dispatch: AppDispatch, { of, id }: EditScreen): Promise<boolean> {
  const item = { type: editables[of], number: id }
  // Accounts share a file that each build has.
  if (editStampPath(item) === null) return true
  const stampRequest = dispatch(stampsApi.endpoints.getBuildStamp.initiate(undefined, { forceRefetch: freshFor, subscribe: false }))
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience))
  const stamp = await Promise.race([stampRequest.then(({ data }) => data ?? null), late])
  return stamp === null || mayBeIn(stamp, item)
}
