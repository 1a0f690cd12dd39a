import type { AppDispatch } from "#app/session/hooks.ts"
import { openDrafts } from "#app/save/draft-store.ts"
import { itemApi } from "#app/resources/item-api.ts"
import type { SaveRequest } from "#app/resources/save-outcome.ts"
import { sendWaitingSaves, type WaitingSave } from "#app/save/waiting-saves.ts"
import { unsavedFiles } from "#app/media/uploads/uploads-in-values.ts"
import type { Viewer } from "#contract/permissions.ts"

/** Sends the saves that waited offline when their editor was closed. Those with files wait for their editor, which uploads them. */
export async function sendWaiting(dispatch: AppDispatch, viewer: Viewer): Promise<readonly WaitingSave[]> {
  const save = (request: SaveRequest) => dispatch(itemApi.endpoints.saveItem.initiate(request)).unwrap()
  return sendWaitingSaves({ drafts: openDrafts(viewer.uid), viewer, save, isOpen: ({ values }) => unsavedFiles(values).length > 0 })
}
