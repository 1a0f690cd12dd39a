/** Drafts and the bytes of their files, in this browser. Each user has own keys. */
import { newUuid } from "#app/resources/empty-item.ts"
import { isFileValue, listOf } from "#app/resources/value-kinds.ts"
import { openTable } from "./browser-table.ts"
import type { Draft, DraftName, DraftTrouble } from "./draft.ts"
import { draftIn, fileIn } from "./stored-draft.ts"

export type DraftStore = {
  /** The drafts of an item, the newest first. */
  readonly read: (name: DraftName) => Promise<readonly Draft[]>
  /** Replaces this writer's draft of the item. Drafts of other tabs stay. */
  readonly write: (draft: Draft) => Promise<void>
  /** Removes a writer's draft, unless it was written again since. */
  readonly remove: (draft: DraftName & Pick<Draft, "writer" | "savedAt">) => Promise<void>
  /** All drafts of the user, the newest first. */
  readonly list: () => Promise<readonly Draft[]>
  /** Keeps the bytes of a file that is not uploaded yet. The key is that of `FileValue.blob`. */
  readonly putBlob: (file: File) => Promise<string>
  readonly getBlob: (key: string) => Promise<File | null>
  /** Removes the bytes of files that no draft names. */
  readonly cleanBlobs: () => Promise<void>
}

type Options = {
  readonly clock?: () => number
  /** Null when everything is stored again. */
  readonly onTrouble?: (trouble: DraftTrouble | null) => void
}

/** A picture that was just dropped is in no draft yet. */
const blobGraceMs = 10 * 60_000

export function openDrafts(uid: number, { clock = Date.now, onTrouble = () => undefined }: Options = {}): DraftStore {
  const drafts = openTable("drafts", onTrouble)
  const files = openTable("draft-files", onTrouble)
  const own = `${uid}/`
  const list = async () => {
    const found = (await drafts.readAll()).flatMap(([key, value]) => (key.startsWith(own) ? draftIn(value) : []))
    return found.toSorted((one, other) => other.savedAt - one.savedAt)
  }
  const keyOf = ({ type, id, writer }: DraftName & Pick<Draft, "writer">) => `${own}${type}/${id}/${writer}`
  return {
    list,
    read: async ({ type, id }) => (await list()).filter((draft) => draft.type === type && draft.id === id),
    write: (draft) => drafts.write(keyOf(draft), draft),
    remove: async (draft) => {
      const [present] = draftIn(await drafts.read(keyOf(draft)))
      if (present === undefined || present.savedAt <= draft.savedAt) await drafts.remove(keyOf(draft))
    },
    putBlob: async (file) => {
      const key = newUuid()
      // Safari has lost Blobs in IndexedDB; bytes stay.
      const bytes = await file.arrayBuffer()
      await files.write(own + key, { bytes, name: file.name, type: file.type, at: clock() })
      return key
    },
    getBlob: async (key) => {
      const stored = fileIn(await files.read(own + key))
      return stored === null ? null : new File([stored.bytes], stored.name, { type: stored.type })
    },
    cleanBlobs: async () => {
      const named = new Set((await list()).flatMap(blobsIn))
      for (const [key, value] of await files.readAll()) {
        const stored = fileIn(value)
        const isOld = stored === null || clock() - stored.at > blobGraceMs
        if (key.startsWith(own) && isOld && !named.has(key.slice(own.length))) await files.remove(key)
      }
    },
  }
}

function blobsIn({ values, base, earlier }: Draft): readonly string[] {
  const parts = [values, base.values, ...earlier].flatMap((each) => Object.values(each)).flatMap(listOf)
  return parts.flatMap((part) => (isFileValue(part) && part.blob !== null ? [part.blob] : []))
}
