import { Refusal } from "#server/http/refusal.ts"

/** How many uploads may run at one time, of all accounts and of each. */
type UploadCapacity = { readonly overall: number; readonly perCaller: number }

/** Begins an upload of an account, and returns the function that ends it. Throws a Refusal 429 or 503. */
type UploadLimit = (uid: number) => () => void

export function makeUploadLimit({ overall, perCaller }: UploadCapacity): UploadLimit {
  const running = new Map<number, number>()
  let all = 0
  return (uid) => {
    const own = running.get(uid) ?? 0
    if (own >= perCaller) throw new Refusal(429, `You are uploading ${own} files already. Send the next when one is done.`, soon)
    if (all >= overall) throw new Refusal(503, "The server is receiving as many files as it can. Try again in a few seconds.", soon)
    running.set(uid, own + 1)
    all += 1
    return () => {
      all -= 1
      const left = (running.get(uid) ?? 1) - 1
      if (left === 0) running.delete(uid)
      else running.set(uid, left)
    }
  }
}

const soon = { headers: { "Retry-After": "5" } } as const

/** Runs at most `count` tasks at one time. The others wait. */
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
