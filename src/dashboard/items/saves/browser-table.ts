import { createStore, del, entries, get, promisifyRequest, type UseStore } from "idb-keyval"

const patienceMs = 5000

/** These are reasons to keep entries in memory only: the browser blocks storage, or no place is left. */
export type StorageTrouble = "blocked" | "full"

export type BrowserTable = {
  readonly read: (key: string) => Promise<unknown>
  readonly write: (key: string, value: unknown) => Promise<void>
  readonly remove: (key: string) => Promise<void>
  readonly readAll: () => Promise<readonly (readonly [key: string, value: unknown])[]>
}

/** Entries that IndexedDB refuses stay in memory until it accepts them. `onTrouble` hears of each such entry, and gets null when all are stored. */
export function openTable(name: string, onTrouble: (trouble: StorageTrouble | null) => void): BrowserTable {
  const memory = new Map<string, unknown>()
  let store: UseStore | undefined
  // The constructor of idb-keyval throws if the browser has no IndexedDB at all.
  const opened = () => (store ??= createStore(`g30-${name}`, name))
  const tryDatabase = async <T>(work: (use: UseStore) => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await inTime(work(opened()))
    } catch {
      store = undefined
      return otherwise
    }
  }
  return {
    read: async (key) => memory.get(key) ?? (await tryDatabase<unknown>((use) => get<unknown>(key, use), undefined)),
    write: async (key, value) => {
      try {
        await inTime(put(opened(), key, value))
        if (memory.delete(key) && memory.size === 0) onTrouble(null)
      } catch (error) {
        store = undefined
        memory.set(key, value)
        onTrouble(isFull(error) ? "full" : "blocked")
      }
    },
    remove: async (key) => {
      if (memory.delete(key) && memory.size === 0) onTrouble(null)
      await tryDatabase((use) => del(key, use), undefined)
    },
    readAll: async () => {
      const databaseEntries = await tryDatabase((use) => entries<string, unknown>(use), [])
      return [...new Map([...databaseEntries, ...memory])]
    },
  }
}

/** Commits at once. Otherwise Chromium waits for the page, and drops what a page writes while it closes. */
function put(store: UseStore, key: string, value: unknown): Promise<void> {
  return store("readwrite", (rows) => {
    rows.put(value, key)
    rows.transaction.commit()
    return promisifyRequest(rows.transaction)
  })
}

/** Some browsers never answer for a blocked database. A draft must not wait for them. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("IndexedDB does not answer.")), patienceMs)
  })
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError"
}
