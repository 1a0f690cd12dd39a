import { createContext, useContext, useEffect, useState, useSyncExternalStore } from "react"
import type { UseFormReturn } from "react-hook-form"
import { useAppDispatch, type AppDispatch } from "#app/session/hooks.ts"
import type { ResourceType } from "#contract/fields.ts"
import { isAdmin, type Viewer } from "#contract/permissions.ts"
import { openDrafts } from "#app/save/draft-store.ts"
import type { Values } from "#app/resources/values.ts"
import { outcomeIn } from "#lib/api.ts"
import { uploadApi } from "./upload-api.ts"
import type { UploadCall, UploadEntry } from "./upload-queue.ts"
import { makeUploads, thereOrNot, type RefusedFile, type Uploads } from "./uploads.ts"

type FormUploads = { readonly uploads: Uploads; readonly mayReplaceFiles: boolean }

const UploadsContext = createContext<FormUploads | null>(null)

export const UploadsProvider = UploadsContext.Provider

type Options = { readonly form: UseFormReturn<Values>; readonly type: ResourceType; readonly viewer: Viewer }

/** The uploads of a form, for the whole time that it is open. */
export function useMakeUploads({ form, type, viewer }: Options): FormUploads {
  const dispatch = useAppDispatch()
  const [drafts] = useState(() => openDrafts(viewer.uid))
  const [made] = useState(() => ({
    uploads: makeUploads({ form, drafts, ...callsOf(dispatch, type) }),
    mayReplaceFiles: isAdmin(viewer),
  }))
  const { uploads } = made
  const { subscribe } = form
  useEffect(() => void drafts.cleanBlobs(), [drafts])
  useEffect(() => {
    uploads.follow()
    const unsubscribe = subscribe({ formState: { values: true }, callback: uploads.follow })
    return () => {
      unsubscribe()
      uploads.stop()
    }
  }, [uploads, subscribe])
  return made
}

export function useUploads(): FormUploads {
  const uploads = useContext(UploadsContext)
  if (uploads === null) throw new Error("A control for files stands outside of its form.")
  return uploads
}

export type FieldUploads = { readonly entries: readonly UploadEntry[]; readonly refused: readonly RefusedFile[] }

/** What is on its way to a field, and what was refused for it. */
export function useFieldUploads(name: string): FieldUploads {
  const { uploads } = useUploads()
  const { entries, refused } = useSyncExternalStore(uploads.subscribe, uploads.view)
  return { entries: entries.filter(({ field }) => field === name), refused: refused.filter(({ field }) => field === name) }
}

/** The number of uploads that are waiting or on their way, for the save bar. */
export function usePendingUploads(uploads: Uploads): number {
  const { entries } = useSyncExternalStore(uploads.subscribe, uploads.view)
  return entries.filter(({ state }) => state.kind !== "failed").length
}

function callsOf(dispatch: AppDispatch, type: ResourceType) {
  const { uploadFile, getFileId } = uploadApi.endpoints
  return {
    send: async ({ file, field, signal, onProgress }: UploadCall) => {
      // A tracked call would keep the bytes in the store.
      const call = dispatch(uploadFile.initiate({ type, file, field, onProgress }, { track: false }))
      signal.addEventListener("abort", () => call.abort())
      return outcomeIn(await call)
    },
    isThere: async (id: string) => thereOrNot(outcomeIn(await dispatch(getFileId.initiate(id, { subscribe: false, forceRefetch: true })))),
  }
}
