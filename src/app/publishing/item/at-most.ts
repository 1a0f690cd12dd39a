/** Lets at most `most` calls run at the same time; the others wait for their turn. */
export function atMost(most: number) {
  const waiting: (() => void)[] = []
  let running = 0
  const turn = (): Promise<void> | void => {
    if (running >= most) return new Promise((resolve) => waiting.push(resolve))
    running += 1
  }
  const end = () => {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }
  return async <T>(call: () => Promise<T>): Promise<T> => {
    await turn()
    try {
      return await call()
    } finally {
      end()
    }
  }
}
