/** Requests that a test writes to a socket itself, as slowly as it likes. */
import { connect, type Socket } from "node:net"

export type SlowRequest = {
  readonly send: (bytes: string) => void
  readonly drop: () => void
  /** Resolves once the server has the headers; they must have `expect: 100-continue`. */
  readonly begun: Promise<void>
  /** The whole answer, once the server has closed the connection. */
  readonly answer: Promise<string>
}

const goOn = "HTTP/1.1 100 Continue\r\n\r\n"

/** Opens a connection and sends the first bytes; the server closes it. */
export function openRequest(url: string, bytes: string): SlowRequest {
  const { hostname, port } = new URL(url)
  const socket: Socket = connect(Number(port), hostname, () => socket.write(bytes))
  let text = ""
  const begun = new Promise<void>((resolve) => {
    socket.setEncoding("utf8").on("data", (part: string) => {
      text += part
      if (!text.startsWith(goOn)) return
      text = text.slice(goOn.length)
      resolve()
    })
  })
  // The part of the answer before a reset counts.
  socket.on("error", () => undefined)
  const answer = new Promise<string>((resolve) => socket.on("close", () => resolve(text)))
  return { send: (more) => void socket.write(more), drop: () => void socket.destroy(), begun, answer }
}

/** The headers of a request with a body of so many bytes, whose answer ends the connection. */
export function headOf(method: string, path: string, length: number, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries({ host: "127.0.0.1", connection: "close", "content-length": String(length), ...headers })
  return `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`
}

export function statusOf(answer: string): number {
  return Number(answer.split(" ")[1] ?? 0)
}
