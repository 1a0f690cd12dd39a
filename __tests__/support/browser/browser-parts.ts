/** The clock, the storage and the locks that the tabs of a browser share. */

type Timer = { readonly at: number; readonly work: () => void }

/** The moment at which every test begins. */
const beginning = Date.parse("2026-11-21T12:00:00Z")

/** A clock for servers and browsers, which only `pass` moves on. */
export function aTime() {
  let elapsed = 0
  const timers = new Set<Timer>()
  return {
    elapsed: () => elapsed,
    now: () => new Date(beginning + elapsed),
    after: (milliseconds: number, work: () => void) => {
      const timer = { at: elapsed + milliseconds, work }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    /** Runs the timers that are due meanwhile. */
    async pass(milliseconds: number, settled: () => Promise<void>) {
      const end = elapsed + milliseconds
      for (;;) {
        const next = Math.min(...[...timers].map(({ at }) => at))
        if (next > end) break
        elapsed = Math.max(elapsed, next)
        const due = [...timers].filter(({ at }) => at <= next)
        for (const timer of due) if (timers.delete(timer)) timer.work()
        await settled()
      }
      elapsed = end
    },
  }
}

export type Time = ReturnType<typeof aTime>

/** Storage for each tab. Other tabs see a write after `lag` milliseconds and get its event a moment later. */
export function aSharedStorage(isFull: boolean, lag: number, { elapsed, after }: Pick<Time, "elapsed" | "after">) {
  const stored = new Map<string, string>()
  const listening = new Map<object, (() => void)[]>()
  let unseen: { readonly by: object; readonly before: ReadonlyMap<string, string>; readonly until: number } | undefined
  const seenBy = (tab: object) => (unseen !== undefined && unseen.by !== tab && elapsed() < unseen.until ? unseen.before : stored)
  const change = (tab: object, work: () => void) => {
    unseen = { by: tab, before: new Map(seenBy({})), until: elapsed() + lag }
    work()
    const others = [...listening].flatMap(([other, listeners]) => (other === tab ? [] : listeners))
    for (const listener of others) {
      if (lag === 0) setImmediate(listener)
      else after(lag, listener)
    }
  }
  const storageOf = (tab: object): Storage => ({
    get length() {
      return stored.size
    },
    key: (index) => [...stored.keys()][index] ?? null,
    getItem: (key) => seenBy(tab).get(key) ?? null,
    setItem: (key, value) => {
      if (isFull) throw new Error("QuotaExceededError")
      if (stored.get(key) === value) return
      change(tab, () => void stored.set(key, value))
    },
    removeItem: (key) => {
      if (stored.has(key)) change(tab, () => void stored.delete(key))
    },
    clear: () => {
      change(tab, () => {
        stored.clear()
      })
    },
  })
  return {
    stored,
    storageOf,
    listen: (tab: object, listener: () => void) => void listening.set(tab, [...(listening.get(tab) ?? []), listener]),
    leave: (tab: object) => void listening.delete(tab),
  }
}

/** The part of Web Locks that the site uses. */
export function sharedLocks() {
  const queue = new Map<string, Promise<void>>()
  const holders = new Map<string, number>()
  const count = (name: string, change: 1 | -1) => void holders.set(name, (holders.get(name) ?? 0) + change)
  return {
    request: (name: string, work: () => Promise<void>) => {
      const turn = (queue.get(name) ?? Promise.resolve()).then(() => {
        count(name, 1)
        return work().finally(() => {
          count(name, -1)
        })
      })
      queue.set(
        name,
        turn.catch(() => undefined),
      )
      return turn
    },
    held: () => Promise.resolve([...holders].flatMap(([name, holding]) => (holding > 0 ? [name] : []))),
  }
}
