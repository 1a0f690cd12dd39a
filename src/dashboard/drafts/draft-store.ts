/** Drafts of each user have keys of their own in this browser. */
import { newUuid } from "#dashboard/items/empty-item.ts"
import { isFileValue } from "#dashboard/items/values.ts"
import { listOf } from "#contract/field-types/field-types.ts"
import { openTable, type BrowserTable, type StorageTrouble } from "#dashboard/items/saves/browser-table.ts"
import { draftIn, fileIn, type Draft, type DraftName } from "./draft.ts"

export type DraftStore = {
  /** The newest comes first. */
  readonly read: (name: DraftName) => Promise<readonly Draft[]>
  /** Replaces this writer's draft of the item. Drafts of other tabs stay. */
  readonly write: (draft: Draft) => Promise<void>
  /** Removes a writer's draft, unless that writer has written it again since. */
  readonly remove: (draft: DraftName & Pick<Draft, "writer" | "savedAt">) => Promise<void>
  /** Reads all drafts of the user, the newest first. */
  readonly list: () => Promise<readonly Draft[]>
  /** Keeps the bytes of a file that is not uploaded yet. `FileValue.blob` has the key. */
  readonly putBlob: (file: File) => Promise<string>
  readonly getBlob: (key: string) => Promise<File | null>
  /** Removes the bytes of files that no draft names. */
  readonly cleanBlobs: () => Promise<void>
}

type Options = {
  readonly clock?: () => number
  /** Gets null when everything is stored again. */
  readonly onTrouble?: (trouble: StorageTrouble | null) => void
}

/** Milliseconds: a picture that was just dropped is in no draft yet, so its file stays this long. */
const blobGraceMs = 10 * 60_000

export function openDrafts(uid: number, { clock = Date.now, onTrouble = () => undefined }: Options = {}): DraftStore {
  const texts = textsOf(uid, openTable("drafts", onTrouble))
  const files = filesOf(uid, openTable("draft-files", onTrouble), clock)
  const cleanBlobs = async () => files.clean(new Set((await texts.list()).flatMap(blobsIn)))
  return { ...texts, putBlob: files.put, getBlob: files.get, cleanBlobs }
}

function textsOf(uid: number, table: BrowserTable): Pick<DraftStore, "read" | "write" | "remove" | "list"> {
  const own = `${uid}/`
  const keyOf = ({ type, id, writer }: DraftName & Pick<Draft, "writer">) => `${own}${type}/${id}/${writer}`
  const list = async () => {
    const drafts = (await table.readAll()).flatMap(([key, value]) => (key.startsWith(own) ? draftIn(value) : []))
    return drafts.toSorted((one, other) => other.savedAt - one.savedAt)
  }
  return {
    list,
    read: async ({ type, id }) => (await list()).filter((draft) => draft.type === type && draft.id === id),
    write: (draft) => table.write(keyOf(draft), draft),
    remove: async (draft) => {
      const [present] = draftIn(await table.read(keyOf(draft)))
      if (present === undefined || present.savedAt <= draft.savedAt) await table.remove(keyOf(draft))
    },
  }
}

function filesOf(uid: number, table: BrowserTable, clock: () => number) {
  const own = `${uid}/`
  return {
    put: async (file: File): Promise<string> => {
      const key = newUuid()
      // Safari has lost Blobs in IndexedDB, but not bytes.
      const bytes = await file.arrayBuffer()
      await table.write(own + key, { bytes, name: file.name, type: file.type, at: clock() })
      return key
    },
    get: async (key: string): Promise<File | null> => {
      const storedFile = fileIn(await table.read(own + key))
      return storedFile === null ? null : new File([storedFile.bytes], storedFile.name, { type: storedFile.type })
    },
    clean: async (usedKeys: ReadonlySet<string>): Promise<void> => {
      for (const [key, value] of await table.readAll()) {
        const storedFile = fileIn(value)
        const isOld = storedFile === null || clock() - storedFile.at > blobGraceMs
        if (key.startsWith(own) && isOld && !usedKeys.has(key.slice(own.length))) await table.remove(key)
      }
    },
  }
}

function blobsIn({ values, base, earlier }: Draft): readonly string[] {
  const parts = [values, base.values, ...earlier].flatMap((each) => Object.values(each)).flatMap(listOf)
  return parts.flatMap((part) => (isFileValue(part) && part.blob !== null ? [part.blob] : []))
}
