import { SingleBar } from "cli-progress"

/** Hears how far a step is. */
export type Progress = (step: string, done: number, total: number) => void

/** Shows steps as bars on a terminal, and as a line for each finished step elsewhere. */
export function showProgress(output: NodeJS.WriteStream): Progress {
  if (!output.isTTY) {
    return (step, done, total) => {
      if (done === total) output.write(`${step}: ${total}\n`)
    }
  }
  let bar: SingleBar | null = null
  return (step, done, total) => {
    bar ??= new SingleBar({ format: "{step} [{bar}] {value}/{total}", stream: output, hideCursor: true, noTTYOutput: false })
    if (done === 1) bar.start(total, done, { step: step.padEnd(20) })
    bar.update(done)
    if (done === total) {
      bar.stop()
      bar = null
    }
  }
}
