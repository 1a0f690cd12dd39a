/** One form has added files, running uploads, and refused ones. */
import { flushSync } from "react-dom"
import type { UseFormReturn } from "react-hook-form"
import { type DraftStore, openDrafts } from "#dashboard/drafts/draft-store.ts"
import { newUuid } from "#dashboard/items/empty-item.ts"
import { fieldsOf } from "#contract/content.ts"
import { listOf } from "#contract/field-types/field-types.ts"
import { normalForm } from "#contract/normal-form.ts"
import { type FieldValue, type FileValue, type Values, isFileValue } from "#dashboard/items/values.ts"
import { done, wordsOf, type Outcome } from "#lib/session/problem.ts"
import { checkFile, type FileFieldRules } from "./file-check.ts"
import { type UploadedFile, uploadApi } from "./upload-api.ts"
import { UploadQueue, type UploadCall, type UploadEntry } from "./upload-queue.ts"
import { partsOf, uploadForSave, uploadsIn, withChangedFile } from "./uploads-in-values.ts"
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from "react"
import { useAppDispatch, type AppDispatch } from "#dashboard/session/hooks.ts"
import type { ResourceType } from "#contract/fields.ts"
import { isAdmin } from "#contract/permissions.ts"
import { useViewer } from "#dashboard/session/use-viewer.ts"
import { outcomeIn } from "#dashboard/session/core/api.ts"

type Options = {
  readonly form: Pick<UseFormReturn<Values>, "getValues" | "setValue">
  readonly type: ResourceType
  readonly drafts: Pick<DraftStore, "putBlob" | "getBlob">
  readonly send: (call: UploadCall) => Promise<Outcome<UploadedFile>>
  readonly isThere: (id: string) => Promise<Outcome<boolean>>
}

export type FileTarget = { readonly name: string; readonly field: FileFieldRules }

/** `reason` completes a sentence that begins with the file's name. */
type UploadedPicture = { readonly ok: true; readonly file: FileValue } | { readonly ok: false; readonly reason: string | null }

export type Uploads = ReturnType<typeof makeUploads>

export function makeUploads({ form, type, drafts, send, isThere }: Options) {
  // React must render at once: a control that has not seen a file would leave it out of the value at the next key.
  const set = (name: string, value: FieldValue) => flushSync(() => form.setValue(name, value, { shouldDirty: true, shouldTouch: true }))
  const setFile = (key: string, file: UploadedFile) => {
    for (const [name, value] of Object.entries(form.getValues())) {
      const newValue = withChangedFile(value, key, partsOf(file))
      if (newValue !== value) set(name, newValue)
    }
  }
  const queue = new UploadQueue({ read: drafts.getBlob, send, onDone: setFile })
  const valueOf = async (target: FileTarget, file: File): Promise<FileValue | null> => {
    const check = await checkFile(file, target.field)
    if (check.ok) return fileValue(file, { blob: await drafts.putBlob(file), ...(check.size ?? { width: null, height: null }) })
    queue.refuse({ key: newUuid(), field: target.name, filename: file.name }, check.reason)
    return null
  }
  return {
    queue,
    /** The caller calls it after each change of the form. */
    follow: () => queue.follow(uploadsIn(form.getValues())),
    /** In a field of one file the last one replaces it. */
    add: async (target: FileTarget, files: readonly File[]) => {
      for (const file of files) {
        const value = await valueOf(target, file)
        if (value === null) continue
        const present = listOf(form.getValues()[target.name]).filter(isFileValue)
        set(target.name, target.field.many === true ? [...present, value] : value)
      }
    },
    /** Uses the rules of the kind's first field with pictures. */
    uploadPicture: async (picture: File): Promise<UploadedPicture> => {
      const [target] = Object.entries(fieldsOf(type)).flatMap(([name, field]) => (field.type === "image" ? [{ name, field }] : []))
      if (target === undefined) return { ok: false, reason: null }
      const check = await checkFile(picture, target.field)
      if (!check.ok) return check
      const outcome = await queue.sendNow(picture, target.name)
      if (!outcome.ok) return { ok: false, reason: wordsOf(outcome.problem).replace(/\.$/, "") }
      const file = fileValue(picture, { blob: null, ...(check.size ?? { width: null, height: null }) })
      return { ok: true, file: { ...file, ...partsOf(outcome.value) } }
    },
    /** Waits for running uploads, and repeats those that failed or that the back end no longer has. */
    finish: async (): Promise<Outcome<Values>> => {
      await queue.settled()
      const outcome = await uploadForSave(form.getValues(), {
        isThere,
        upload: async ({ name, file: { blob } }) => {
          const file = blob === null ? null : await drafts.getBlob(blob)
          return file === null ? null : queue.sendNow(file, name)
        },
        onUploaded: setFile,
      })
      return outcome.ok ? done(form.getValues()) : outcome
    },
  }
}

type StoredParts = Pick<FileValue, "blob" | "width" | "height">

function fileValue(file: File, storedParts: StoredParts): FileValue {
  const texts = { alt: null, title: "", description: "" }
  // macOS separates the accents of names from their letters.
  const filename = normalForm(file.name, "NFC")
  return { key: newUuid(), id: null, url: null, filename, filemime: file.type, filesize: file.size, ...storedParts, ...texts }
}

export function existenceOf(outcome: Outcome<unknown>): Outcome<boolean> {
  if (outcome.ok) return done(true)
  const { kind } = outcome.problem
  return kind === "not-found" || kind === "forbidden" ? done(false) : outcome
}

type FormUploads = { readonly uploads: Uploads; readonly mayReplaceFiles: boolean }

const UploadsContext = createContext<FormUploads | null>(null)

export const UploadsProvider = UploadsContext.Provider

/** Uploads last as long as the form is open. */
export function useMakeUploads(form: UseFormReturn<Values>, type: ResourceType): FormUploads {
  const viewer = useViewer()
  const dispatch = useAppDispatch()
  const [drafts] = useState(() => openDrafts(viewer.uid))
  const [formUploads] = useState(() => ({
    uploads: makeUploads({ form, type, drafts, ...callsOf(dispatch, type) }),
    mayReplaceFiles: isAdmin(viewer),
  }))
  const { uploads } = formUploads
  const { subscribe } = form
  useEffect(() => void drafts.cleanBlobs(), [drafts])
  useEffect(() => {
    uploads.follow()
    const unsubscribe = subscribe({ formState: { values: true }, callback: uploads.follow })
    return () => {
      unsubscribe()
      uploads.queue.stop()
    }
  }, [uploads, subscribe])
  return formUploads
}

export function useUploads(): FormUploads {
  const uploads = useContext(UploadsContext)
  if (uploads === null) throw new Error("A control for files stands outside of its form.")
  return uploads
}

export function useUploadEntries({ queue }: Uploads): readonly UploadEntry[] {
  return useSyncExternalStore(queue.subscribe, queue.entries)
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
    isThere: async (id: string) => existenceOf(outcomeIn(await dispatch(getFileId.initiate(id, { subscribe: false, forceRefetch: true })))),
  }
}
