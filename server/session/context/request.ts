import { codedWords } from "#server/content/refusal-words.ts"
import { isOnThisMachine, senderAddress, type Bindings } from "#server/http/connection.ts"
import { noRoute, Refusal } from "#server/http/refusal.ts"
import { readObject, type JsonObject } from "#server/database/json.ts"
import type { SessionContext } from "./context.ts"

const mostBytes = 16 * 1024

export async function readBodyText(request: Request): Promise<string> {
  const bytes = await request.arrayBuffer()
  if (bytes.byteLength > mostBytes) throw new Refusal(413, `At most ${mostBytes} bytes may be sent here.`)
  return Buffer.from(bytes).toString("utf8")
}

export async function readBodyJson(request: Request): Promise<JsonObject> {
  const text = await readBodyText(request)
  try {
    return readObject(text)
  } catch {
    throw new Refusal(400, "Syntax error")
  }
}

export function formatOf(request: Request): string | null {
  return new URL(request.url).searchParams.get("_format")
}

export function noRouteOf({ method, url }: Request): Refusal {
  const { origin, pathname } = new URL(url)
  return noRoute(method, origin + pathname)
}

export type Sender = {
  readonly address: string
  /** Links need the site's address; null if the server isn't certain of it. */
  readonly site: string | null
}

export type KnownSender = Sender & { readonly site: string }

export function senderOf({ options, origin }: SessionContext, request: Request, bindings: Bindings | undefined): Sender {
  const address = senderAddress(request, bindings, options.isBehindProxy === true)
  const isLocal = options.isBehindProxy !== true && isOnThisMachine(bindings)
  return { address, site: options.siteUrl ?? origin ?? (isLocal ? localOrigin(request) : null) }
}

// The Host header can't name the site: an attacker could make a mail link to another.
function localOrigin({ url }: Request): string | null {
  const { hostname, origin } = new URL(url)
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname) ? origin : null
}

/** @throws Refusal 503 */
export function knownSite(site: string | null): string {
  if (site === null) throw new Refusal(503, codedWords("no-site-address"))
  return site
}
