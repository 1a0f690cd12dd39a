// Milliseconds: long for a program that guesses, short for an owner who tries a few passwords.
const apart = 2000
// Milliseconds: less than the 30 seconds after which the site gives up.
const longest = 20_000

/** Waits for the turn of a key and returns 0. If too many wait, it returns at once the seconds until the turn. */
export type SlowDown = (key: string) => Promise<number>

/** Delays the attempts on one key so that `apart` milliseconds lie between them. */
export function makeSlowDown(pause: (milliseconds: number) => Promise<void>): SlowDown {
  const taken = new Map<string, number>()
  return async (key) => {
    const now = performance.now()
    for (const [known, time] of taken) if (time < now) taken.delete(known)
    const wait = (taken.get(key) ?? now) + apart - now
    if (wait > longest) return Math.ceil(wait / 1000)
    taken.set(key, now + wait)
    await pause(wait)
    return 0
  }
}
