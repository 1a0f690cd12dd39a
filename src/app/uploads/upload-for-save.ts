/** Sees to it, before a save, that the back end has the files of the values. */
import type { FileValue, Values } from "#app/resources/values.ts"
import { done, failed, type Outcome, type Problem } from "#lib/session/problem.ts"
import { files as words } from "#app/strings/media.ts"
import type { UploadedFile } from "./upload-api.ts"
import { unsavedFiles, withChangedFile, type NamedFile } from "./uploads-in-values.ts"

type Calls = {
  /** Whether the back end still has a file: it removes those that nothing refers to after a day. */
  readonly isThere: (id: string) => Promise<Outcome<boolean>>
  /** Null: the bytes are no longer in this browser. */
  readonly upload: (file: NamedFile) => Promise<Outcome<UploadedFile> | null>
  readonly onUploaded: (key: string, file: UploadedFile) => void
}

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
    else faults[name] ??= words.notUploaded(file.filename)
  }
  return Object.keys(faults).length === 0 ? done(uploaded) : failed({ kind: "invalid", message: null, fields: faults })
}

/** Problems that are not of the file: the whole save waits or fails for them. */
function passes({ kind }: Problem): boolean {
  return kind === "offline" || kind === "signed-out" || kind === "blocked-for-now"
}

function withFile(values: Values, { key }: FileValue, file: UploadedFile): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, withChangedFile(value, key, known(file))]))
}

/** The back end tells the size of a picture only where content refers to it. */
export function known({ width, height, ...file }: UploadedFile): Partial<FileValue> {
  return width === null || height === null ? file : { ...file, width, height }
}
