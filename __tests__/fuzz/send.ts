/** Sends requests that no correct client sends. */
import { Agent, request } from "node:http"
import { connect } from "node:net"
import type { Random } from "./random.ts"
import { word } from "./words.ts"

export type FuzzedRequest = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

export type Answer = { readonly status: number; readonly text: string }

export const agent = new Agent({ keepAlive: true, maxSockets: 32 })

/** The status is 0 where the server closed the connection, or Node refused to send the request. */
export function send(url: string, { method, path, headers, body }: FuzzedRequest): Promise<Answer> {
  return new Promise((done) => {
    try {
      const { hostname, port } = new URL(url)
      const sent = request(
        { agent, hostname, port, method, path: path.replaceAll(/[^!-~]/g, "%20"), headers: { ...headers }, timeout: 20_000 },
        (response) => {
          const chunks: Buffer[] = []
          response.on("data", (chunk: Buffer) => chunks.push(chunk))
          response.on("end", () => {
            done({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString("latin1") })
          })
          response.on("error", () => {
            done({ status: 0, text: "cut" })
          })
        },
      )
      sent.on("timeout", () => sent.destroy(new Error("no answer in 20 s")))
      sent.on("error", (error) => {
        done({ status: 0, text: error.message })
      })
      sent.end(body)
    } catch (error) {
      done({ status: 0, text: String(error) })
    }
  })
}

/** Sends bytes that are hardly HTTP, and returns what the server sent until it closed or fell silent. */
export function sendGarbage(url: string, random: Random): Promise<Answer> {
  const { hostname, port } = new URL(url)
  const bytes = garbage(random)
  return new Promise((done) => {
    let text = ""
    const socket = connect(Number(port), hostname, () => {
      socket.end(bytes)
    })
    socket.setTimeout(150, () => socket.destroy())
    socket.on("data", (chunk) => (text += chunk.toString("latin1")))
    socket.on("error", () => undefined)
    socket.on("close", () => {
      done({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text })
    })
  })
}

function garbage(random: Random): Buffer {
  const noise = Buffer.from(Array.from({ length: random.whole(400) }, () => random.whole(256)))
  const lines = (...all: readonly string[]) => Buffer.from(`${all.join("\r\n")}\r\n\r\n`, "latin1")
  return random.pick<() => Buffer>([
    () => noise,
    () => Buffer.concat([Buffer.from("GET /jsonapi HTTP/1.1\r\nHost: "), noise]),
    () => lines(`GET /${word(random)} HTTP/1.1`, "Host: x", "Connection: close"),
    () => lines("GET / HTTP/1.1"),
    () => lines("GET http://[::1 HTTP/1.1", "Host: x", "Connection: close"),
    () => lines("GET /jsonapi HTTP/1.1", `Host: ${word(random)}`, "Connection: close"),
    () => lines("GET //evil.example/%2f HTTP/1.1", "Host: \\\\", "Connection: close"),
    () => lines("POST /oauth/token HTTP/1.1", "Host: x", "Content-Length: 5", "Transfer-Encoding: chunked", "", "0"),
    () => lines("POST /jsonapi/node/article HTTP/1.1", "Host: x", "Transfer-Encoding: chunked", "", "zz", word(random)),
    () =>
      lines("POST /jsonapi/node/article HTTP/1.1", "Host: x", "Content-Type: application/vnd.api+json", "Content-Length: 100000", "", "{"),
    () => lines("PATCH /user/1?_format=json HTTP/1.1", "Host: x", "Content-Length: -1"),
    () => lines("GET /jsonapi HTTP/1.1", "Host: x", ...Array.from({ length: 300 }, (_, index) => `X-${String(index)}: y`)),
    () => lines("GET /jsonapi HTTP/1.1", "Host: x", `X-Long: ${"y".repeat(20_000)}`),
    () => lines("GET /jsonapi HTTP/9.9", "Host: x"),
    () => lines("OPTIONS * HTTP/1.1", "Host: x", "Connection: close"),
    () => lines("CONNECT evil.example:443 HTTP/1.1", "Host: x"),
    () => lines("GET /jsonapi HTTP/1.1", "Host: x", "Upgrade: websocket", "Connection: Upgrade, close"),
  ])()
}
