import { readItem, writeItem } from "#lib/storage.ts"

const keyOf = (uid: number) => `g30:visit:${uid}`

/**
 * When the user last left the list, in Unix seconds; null at the first visit. For a tab it stays the same, so that a reload still
 * shows what is new. This browser alone knows it.
 */
export function lastVisit(uid: number, now = Date.now()): number | null {
  const key = keyOf(uid)
  const stored = readItem("sessionStorage", key) ?? readItem("localStorage", key) ?? ""
  writeItem("sessionStorage", key, stored)
  writeItem("localStorage", key, String(Math.floor(now / 1000)))
  return /^\d{1,12}$/.test(stored) ? Number(stored) : null
}
