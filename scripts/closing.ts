type Closer = () => Promise<void> | void
type Closing = ReturnType<typeof closeOnSignals>
type Program = (context: { readonly closing: Closing; readonly print: (line: string) => void }) => Promise<"stay" | "end">

/** Gathers what must be closed; on Ctrl-C (and SIGTERM) aborts `signal`, closes it, the last first, and ends; a second Ctrl-C ends at once. */
export function closeOnSignals(print: (line: string) => void) {
  const controller = new AbortController()
  const closers: Closer[] = []
  const closeAll = async () => {
    for (let close = closers.pop(); close !== undefined; close = closers.pop()) await close()
  }
  const stop = async () => {
    if (controller.signal.aborted) process.exit(130)
    print("stopping")
    controller.abort()
    await closeAll()
    process.exit(0)
  }
  for (const name of ["SIGINT", "SIGTERM"] as const) process.on(name, () => void stop())
  return {
    /** Aborted as soon as the program is asked to end. */
    signal: controller.signal,
    /** Closes `close` with the program. */
    add: (close: Closer) => void closers.push(close),
    closeAll,
  }
}

/** Runs a command of package.json: an error is one message and exit code 1, and whatever was opened is closed. */
export function runProgram(program: Program): void {
  const print = (line: string) => {
    console.log(line)
  }
  const closing = closeOnSignals(print)
  const end = async (code: number) => {
    await closing.closeAll()
    process.exit(code)
  }
  program({ closing, print }).then(
    (wish) => (wish === "end" ? end(0) : undefined),
    (error: unknown) => {
      // What is stopped half-way fails too, which is no news to who stopped it.
      if (closing.signal.aborted) return undefined
      console.error(wordsFor(error))
      return end(1)
    },
  )
}

/** An error that has words for who runs the command, or one of the system about a file, is told by them; any other is a fault of ours, told whole. */
function wordsFor(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if ("code" in error && "path" in error)
    return `${error.message}\nSee that this user may write there and that the disk has room; nothing that was saved is lost.`
  return error.name === "Error" || error.name === "TypeError" ? error : error.message
}
