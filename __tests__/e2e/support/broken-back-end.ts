import { createServer } from "node:http"
import { linksHeader } from "#contract/jsonapi.ts"
import { listening } from "#support/ports.ts"

export type Faults = {
  /** Changes the text of an answer of the API. */
  readonly change?: (body: string, path: string) => string
  /** Answers instead of the back end, or never; null leaves the request to it. */
  readonly instead?: (
    path: string,
    query: string,
  ) => { readonly status: number; readonly body: string | Buffer; readonly type?: string } | "hang" | null
}

/** A proxy of a sound back end that adds faults. `misbehave` replaces them. */
export async function startFaultyBackEnd(sound: string, given: Faults) {
  let faults = given
  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? "/"
      const { change = (body: string) => body, instead = () => null } = faults
      const { pathname, search } = new URL(path, sound)
      const own = instead(pathname, search)
      if (own === "hang") return undefined
      if (own !== null) return response.writeHead(own.status, { "content-type": own.type ?? "application/vnd.api+json" }).end(own.body)
      const { accept = "*/*", [linksHeader.toLowerCase()]: links = "" } = request.headers
      const headers = { accept, "accept-encoding": "identity", ...(links === "" ? {} : { [linksHeader]: String(links) }) }
      const answer = await fetch(sound + path, { method: request.method ?? "GET", headers })
      const type = answer.headers.get("content-type") ?? ""
      const bytes = Buffer.from(await answer.arrayBuffer())
      const body = type.includes("json") ? change(bytes.toString("utf8").replaceAll(sound, url), pathname) : bytes
      return response.writeHead(answer.status, { "content-type": type }).end(body)
    })()
  })
  const url = `http://127.0.0.1:${await listening(server)}`
  return {
    url,
    misbehave: (others: Faults) => void (faults = others),
    close: () => {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}
