/** A lock that one tab holds at a time: a Web Lock or, in pages without Web Locks, an entry in storage that its writer reads again. */
import type { Surroundings } from "#app/session/surroundings.ts"

/** Does the work while no other tab does any, or not at all where `isDone` says that another has done it in the meantime. */
export type TabLock = (work: () => Promise<void>, isDone: () => boolean) => Promise<void>

const lockName = "g30-refresh"
const entryKey = "g30:refresh"
// Milliseconds. Longer than a token call may take: a tab that holds the entry longer was closed.
const lease = 15_000

export function makeTabLock(surroundings: Surroundings): TabLock {
  const { locks, storage } = surroundings
  if (locks !== null) return (work) => locks.request(lockName, work)
  return storage === null ? (work) => work() : makeStorageLock(surroundings, storage)
}

function makeStorageLock({ clock, random, after }: Surroundings, storage: Storage): TabLock {
  const me = random().toString(36).slice(2)
  const pause = (least: number, spread: number) =>
    new Promise<void>((resolve) => {
      after(least + random() * spread, resolve)
    })
  const holder = () => holderIn(storage, clock())
  const write = (): boolean => {
    try {
      storage.setItem(entryKey, `${me} ${clock() + lease}`)
      return true
    } catch {
      // Full: then no other tab has a session in it either.
      return false
    }
  }
  const take = async (): Promise<boolean> => {
    if (holder() !== null) {
      await pause(20, 40)
      return false
    }
    if (!write()) return true
    // Another tab may write at the same moment; the last writer holds the lock.
    await pause(30, 30)
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
  const left = Number(until) - now
  // A clock that was set back would make a lease endless.
  return id !== "" && left > 0 && left <= lease ? id : null
}
