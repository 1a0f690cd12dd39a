/** Calls with the same key share one result while it is on its way. */
export function makeSingleFlight<T>() {
  let running: { readonly key: string; readonly result: Promise<T> } | undefined
  return (key: string, call: () => Promise<T>): Promise<T> => {
    if (running?.key !== key) {
      const result = call().finally(() => {
        if (running?.key === key) running = undefined
      })
      running = { key, result }
    }
    return running.result
  }
}
