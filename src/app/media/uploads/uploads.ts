/** The files of one form: what users add, what is on its way, and what was refused. */
import { flushSync } from "react-dom"
import type { UseFormReturn } from "react-hook-form"
import type { DraftStore } from "#app/save/draft-store.ts"
import { newUuid } from "#app/resources/empty-item.ts"
import { isFileValue } from "#app/resources/value-kinds.ts"
import { listOf } from "#contract/field-types/field-types.ts"
import type { FieldValue, FileValue, Values } from "#app/resources/values.ts"
import { done, type Outcome } from "#lib/session/problem.ts"
import { checkFile, type FileField } from "./file-check.ts"
import type { UploadedFile } from "./upload-api.ts"
import { makeUploadQueue, type UploadCall, type UploadEntry } from "./upload-queue.ts"
import { known, uploadForSave, wantedUploads, withChangedFile } from "./uploads-in-values.ts"

export type RefusedFile = { readonly key: string; readonly field: string; readonly filename: string; readonly reason: string }

export type UploadsView = { readonly entries: readonly UploadEntry[]; readonly refused: readonly RefusedFile[] }

type Options = {
  readonly form: Pick<UseFormReturn<Values>, "getValues" | "setValue">
  readonly drafts: Pick<DraftStore, "putBlob" | "getBlob">
  readonly send: (call: UploadCall) => Promise<Outcome<UploadedFile>>
  readonly isThere: (id: string) => Promise<Outcome<boolean>>
}

export type FileTarget = { readonly name: string; readonly field: FileField }

export type Uploads = ReturnType<typeof makeUploads>

export function makeUploads({ form, drafts, send, isThere }: Options) {
  const listeners = new Set<() => void>()
  const change = (next: UploadsView) => {
    view = next
    for (const listener of listeners) listener()
  }
  // Drawn at once: a control that has not seen a file would leave it out of the value at the next key.
  const set = (name: string, value: FieldValue) => flushSync(() => form.setValue(name, value, { shouldDirty: true, shouldTouch: true }))
  const setFile = (key: string, file: UploadedFile) => {
    for (const [name, value] of Object.entries(form.getValues())) {
      const changed = withChangedFile(value, key, known(file))
      if (changed !== value) set(name, changed)
    }
  }
  const queue = makeUploadQueue({ read: drafts.getBlob, send, onDone: setFile })
  let view: UploadsView = { entries: queue.entries(), refused: [] }
  queue.subscribe(() => change({ ...view, entries: queue.entries() }))
  const refuse = ({ name }: FileTarget, filename: string, reason: string) =>
    change({ ...view, refused: [...view.refused, { key: newUuid(), field: name, filename, reason }] })
  const valueOf = async (target: FileTarget, file: File): Promise<FileValue | null> => {
    const check = await checkFile(file, target.field)
    if (check.ok) return fileValue(file, { blob: await drafts.putBlob(file), ...(check.size ?? { width: null, height: null }) })
    refuse(target, file.name, check.reason)
    return null
  }
  return {
    view: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Begins the uploads that the form's values want. To be called after each change of the form. */
    follow: () => queue.follow(wantedUploads(form.getValues())),
    /** Adds files to a field; in a field of one file the last one replaces it. */
    add: async (target: FileTarget, files: readonly File[]) => {
      for (const file of files) {
        const value = await valueOf(target, file)
        if (value === null) continue
        const present = listOf(form.getValues()[target.name]).filter(isFileValue)
        set(target.name, target.field.many === true ? [...present, value] : value)
      }
    },
    /** Checks and uploads a picture of a text. Null where that failed. */
    uploadPicture: async (target: FileTarget, file: File): Promise<FileValue | null> => {
      const check = await checkFile(file, target.field)
      if (!check.ok) return null
      const outcome = await queue.sendNow(file, target.name)
      if (!outcome.ok) return null
      return { ...fileValue(file, { blob: null, ...(check.size ?? { width: null, height: null }) }), ...known(outcome.value) }
    },
    retry: queue.retry,
    dismiss: (key: string) => change({ ...view, refused: view.refused.filter((one) => one.key !== key) }),
    /** Waits for what is on its way, and uploads what failed or is gone at the back end. */
    finish: async (): Promise<Outcome<Values>> => {
      await queue.settled()
      return uploadForSave(form.getValues(), {
        isThere,
        upload: async ({ name, file: { blob } }) => {
          const file = blob === null ? null : await drafts.getBlob(blob)
          return file === null ? null : queue.sendNow(file, name)
        },
        onUploaded: setFile,
      })
    },
    stop: queue.stop,
  }
}

type Stored = Pick<FileValue, "blob" | "width" | "height">

function fileValue(file: File, stored: Stored): FileValue {
  const texts = { alt: null, title: "", description: "" }
  return { key: newUuid(), id: null, url: null, filename: file.name, filemime: file.type, filesize: file.size, ...stored, ...texts }
}

/** Turns "not found" into an answer. */
export function thereOrNot(outcome: Outcome<unknown>): Outcome<boolean> {
  if (outcome.ok) return done(true)
  const { kind } = outcome.problem
  return kind === "not-found" || kind === "forbidden" ? done(false) : outcome
}
