import { Refusal } from "#server/http/refusal.ts"

export type Capacity = {
  /** How many uploads run at once. */
  readonly overall: number
  /** How many of them may be one account's. */
  readonly perCaller: number
}

/** Lets uploads in as long as there is room; the function that it answers lets one out again. */
export type Turnstile = (uid: number) => () => void

/**
 * Makes a turnstile.
 *
 * It throws a Refusal 429 for who brings too many at once, 503 where all are too many.
 */
export function makeTurnstile({ overall, perCaller }: Capacity): Turnstile {
  const inside = new Map<number, number>()
  let all = 0
  return (uid) => {
    const own = inside.get(uid) ?? 0
    if (own >= perCaller) throw new Refusal(429, `You are uploading ${own} files already. Send the next when one is done.`, soon)
    if (all >= overall) throw new Refusal(503, "The server is receiving as many files as it can. Try again in a few seconds.", soon)
    inside.set(uid, own + 1)
    all += 1
    return () => {
      all -= 1
      const left = (inside.get(uid) ?? 1) - 1
      if (left === 0) inside.delete(uid)
      else inside.set(uid, left)
    }
  }
}

const soon = { headers: { "Retry-After": "5" } } as const

/** Runs pieces of work at most so many at once; the others wait for their turn. */
export function atMost(count: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= count) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
