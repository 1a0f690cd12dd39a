/** Runs work on many things, a few at a time. The first failure that `work` throws ends all. */
export async function inParallel<T, R>(things: readonly T[], limit: number, work: (thing: T) => Promise<R>): Promise<readonly R[]> {
  const results = new Map<number, R>()
  let next = 0
  let hasFailed = false
  const worker = async () => {
    while (next < things.length && !hasFailed) {
      const index = next++
      const thing = things[index]
      if (thing === undefined) continue
      try {
        results.set(index, await work(thing))
      } catch (error) {
        hasFailed = true
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(limit, things.length) }, worker))
  return [...results].toSorted(([one], [other]) => one - other).map(([, result]) => result)
}

/** Requests at the same time. A Drupal on a small machine has as many PHP processes. */
export const requestLimit = 4

/** Uploads at the same time. A server of this project takes two of an account. */
export const uploadLimit = 2
