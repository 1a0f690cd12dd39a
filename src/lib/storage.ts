type StorageName = "localStorage" | "sessionStorage"

export function readEntry(name: StorageName, key: string): string | null {
  try {
    return window[name].getItem(key)
  } catch {
    // The browser blocks storage.
    return null
  }
}

/** Returns null if there is no entry, or if it is cut off or somebody else's text. */
export function readJson(name: StorageName, key: string): unknown {
  try {
    return JSON.parse(readEntry(name, key) ?? "null")
  } catch {
    return null
  }
}

/** `null` removes the entry. Returns false if storage is full or blocked. */
export function writeEntry(name: StorageName, key: string, value: string | null): boolean {
  try {
    if (value === null) window[name].removeItem(key)
    else window[name].setItem(key, value)
    return true
  } catch {
    return false
  }
}
