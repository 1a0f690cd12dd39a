/** A Drupal on a small machine has as many PHP processes. */
const atOnce = 4

/** Keeps the order of results. The first failure ends all. */
export async function inParallel<T, R>(things: readonly T[], work: (thing: T) => Promise<R>, most = atOnce): Promise<readonly R[]> {
  const results: R[] = []
  const waiting = [...things.entries()]
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) results[next[0]] = await work(next[1])
  }
  await Promise.all(Array.from({ length: most }, worker))
  return results
}
