export type Step = { readonly name: string; readonly seconds: number }

/** The time since `started` (milliseconds of performance.now) as "2.1 s". */
export function seconds(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`
}

/** Runs work step by step, prints each with what it came to and its time, and keeps the times for `split`. */
export function makeSteps(print: (line: string) => void) {
  const done: Step[] = []
  return {
    /** Runs one step; `work` answers with the words for its line and a value. */
    async run<T>(name: string, work: () => Promise<{ readonly words: string; readonly value: T }>): Promise<T> {
      const started = performance.now()
      const { words, value } = await work()
      done.push({ name, seconds: (performance.now() - started) / 1000 })
      print(`${name.padEnd(9)} ${words} (${seconds(started)})`)
      return value
    },
    /** All steps' times: "database 2.1 s, site 143.0 s". */
    split: () => done.map((step) => `${step.name} ${step.seconds.toFixed(1)} s`).join(", "),
  }
}
