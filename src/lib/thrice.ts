/** As many tries as Gatsby's loader makes. */
const most = 3

/** Does again what a line or a server may have dropped. Rejects as the last try does. */
export function thrice<Value>(work: () => Promise<Value>, tries = 1): Promise<Value> {
  return tries === most ? work() : work().catch(() => thrice(work, tries + 1))
}
