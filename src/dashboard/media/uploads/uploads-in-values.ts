/** The files within the values of a form, and their upload before a save. */
import { fieldsOf } from "#contract/content.ts"
import { isFile, type ResourceType } from "#contract/fields.ts"
import { listOf } from "#contract/field-types/field-types.ts"
import { type FieldValue, type FileValue, type Values, isFileValue } from "#dashboard/items/values.ts"
import { done, failed, type Outcome, type Problem } from "#lib/session/problem.ts"
import type { UploadedFile } from "./upload-api.ts"
import type { WantedUpload } from "./upload-queue.ts"
import { appWords } from "#dashboard/strings/words.ts"

export type NamedFile = { readonly name: string; readonly file: FileValue }

/** The files that are not saved yet: their bytes lie among the drafts. */
export function unsavedFiles(values: Values): readonly NamedFile[] {
  return Object.entries(values).flatMap(([name, value]) =>
    listOf(value).flatMap((file) => (isFileValue(file) && file.blob !== null ? [{ name, file }] : [])),
  )
}

export function wantedUploads(values: Values): readonly WantedUpload[] {
  return unsavedFiles(values).flatMap(({ name, file: { id, key, blob, filename } }) =>
    id === null && blob !== null ? [{ key, blob, field: name, filename }] : [],
  )
}

/** The value with the change in the file of this key; the same value where it has none. */
export function withChangedFile(value: FieldValue, key: string, change: Partial<FileValue>): FieldValue {
  if (isFileValue(value)) return value.key === key ? { ...value, ...change } : value
  const list = listOf(value)
  const files = list.filter(isFileValue)
  if (files.length === 0 || files.length < list.length || !files.some((file) => file.key === key)) return value
  return files.map((file) => (file.key === key ? { ...file, ...change } : file))
}

/** The field to which the pictures of a kind's texts are uploaded; null where the kind has no pictures. */
export function pictureFieldOf(type: ResourceType): string | null {
  const found = Object.entries(fieldsOf(type)).filter(([, field]) => isFile(field) && field.type === "image")
  return found[0]?.[0] ?? null
}

type Calls = {
  /** Whether the back end still has a file: it removes those that nothing refers to after a day. */
  readonly isThere: (id: string) => Promise<Outcome<boolean>>
  /** Null: the bytes are no longer in this browser. */
  readonly upload: (file: NamedFile) => Promise<Outcome<UploadedFile> | null>
  readonly onUploaded: (key: string, file: UploadedFile) => void
}

/** Uploads, before a save, the files of the values that the back end does not have. */
export async function uploadForSave(values: Values, { isThere, upload, onUploaded }: Calls): Promise<Outcome<Values>> {
  let uploaded = values
  const faults: Record<string, string> = {}
  for (const named of unsavedFiles(values)) {
    const { name, file } = named
    const there = file.id === null ? done(false) : await isThere(file.id)
    if (!there.ok) return failed(there.problem)
    if (there.value) continue
    const outcome = await upload(named)
    if (outcome?.ok === true) {
      onUploaded(file.key, outcome.value)
      uploaded = withFile(uploaded, file, outcome.value)
    } else if (outcome !== null && passes(outcome.problem)) return outcome
    else faults[name] ??= appWords.files.notUploaded(file.filename)
  }
  return Object.keys(faults).length === 0 ? done(uploaded) : failed({ kind: "invalid", message: null, fields: faults })
}

/** Problems that are not of the file: the whole save waits or fails for them. */
function passes(problem: Problem): boolean {
  const { kind } = problem
  const isDiskFull = kind === "broken" && problem.status === 507
  return isDiskFull || kind === "offline" || kind === "signed-out" || kind === "blocked-for-now"
}

function withFile(values: Values, { key }: FileValue, file: UploadedFile): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, withChangedFile(value, key, partsOf(file))]))
}

/** The back end tells the size of a picture only where content refers to it. */
export function partsOf({ width, height, ...file }: UploadedFile): Partial<FileValue> {
  return width === null || height === null ? file : { ...file, width, height }
}
