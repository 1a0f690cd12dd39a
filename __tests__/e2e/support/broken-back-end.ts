import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

export type Faults = {
  /** Changes the text of an answer of the API. */
  readonly change?: (body: string, path: string) => string
  /** Answers instead of the back end; null leaves the request to it. */
  readonly instead?: (path: string) => { readonly status: number; readonly body: string } | null
}

/** A proxy of a sound back end that adds the faults of `Faults`. */
export async function startFaultyBackEnd(sound: string, { change = (body) => body, instead = () => null }: Faults) {
  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? "/"
      const own = instead(new URL(path, sound).pathname)
      if (own !== null) return response.writeHead(own.status, { "content-type": "application/vnd.api+json" }).end(own.body)
      const answer = await fetch(sound + path, { headers: { accept: request.headers.accept ?? "*/*", "accept-encoding": "identity" } })
      const type = answer.headers.get("content-type") ?? ""
      const bytes = Buffer.from(await answer.arrayBuffer())
      const body = type.includes("json") ? change(bytes.toString("utf8").replaceAll(sound, url()), new URL(path, sound).pathname) : bytes
      return response.writeHead(answer.status, { "content-type": type }).end(body)
    })()
  })
  const url = () => `http://127.0.0.1:${portOf(server.address())}`
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  return {
    url: url(),
    close: () => {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === "object" && address !== null ? address.port : 0
}
