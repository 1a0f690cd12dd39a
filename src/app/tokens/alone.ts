/** One tab at a time: Web Locks, or, in pages that have none, a note in storage that its writer comes back to look at. */
import type { Surroundings } from "#app/session/surroundings.ts"

/** Does the work while no other tab does any, or not at all where `isDone` says that another has done it in the meantime. */
export type Alone = (work: () => Promise<void>, isDone: () => boolean) => Promise<void>

const lockName = "g30-refresh"
const noteKey = "g30:refresh"
// Longer than a token call may take. Whoever holds the note longer was closed.
const lease = 15_000

export function makeAlone(surroundings: Surroundings): Alone {
  const { locks, storage } = surroundings
  if (locks !== null) return (work) => locks.request(lockName, work)
  return storage === null ? (work) => work() : makeNotes(surroundings, storage)
}

function makeNotes({ clock, random, after }: Surroundings, storage: Storage): Alone {
  const me = random().toString(36).slice(2)
  const pause = (least: number, spread: number) =>
    new Promise<void>((resolve) => {
      after(least + random() * spread, resolve)
    })
  const holder = (): string | null => {
    const [id = "", until = ""] = storage.getItem(noteKey)?.split(" ") ?? []
    const left = Number(until) - clock()
    // A clock that was set back would make a lease endless.
    return id !== "" && left > 0 && left <= lease ? id : null
  }
  const write = (): boolean => {
    try {
      storage.setItem(noteKey, `${me} ${clock() + lease}`)
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
    // Whoever wrote at the same moment has written by then; the last one stays.
    await pause(30, 30)
    return holder() === me
  }
  return async (work, isDone) => {
    while (!isDone()) {
      if (!(await take())) continue
      try {
        await work()
      } finally {
        if (holder() === me) storage.removeItem(noteKey)
      }
      return
    }
  }
}
