/** Requests that are written to a socket by hand, as slowly as a test likes. */
import { connect, type Socket } from "node:net"

export type SlowRequest = {
  /** Sends more of it. */
  readonly send: (bytes: string) => void
  /** Hangs up. */
  readonly drop: () => void
  /** All that came back, once the server closed the connection. */
  readonly answer: Promise<string>
}

/** Opens a connection and sends the first bytes; it is the server that closes it. */
export function openRequest(url: string, bytes: string): SlowRequest {
  const { hostname, port } = new URL(url)
  const socket: Socket = connect(Number(port), hostname, () => socket.write(bytes))
  let text = ""
  socket.setEncoding("utf8").on("data", (part: string) => (text += part))
  // A connection that is cut has answered what it had to.
  socket.on("error", () => undefined)
  const answer = new Promise<string>((resolve) => socket.on("close", () => resolve(text)))
  return { send: (more) => void socket.write(more), drop: () => void socket.destroy(), answer }
}

/** The headers of a request with a body of so many bytes, whose answer ends the connection. */
export function headOf(method: string, path: string, length: number, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries({ host: "127.0.0.1", connection: "close", "content-length": String(length), ...headers })
  return `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`
}

export function statusOf(answer: string): number {
  return Number(answer.split(" ")[1] ?? 0)
}
