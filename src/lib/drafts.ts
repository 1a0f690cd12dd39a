/** What was written and isn't saved, kept in this browser for the one who wrote it. */

function keyOf(uid: number, key: string): string {
  return `g30:draft:${uid}:${key}`
}

/** What this person had written there; null where there is nothing that can be read. */
export function readDraft(uid: number, key: string): unknown {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(keyOf(uid, key)) ?? "null")
    return draft
  } catch {
    // Blocked, or cut off.
    return null
  }
}

/** Keeps it; says whether the browser could. */
export function writeDraft(uid: number, key: string, draft: unknown): boolean {
  try {
    localStorage.setItem(keyOf(uid, key), JSON.stringify(draft))
    return true
  } catch {
    // Full or blocked: the text is on screen only.
    return false
  }
}

/** Forgets it, once it is saved or thrown away. */
export function clearDraft(uid: number, key: string): void {
  try {
    localStorage.removeItem(keyOf(uid, key))
  } catch {
    // Blocked: there was none.
  }
}
