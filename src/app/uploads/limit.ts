/** Runs at most so many tasks at one time; the others wait in the order of their calls. */
export function makeLimit(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (task) => {
    if (running < most) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      // The place of this task goes to the next one.
      if (next === undefined) running -= 1
      else next()
    }
  }
}
