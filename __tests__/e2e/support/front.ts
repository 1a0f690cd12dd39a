/** A server between browser and test site, which makes a deploy, or serves wrong bytes. */
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http"
import { testOrigin } from "#scripts/gate/test-site.ts"
import { listening } from "#support/ports.ts"

/** `cut` closes the connection in place of an answer, `hang` never answers. */
export type Fault = "cut" | "hang" | { readonly status?: number; readonly body: string }

export type Front = {
  readonly url: string
  /** The documents that were asked for, in their order. */
  readonly documents: readonly string[]
  /** What was asked for of page data and of data for edit screens. */
  readonly data: readonly string[]
  /** From now on bundles, pages and data have another hash, as after a deploy; `data`: old pages are still served from somewhere. */
  readonly deploy: (what?: "all" | "data") => void
  /** Answers the addresses that fit a pattern wrongly, until `mend`. */
  readonly spoil: (pattern: RegExp, fault: Fault) => void
  readonly mend: () => void
  readonly close: () => Promise<void>
}

/** Milliseconds. A document that comes at once may end the one before it while that still writes to the console. */
const lastWords = 150

export async function startFront(): Promise<Front> {
  const documents: string[] = []
  const data: string[] = []
  const faults: (readonly [RegExp, Fault])[] = []
  const hash = await hashOf(testOrigin)
  let deployed: "none" | "all" | "data" = "none"

  const change = (body: string, isDocument: boolean) => {
    if (deployed === "none" || (deployed === "data" && isDocument)) return body
    // In a document, page data stands in an attribute.
    const places = [`"hash":"${hash}"`, `&quot;hash&quot;:&quot;${hash}&quot;`, `Hash="${hash}"`]
    return places.reduce((text, place) => text.replaceAll(place, place.replace(hash, "decade")), body)
  }
  const server = createServer((incoming, response) => {
    const { url = "/", headers } = incoming
    const isDocument = headers["sec-fetch-dest"] === "document"
    if (isDocument) documents.push(url)
    else if (/\/(page-data|edit)\.json$/.test(url)) data.push(url)
    const [, fault] = faults.find(([pattern]) => pattern.test(url)) ?? []
    if (fault === "cut") response.destroy()
    else if (fault === "hang") return
    else if (fault !== undefined)
      response
        .writeHead(fault.status ?? 200, { "content-type": url.endsWith(".js") ? "text/javascript" : "application/json" })
        .end(fault.body)
    else setTimeout(pass, isDocument ? lastWords : 0, incoming, response, (body: string) => change(body, isDocument))
  })
  const port = await listening(server)
  return {
    url: `http://127.0.0.1:${port}`,
    documents,
    data,
    deploy: (what = "all") => void (deployed = what),
    spoil: (pattern, fault) => void faults.push([pattern, fault]),
    mend: () => void faults.splice(0),
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** The hash that the site's pages name. */
async function hashOf(origin: string): Promise<string> {
  const html = await (await fetch(`${origin}/legal/`)).text()
  return /___webpackCompilationHash="([^"]+)"/.exec(html)?.[1] ?? "none"
}

function pass(incoming: IncomingMessage, response: ServerResponse, change: (body: string) => string): void {
  const { method, url = "/" } = incoming
  const headers = { ...incoming.headers, "accept-encoding": "identity" }
  const outgoing = ask(new URL(url, testOrigin), { method, headers }, (answer) => {
    // The policy names scripts by their hashes, and a deploy changes one.
    const { "content-security-policy": _, "content-length": __, ...kept } = answer.headers
    response.writeHead(answer.statusCode ?? 502, kept)
    if (!/html|application\/json/.test(answer.headers["content-type"] ?? "")) {
      answer.pipe(response)
      return
    }
    const parts: Buffer[] = []
    answer.on("data", (part: Buffer) => parts.push(part))
    answer.on("end", () => response.end(change(Buffer.concat(parts).toString("utf8"))))
  })
  outgoing.on("error", () => response.destroy())
  incoming.pipe(outgoing)
}
