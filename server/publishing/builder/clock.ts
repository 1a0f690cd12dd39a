/** Tests use a clock of their own. */
export type Clock = {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Returns a function that prevents the call. */
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
