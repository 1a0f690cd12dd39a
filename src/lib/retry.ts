/** Gatsby's own loader also tries three times. */
const maxTries = 3

/** The line or the server may have dropped the work. Rejects with the error of the last try. */
export function withRetries<Value>(work: () => Promise<Value>, tries = 1): Promise<Value> {
  return tries === maxTries ? work() : work().catch(() => withRetries(work, tries + 1))
}
