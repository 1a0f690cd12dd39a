/** A Drupal with our recipe and our module, as far as `npm run drupal -- status` sees it. A test changes single answers. */
import { fieldsOf, isResourceType, resourceTypes } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import { splitLanguage } from "#contract/languages.ts"
import { jsonapiPath, tokenPath } from "#contract/paths.ts"
import { leftOut } from "#scripts/drupal/recipe/fields.ts"

export type Sent = {
  readonly method: string
  readonly path: string
  readonly headers: Headers
  readonly body: string
  readonly isSignedIn: boolean
}
export type Change = (sent: Sent) => Response | undefined

const site = "https://g30.example"
const cors = {
  "access-control-allow-origin": site,
  "access-control-allow-methods": "GET, HEAD, OPTIONS, POST, PATCH, DELETE",
  "access-control-allow-headers": "authorization, content-type, accept, if-match, if-none-match",
  "access-control-expose-headers": "etag, location",
}

export const json = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}) =>
  Response.json(body, { status, headers: { ...cors, ...headers } })
export const refused = (status: number, detail: string) => json({ errors: [{ status: String(status), detail }] }, status)

/** Answers as that Drupal, and keeps what was sent. */
export function aFakedDrupal(change: Change = () => undefined) {
  const requests: Sent[] = []
  const send: typeof fetch = async (address, init) => {
    const request = new Request(address instanceof Request ? address : String(address), init)
    const { pathname, search } = new URL(request.url)
    const sent: Sent = {
      method: request.method,
      path: pathname + decodeURIComponent(search),
      headers: request.headers,
      body: await request.text(),
      isSignedIn: request.headers.get("authorization") === `Bearer ${tokenOf("second")}`,
    }
    requests.push(sent)
    return change(sent) ?? answerTo(sent)
  }
  return { send, requests }
}

function answerTo(sent: Sent): Response {
  const { method, path, isSignedIn } = sent
  if (method === "OPTIONS") return new Response(null, { status: 204, headers: cors })
  const { language, path: unprefixed } = splitLanguage(path)
  if (unprefixed === jsonapiPath)
    return json({ data: [], links: Object.fromEntries([...resourceTypes, "redirect--redirect"].map((type) => [type, {}])) }, 200, {
      "content-language": language,
    })
  if (path === tokenPath) return tokenFor(sent)
  if (path.startsWith("/user/7?"))
    return isSignedIn ? json({ uid: [{ value: 7 }], roles: [{ target_id: "administrator" }] }) : refused(401, "No token.")
  if (path.startsWith("/gatsby-fastbuilds/")) return json({})
  return path.startsWith(`${jsonapiPath}/`) ? contentAt(sent) : new Response(null, { status: 404 })
}

/** A refresh ends the first access token, as that of simple_oauth does. */
function tokenFor({ body }: Sent): Response {
  return json({ access_token: body.includes("grant_type=password") ? tokenOf("first") : tokenOf("second"), refresh_token: "more" })
}

const tokenOf = (name: string) => `${name}.${Buffer.from(JSON.stringify({ sub: "7" })).toString("base64url")}.x`

function contentAt({ method, path, isSignedIn }: Sent): Response {
  if (method === "POST") return isSignedIn ? refused(400, "The document must contain a data member.") : refused(401, "No token.")
  if (path.startsWith("/jsonapi/filter_format/")) return json({ data: [{ attributes: {} }] })
  const [, entity = "", bundle = "", rest = ""] = /^\/jsonapi\/(\w+)\/(\w+)(.*)$/.exec(path) ?? []
  const type = `${entity}--${bundle}`
  if (!isResourceType(type)) return new Response(null, { status: 404 })
  const isHidden = !isSignedIn && (rest.includes("filter[status]=0") || type === "user--user")
  return json({ data: isHidden ? [] : [anItem(type)] })
}

/** An item with all fields, but for some. */
export function anItem(type: ResourceType, without: readonly string[] = []) {
  const names = Object.keys(fieldsOf(type)).filter((name) => !leftOut.includes(name) && !without.includes(name))
  const fields = Object.fromEntries(names.map((name) => [name, null]))
  return { id: "1", attributes: fields }
}
