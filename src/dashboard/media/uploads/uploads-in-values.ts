import { listOf } from "#contract/field-types/field-types.ts"
import { type FieldValue, type FileValue, type Values, isFileValue } from "#dashboard/items/values.ts"
import { done, failed, type Outcome, type Problem } from "#lib/session/problem.ts"
import type { UploadedFile } from "./upload-api.ts"
import type { FormUpload } from "./upload-queue.ts"
import { appWords } from "#dashboard/strings/words.ts"

export type NamedFile = { readonly name: string; readonly file: FileValue }

/** The back end may not have these files yet. Their bytes are among the drafts. */
export function unsavedFiles(values: Values): readonly NamedFile[] {
  return Object.entries(values).flatMap(([name, value]) =>
    listOf(value).flatMap((file) => (isFileValue(file) && file.blob !== null ? [{ name, file }] : [])),
  )
}

export function uploadsIn(values: Values): readonly FormUpload[] {
  return unsavedFiles(values).flatMap(({ name, file: { id, key, blob, filename } }) =>
    id === null && blob !== null ? [{ key, blob, field: name, filename }] : [],
  )
}

/** Returns the same value if it has no file with this key. */
export function withChangedFile(value: FieldValue, key: string, change: Partial<FileValue>): FieldValue {
  if (isFileValue(value)) return value.key === key ? { ...value, ...change } : value
  const list = listOf(value)
  const files = list.filter(isFileValue)
  if (files.length === 0 || files.length < list.length || !files.some((file) => file.key === key)) return value
  return files.map((file) => (file.key === key ? { ...file, ...change } : file))
}

type Calls = {
  /** The back end removes unused files after a day, so this asks whether it still has one. */
  readonly isThere: (id: string) => Promise<Outcome<boolean>>
  /** Returns null if the bytes are no longer in this browser. */
  readonly upload: (file: NamedFile) => Promise<Outcome<UploadedFile> | null>
  readonly onUploaded: (key: string, file: UploadedFile) => void
}

export async function uploadForSave(values: Values, { isThere, upload, onUploaded }: Calls): Promise<Outcome<null>> {
  const faults: Record<string, string> = {}
  for (const namedFile of unsavedFiles(values)) {
    const { name, file } = namedFile
    const presence = file.id === null ? done(false) : await isThere(file.id)
    if (!presence.ok) return failed(presence.problem)
    if (presence.value) continue
    const outcome = await upload(namedFile)
    if (outcome?.ok === true) onUploaded(file.key, outcome.value)
    else if (outcome !== null && passes(outcome.problem)) return outcome
    else faults[name] ??= appWords.files.notUploaded(file.filename)
  }
  return Object.keys(faults).length === 0 ? done(null) : failed({ kind: "invalid", message: null, fields: faults })
}

/** Tells whether a problem concerns the whole save and not only one file. */
function passes(problem: Problem): boolean {
  const { kind } = problem
  const isDiskFull = kind === "broken" && problem.status === 507
  return isDiskFull || kind === "offline" || kind === "signed-out" || kind === "blocked-for-now"
}

/** The back end tells the size of a picture only if content refers to it. */
export function partsOf({ width, height, ...file }: UploadedFile): Partial<FileValue> {
  return width === null || height === null ? file : { ...file, width, height }
}
