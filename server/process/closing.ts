type Close = () => Promise<void> | void
export type Closing = ReturnType<typeof closeOnSignals>
/** `failed` means that the program has said why; it ends with the code 1. */
type Wish = "stay" | "end" | "failed"
type Program = (context: { readonly closing: Closing; readonly print: (line: string) => void }) => Promise<Wish>

/** The message has advice for the operator. */
export class OperatorError extends Error {
  override name = "OperatorError"
}

/** Ctrl-C or SIGTERM aborts `signal`, calls the closers, the last added first, and ends. A second Ctrl-C ends at once. */
export function closeOnSignals(print: (line: string) => void) {
  const controller = new AbortController()
  const closings: Close[] = []
  const closeAll = async () => {
    for (let close = closings.pop(); close !== undefined; close = closings.pop()) await close()
  }
  const stop = async () => {
    if (controller.signal.aborted) process.exit(130)
    print("stopping")
    controller.abort()
    await closeAll()
    process.exit(0)
  }
  for (const name of ["SIGINT", "SIGTERM"] as const) process.on(name, () => void stop())
  return { signal: controller.signal, add: (close: Close) => void closings.push(close), closeAll }
}

export function runProgram(program: Program): void {
  const print = (line: string) => console.log(line)
  const closing = closeOnSignals(print)
  const end = async (code: number) => {
    await closing.closeAll()
    process.exit(code)
  }
  program({ closing, print }).then(
    (wish) => (wish === "stay" ? undefined : end(wish === "end" ? 0 : 1)),
    (error: unknown) => {
      // Ctrl-C makes unfinished work fail too, which needs no message.
      if (closing.signal.aborted) return undefined
      console.error(reportOf(error))
      return end(1)
    },
  )
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function reportOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if ("code" in error && "path" in error)
    return `${error.message}\nSee that this user may write there and that the disk has room; nothing that was saved is lost.`
  return error.name === "Error" || error.name === "TypeError" ? error : error.message
}
