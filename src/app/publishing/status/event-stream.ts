/** Follows a stream of events as long as it is wanted: it connects again after each end, with a growing pause. */

export type Stream = ReadableStream<Uint8Array>

type Options = {
  /** Connects. Resolves to "gone" if the back end has no such stream, or refuses it for good. */
  readonly open: (signal: AbortSignal) => Promise<Stream | "gone">
  readonly onEvent: (event: StreamEvent) => void
  /** Called when a connection failed or broke off. */
  readonly onDown: () => void
  readonly after: (milliseconds: number, work: () => void) => () => void
  readonly signal: AbortSignal
}

const firstPause = 1000
const longestPause = 30_000

/** Milliseconds without a byte after which a connection counts as dead. The server sends a comment every 20 s. */
const deadAfter = 60_000

export async function follow(options: Options): Promise<void> {
  const { signal, after, onDown } = options
  let pause = firstPause
  while (!signal.aborted) {
    const end = await readOnce(options)
    if (end === "gone" || aborted(signal)) return
    if (end === "read") pause = firstPause
    onDown()
    await wait(pause, after, signal)
    pause = Math.min(2 * pause, longestPause)
  }
}

/** The compiler takes a getter for a constant, but it changes while a call is awaited. */
function aborted(signal: AbortSignal): boolean {
  return signal.aborted
}

/** "read": at least one event came. */
async function readOnce({ open, onEvent, after, signal }: Options): Promise<"gone" | "read" | "nothing"> {
  const connection = new AbortController()
  const end = () => connection.abort()
  signal.addEventListener("abort", end)
  const read = { events: 0 }
  try {
    const stream = await open(connection.signal)
    if (stream === "gone") return "gone"
    await readAll(stream, { after, signal: connection.signal }, (event) => {
      read.events += 1
      onEvent(event)
    })
  } catch {
    // However a connection ends, the next one follows.
  } finally {
    signal.removeEventListener("abort", end)
    connection.abort()
  }
  return read.events > 0 ? "read" : "nothing"
}

async function readAll(stream: Stream, { after, signal }: Pick<Options, "after" | "signal">, onEvent: Options["onEvent"]): Promise<void> {
  const reader = stream.getReader()
  const feed = makeEventParser(onEvent)
  const decoder = new TextDecoder()
  const cancel = () => void reader.cancel().catch(() => undefined)
  signal.addEventListener("abort", cancel)
  let stopWatch = after(deadAfter, cancel)
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      stopWatch()
      stopWatch = after(deadAfter, cancel)
      feed(decoder.decode(value, { stream: true }))
    }
  } finally {
    stopWatch()
    signal.removeEventListener("abort", cancel)
  }
}

function wait(milliseconds: number, after: Options["after"], signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = after(milliseconds, resolve)
    signal.addEventListener("abort", () => {
      stop()
      resolve()
    })
  })
}

export type StreamEvent = { readonly name: string; readonly data: string }

/** Parses `text/event-stream` as HTML defines it, in pieces of any size. Ids and retry times are left out. */
export function makeEventParser(onEvent: (event: StreamEvent) => void) {
  let rest = ""
  let name = ""
  let lines: string[] = []
  const dispatch = () => {
    if (lines.length > 0) onEvent({ name: name || "message", data: lines.join("\n") })
    name = ""
    lines = []
  }
  const take = (line: string) => {
    if (line === "") dispatch()
    const colon = line.indexOf(":")
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "")
    if (field === "event") name = value
    else if (field === "data") lines.push(value)
  }
  return (piece: string) => {
    const text = rest + piece
    // A CR at the end may be the first half of a line's end.
    const isCut = text.endsWith("\r")
    const parts = (isCut ? text.slice(0, -1) : text).split(/\r\n|\r|\n/)
    rest = (parts.pop() ?? "") + (isCut ? "\r" : "")
    for (const line of parts) take(line)
  }
}
