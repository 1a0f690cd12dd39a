import { pause, type BrowserEnvironment } from "../core/browser-environment.ts"

/** Only one tab at a time runs the work. Without Web Locks `isDone` tells whether another tab has done it. */
export type TabLock = (work: () => Promise<void>, isDone: () => boolean) => Promise<void>

const lockName = "g30-refresh"
const entryKey = "g30:refresh"
// Milliseconds: no token call takes so long, so a tab that holds the entry longer was closed.
const lease = 15_000

/** Pages without Web Locks use an entry in storage, which its writer reads again. */
export function makeTabLock(browser: BrowserEnvironment): TabLock {
  const { locks, storage } = browser
  if (locks !== null) return (work) => locks.request(lockName, work)
  return storage === null ? (work) => work() : makeStorageLock(browser, storage)
}

function makeStorageLock(browser: BrowserEnvironment, storage: Storage): TabLock {
  const { clock, random } = browser
  const me = random().toString(36).slice(2)
  const holder = () => holderIn(storage, clock())
  const write = (): boolean => {
    try {
      storage.setItem(entryKey, `${me} ${clock() + lease}`)
      return true
    } catch {
      // Storage is full, so no other tab can keep a session in it either.
      return false
    }
  }
  const take = async (): Promise<boolean> => {
    if (holder() !== null) {
      await pause(browser, 20 + random() * 40)
      return false
    }
    if (!write()) return true
    // Another tab may write at the same moment; the last writer holds the lock.
    await pause(browser, 30 + random() * 30)
    return holder() === me
  }
  return async (work, isDone) => {
    while (!isDone()) {
      if (!(await take())) continue
      try {
        await work()
      } finally {
        if (holder() === me) storage.removeItem(entryKey)
      }
      return
    }
  }
}

function holderIn(storage: Storage, now: number): string | null {
  const [id = "", until = ""] = storage.getItem(entryKey)?.split(" ") ?? []
  const remainingMs = Number(until) - now
  // If the clock was set back, the lease would never end.
  return id !== "" && remainingMs > 0 && remainingMs <= lease ? id : null
}
