import { existsSync, readFileSync, statSync } from "node:fs"
import { once } from "node:events"
import { createServer } from "node:http"
import { join } from "node:path"
import { parseAllHeaders } from "@netlify/headers-parser"
import { parsePlain } from "netlify-redirector"
import { mediaTypeOfFile } from "#server/site/media-types.ts"
import { listening } from "#support/ports.ts"

export type StaticHost = { readonly url: string; readonly close: () => Promise<void> }

/** Serves a built site as Netlify does: files first, then the rules of `_redirects`, by Netlify's own parsers. */
export async function startNetlify(folder: string): Promise<StaticHost> {
  const rules = await parsePlain(readFileSync(join(folder, "_redirects"), "utf8"), {})
  const { headers, errors } = await parseAllHeaders({ headersFiles: [join(folder, "_headers")], configHeaders: undefined, minimal: false })
  if (errors.length > 0) throw new AggregateError(errors, "Netlify refuses _headers.")
  // Two rules that set one header double it.
  const headersOf = (path: string): string[] =>
    headers.flatMap((rule) => ("forRegExp" in rule && rule.forRegExp.test(path) ? Object.entries(rule.values).flat() : []))
  const server = createServer((request, response) => {
    const { pathname: path, search } = new URL(request.url ?? "/", "http://netlify.invalid")
    const send = (file: string, status = 200) =>
      response.writeHead(status, [...headersOf(path), "Content-Type", mediaTypeOfFile(file)]).end(readFileSync(file))
    const own = fileAt(folder, path)
    if (own !== undefined) return send(own)
    if (fileAt(folder, `${path}/`) !== undefined) return response.writeHead(301, { Location: `${path}/${search}` }).end()
    const match = rules.match({ scheme: "http", host: "netlify.invalid", path, query: search.slice(1), ...noConditions })
    if (match !== null && match.status !== 200) return response.writeHead(match.status, { Location: match.to }).end()
    const target = match === null ? undefined : fileAt(folder, match.to)
    return target === undefined ? send(join(folder, "404.html"), 404) : send(target)
  })
  const port = await listening(server)
  const close = async () => {
    const closed = once(server, "close")
    server.close()
    server.closeAllConnections()
    await closed
  }
  return { url: `http://127.0.0.1:${port}`, close }
}

const noConditions = { headers: {}, cookieValues: {}, getHeader: () => "", getCookie: () => "" }

function fileAt(folder: string, path: string): string | undefined {
  const file = join(folder, decodeURI(path), path.endsWith("/") ? "index.html" : "")
  return existsSync(file) && statSync(file).isFile() ? file : undefined
}
