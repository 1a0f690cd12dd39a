// Unsaved text, stored in this browser for the user who wrote it.

function keyOf(uid: number, key: string): string {
  return `g30:draft:${uid}:${key}`
}

/** The stored draft; null where there is none that can be read. */
export function readDraft(uid: number, key: string): unknown {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(keyOf(uid, key)) ?? "null")
    return draft
  } catch {
    // Storage is blocked, or the draft is cut off.
    return null
  }
}

/** Stores a draft; tells whether the browser could. */
export function writeDraft(uid: number, key: string, draft: unknown): boolean {
  try {
    localStorage.setItem(keyOf(uid, key), JSON.stringify(draft))
    return true
  } catch {
    // Storage is full or blocked: the text is on screen only.
    return false
  }
}

export function clearDraft(uid: number, key: string): void {
  try {
    localStorage.removeItem(keyOf(uid, key))
  } catch {
    // Storage is blocked, so it holds no draft.
  }
}
