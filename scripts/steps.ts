export function seconds(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`
}

/** Returns, for example, "database  opened (0.1 s)". */
export function labelled(label: string, words: string): string {
  return `${label.padEnd(9)} ${words}`
}

export function makeSteps(print: (line: string) => void) {
  const done: { readonly name: string; readonly seconds: number }[] = []
  return {
    async run<T>(name: string, work: () => Promise<{ readonly words: string; readonly value: T }>): Promise<T> {
      const started = performance.now()
      const { words, value } = await work()
      done.push({ name, seconds: (performance.now() - started) / 1000 })
      print(labelled(name, `${words} (${seconds(started)})`))
      return value
    },
    split: () => done.map((step) => `${step.name} ${step.seconds.toFixed(1)} s`).join(", "),
  }
}
