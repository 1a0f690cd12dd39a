/** Time as the queue knows it. Tests hand in their own. */
export type Clock = {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Calls `work` after some milliseconds. Returns a function that prevents it. */
  readonly after: (milliseconds: number, work: () => void) => () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds)
    timer.unref()
    return () => clearTimeout(timer)
  },
}

export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
