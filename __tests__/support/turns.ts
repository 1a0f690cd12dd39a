/** Lets the event loop turn: time for work that nothing announces, such as IndexedDB's answers, on a slow machine too. */
export async function turns(count = 10): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setTimeout(resolve))
}

/** Lets the event loop turn until something is so. The test's time limit ends it. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await turns(1)
}
