/** Gatsby's loader makes as many. */
const maxTries = 3

/** Repeats work that failed, because the line or the server may have dropped it. Rejects with the error of the last try. */
export function withRetries<Value>(work: () => Promise<Value>, tries = 1): Promise<Value> {
  return tries === maxTries ? work() : work().catch(() => withRetries(work, tries + 1))
}
