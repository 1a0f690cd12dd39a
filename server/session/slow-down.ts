// Slow for who guesses, bearable for who forgot which password it was.
const apart = 2000
// Less than the half minute for which the site waits for an answer.
const longest = 20_000

export type SlowDown = {
  /** Waits for the next turn of a key; where too many wait already it answers at once how many seconds they take. */
  readonly turn: (key: string) => Promise<number>
}

/** Lets attempts on one key through one after another, so many milliseconds apart. */
export function makeSlowDown(pause: (milliseconds: number) => Promise<void>): SlowDown {
  const taken = new Map<string, number>()
  return {
    async turn(key) {
      const now = performance.now()
      for (const [known, time] of taken) if (time < now) taken.delete(known)
      const wait = (taken.get(key) ?? now) + apart - now
      if (wait > longest) return Math.ceil(wait / 1000)
      taken.set(key, now + wait)
      await pause(wait)
      return 0
    },
  }
}
