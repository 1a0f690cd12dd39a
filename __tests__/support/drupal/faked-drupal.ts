/** A Drupal with our recipe and our module, as far as `npm run drupal -- status` sees it. A test changes single answers. */
import { fieldsOf, isResourceType, resourceTypes } from "#contract/content.ts"
import { isRelationship, type Field } from "#contract/fields.ts"
import { imageStyles } from "#contract/image-styles.ts"
import { languages, splitLanguage } from "#contract/languages.ts"
import { filesPath, jsonapiPath, lostPasswordPath, tokenPath } from "#contract/paths.ts"
import { allowedHtml } from "#scripts/drupal/recipe/text-format.ts"

export type Sent = {
  readonly method: string
  readonly path: string
  readonly headers: Headers
  readonly body: string
  readonly isSignedIn: boolean
}
export type Change = (sent: Sent) => Response | undefined

const site = "https://g30.example"
const picture = `${filesPath}/2026-11/wall.jpg`
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
      isSignedIn: request.headers.get("authorization") === "Bearer second",
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
  if (path.startsWith(lostPasswordPath)) return json({ message: "mail is missing" }, 400)
  if (path.startsWith(`${filesPath}/styles/`)) return new Response(null, { headers: { ...cors, "content-type": "image/webp" } })
  if (path === picture) return new Response(null, { headers: { ...cors, "content-type": "image/jpeg" } })
  if (path.startsWith("/gatsby-fastbuilds/") || path.startsWith("/user/7/calendar")) return json({})
  return path.startsWith(`${jsonapiPath}/`) ? contentAt(sent) : new Response(null, { status: 404 })
}

/** A refresh ends the first access token, as that of simple_oauth does. */
function tokenFor({ body }: Sent): Response {
  const isFirst = body.includes("grant_type=password")
  return json({ user_id: "7", expires_in: 900, access_token: isFirst ? "first" : "second", refresh_token: "more" })
}

function contentAt({ method, path, isSignedIn }: Sent): Response {
  if (method === "POST") return isSignedIn ? refused(400, "The document must contain a data member.") : refused(401, "No token.")
  if (path.startsWith("/jsonapi/configurable_language/"))
    return json({ data: languages.map((code, weight) => ({ attributes: { drupal_internal__id: code, weight } })) })
  if (path.startsWith("/jsonapi/user_role/"))
    return json({ data: [{ attributes: { drupal_internal__id: "contributor", is_admin: false, permissions: ["administer users"] } }] })
  if (path.startsWith("/jsonapi/filter_format/")) return textFormatOf(allowedHtml)
  const [, entity = "", bundle = "", rest = ""] = /^\/jsonapi\/(\w+)\/(\w+)(.*)$/.exec(path) ?? []
  const type = `${entity}--${bundle}`
  if (!isResourceType(type)) return new Response(null, { status: 404 })
  if (rest.startsWith("/")) return json({ data: {} }, 200, { etag: 'W/"12.abc"' })
  const [, sorted] = /sort=(\w+)/.exec(rest) ?? []
  if (sorted === "content_translation_outdated" || rest.includes(".format")) return json({ data: [] })
  if (sorted !== undefined) return sortedBy(sorted, fieldsOf(type)[sorted])
  if (type === "file--file") return json({ data: [{ id: "1", attributes: { uri: { url: picture } } }] })
  const isHidden = !isSignedIn && (rest.includes("filter[status]=0") || type === "user--user")
  const items = isHidden ? [] : [{ id: "1", attributes: { mail: "ada@example.org", translations: [] } }]
  return json({ data: items, meta: { count: items.length } }, 200, { "cache-control": "max-age=300, public", "x-drupal-cache": "HIT" })
}

/** The format of texts, with what it allows. */
export function textFormatOf(allowed: string, others: Readonly<Record<string, unknown>> = {}): Response {
  const filters = { filter_html: { status: true, settings: { allowed_html: allowed } }, filter_htmlcorrector: { status: true }, ...others }
  return json({ data: [{ attributes: { filters } }] })
}

export const missingField = (name: string) =>
  refused(400, `Invalid nested filtering. The field \`${name}\`, given in the path \`${name}\`, does not exist.`)

export function incompleteField(name: string, parts: readonly string[]): Response {
  const list = parts.map((part) => `\`${part}\``).join(", ")
  return refused(
    400,
    `Invalid nested filtering. The field \`${name}\`, given in the path \`${name}\` is incomplete, it must end with one of the following specifiers: ${list}.`,
  )
}

function sortedBy(name: string, field: Field | undefined): Response {
  if (field === undefined) return missingField(name)
  if (isRelationship(field)) return incompleteField(name, ["id", "meta.drupal_internal__target_id"])
  const parts = { text_with_summary: ["value", "format", "processed"], link: ["uri", "title"], person: ["name", "role"] }
  const [, own] = Object.entries(parts).find(([type]) => type === field.type) ?? []
  return own === undefined ? json({ data: [] }) : incompleteField(name, own)
}

/** Its picture styles, to count with. */
export const styleCount = Object.keys(imageStyles).length
