import { request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http"
import { request as httpsRequest } from "node:https"
import { isApiPath } from "../../contract/paths.ts"
import { apiUrl } from "./source-options.ts"

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Passes the API's paths on to the back end, so that `gatsby develop` is one origin like the built site. */
export function onCreateDevServer({ app }: { readonly app: { readonly use: (handler: Handler) => void } }): void {
  app.use((request, response, next) => {
    const { url = "/", method, headers } = request
    if (isApiPath(new URL(url, apiUrl).pathname)) passOn(new URL(url, apiUrl), { method, headers }, request, response)
    else next()
  })
}

type Asked = Pick<IncomingMessage, "method" | "headers">

function passOn(target: URL, { method, headers }: Asked, request: IncomingMessage, response: ServerResponse): void {
  const ask = target.protocol === "https:" ? httpsRequest : httpRequest
  // The embedded server writes links for the host that it was asked as; a Drupal knows only its own name.
  const host = target.hostname === "127.0.0.1" ? headers.host : target.host
  const passed = ask(target, { method, headers: { ...headers, host } }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  passed.on("error", (error) => {
    response.writeHead(502, { "content-type": "text/plain" }).end(`The back end at ${target.origin} doesn't answer: ${error.message}\n`)
  })
  request.pipe(passed)
}
