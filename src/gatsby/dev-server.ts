import { request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http"
import { request as httpsRequest } from "node:https"
import { isApiPath } from "../../contract/paths.ts"
import { apiUrl } from "./source-options.ts"

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Makes `gatsby develop` one origin with the back end, as the built site is. */
export function onCreateDevServer({ app }: { readonly app: { readonly use: (handler: Handler) => void } }): void {
  app.use((request, response, next) => {
    const target = new URL(request.url ?? "/", apiUrl)
    if (isApiPath(target.pathname)) passOn(target, request, response)
    else next()
  })
}

function passOn(target: URL, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers } = request
  const ask = target.protocol === "https:" ? httpsRequest : httpRequest
  // The embedded server writes links for the host of the request; a Drupal accepts only its own name.
  const host = target.hostname === "127.0.0.1" ? headers.host : target.host
  const backEndRequest = ask(target, { method, headers: { ...headers, host } }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  backEndRequest.on("error", (error) => {
    response.writeHead(502, { "content-type": "text/plain" }).end(`The back end at ${target.origin} doesn't answer: ${error.message}\n`)
  })
  request.pipe(backEndRequest)
}
