// Milliseconds: slow for a program that guesses, bearable for an owner who tries the passwords they remember.
const apart = 2000
// Less than the 30 seconds for which the site waits for an answer.
const longest = 20_000

export type SlowDown = {
  /** Waits for the next turn of a key. Answers 0 then; where too many wait it answers at once, with the seconds that they take. */
  readonly turn: (key: string) => Promise<number>
}

/** Lets the attempts on one key pass one by one, `apart` milliseconds after each other. */
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
