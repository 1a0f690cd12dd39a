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
