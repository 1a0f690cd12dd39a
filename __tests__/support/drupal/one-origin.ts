/** The built site and a Drupal at one address, as a proxy puts them together. */
import { once } from "node:events"
import { createAdaptorServer } from "@hono/node-server"
import { isApiPath } from "#contract/paths.ts"
import { serveSite } from "#server/site/serve-site.ts"
import { textFiles } from "#server/site/site-texts.ts"
import { listening } from "#support/ports.ts"

export type OneOrigin = {
  readonly url: string
  /** Answers an address of the site in place of the built file, as after another build. */
  readonly serve: (path: string, json: unknown) => void
  readonly close: () => Promise<void>
}

export async function oneOrigin(drupal: string, folder: string): Promise<OneOrigin> {
  const site = { siteFolder: () => folder, texts: textFiles({}) }
  const built = new Map<string, unknown>()
  const answer = (request: Request): Promise<Response> | Response => {
    const { pathname } = new URL(request.url)
    if (isApiPath(pathname)) return forward(request, drupal)
    return built.has(pathname) ? Response.json(built.get(pathname)) : serveSite(site, request)
  }
  const server = createAdaptorServer({ fetch: answer })
  const port = await listening(server)
  return {
    url: `http://127.0.0.1:${port}`,
    serve: (path, json) => void built.set(path, json),
    close: async () => {
      server.close()
      if ("closeAllConnections" in server) server.closeAllConnections()
      await once(server, "close")
    },
  }
}

async function forward({ url, method, headers, body }: Request, drupal: string): Promise<Response> {
  const { pathname, search } = new URL(url)
  const own = new Headers(headers)
  for (const name of ["host", "connection", "accept-encoding", "content-length"]) own.delete(name)
  const bytes = body === null ? null : await new Response(body).arrayBuffer()
  return fetch(new URL(pathname + search, drupal), { method, headers: own, body: bytes, redirect: "manual" })
}
