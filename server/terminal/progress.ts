import { SingleBar } from "cli-progress"

export type Output = NodeJS.WritableStream & { readonly isTTY?: boolean }

export type Progress = (step: string, done: number, total: number) => void

/** Shows bars on a terminal, elsewhere a line for each finished step. */
export async function withProgress<T>(output: Output, work: (progress: Progress) => Promise<T>): Promise<T> {
  let bar: SingleBar | null = null
  const lines: Progress = (step, done, total) => {
    if (done === total) output.write(`${step}: ${total}\n`)
  }
  const bars: Progress = (step, done, total) => {
    bar ??= started(output, step, total)
    bar.update(done)
    if (done < total) return
    bar.stop()
    bar = null
  }
  try {
    return await work(output.isTTY === true ? bars : lines)
  } finally {
    // A running bar keeps the process alive and the cursor hidden.
    stop(bar)
  }
}

function started(output: Output, step: string, total: number): SingleBar {
  const bar = new SingleBar({ format: "{step} [{bar}] {value}/{total}", stream: output, hideCursor: true })
  bar.start(total, 0, { step: step.padEnd(20) })
  return bar
}

function stop(bar: SingleBar | null): void {
  bar?.stop()
}
