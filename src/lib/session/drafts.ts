import { readJson, writeEntry } from "../storage.ts"

// A draft is unsaved text, stored in this browser for the user who wrote it.

const keyOf = (uid: number, key: string) => `g30:draft:${uid}:${key}`

export function readDraft(uid: number, key: string): unknown {
  return readJson("localStorage", keyOf(uid, key))
}

export function writeDraft(uid: number, key: string, draft: unknown): boolean {
  return writeEntry("localStorage", keyOf(uid, key), JSON.stringify(draft))
}

export function clearDraft(uid: number, key: string): void {
  writeEntry("localStorage", keyOf(uid, key), null)
}
