type StorageName = "localStorage" | "sessionStorage"

export function readItem(name: StorageName, key: string): string | null {
  try {
    return window[name].getItem(key)
  } catch {
    return null
  }
}

/** Writes an item, or removes it for `null`. Tells whether storage took it: it may be full or blocked. */
export function writeItem(name: StorageName, key: string, value: string | null): boolean {
  try {
    if (value === null) window[name].removeItem(key)
    else window[name].setItem(key, value)
    return true
  } catch {
    return false
  }
}
