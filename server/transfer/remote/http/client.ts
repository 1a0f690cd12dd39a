/** Signs in by the password grant. */
import * as v from "valibot"
import { mediaType, type Json } from "#contract/jsonapi.ts"
import { tokenPath } from "#contract/paths.ts"
import { scopes, siteClient } from "#contract/session.ts"
import { isJsonObject, type JsonObject } from "#server/database/json.ts"
import type { Send, SentRequest } from "./send.ts"

const jsonObject = v.optional(v.custom<JsonObject>(isJsonObject), {})
const identifier = v.object({ type: v.string(), id: v.string(), meta: jsonObject })
const relationship = v.object({ data: v.optional(v.union([v.null(), identifier, v.array(identifier)]), null) })
const resourceSchema = v.object({
  type: v.string(),
  id: v.string(),
  attributes: jsonObject,
  relationships: v.optional(v.record(v.string(), relationship), {}),
  meta: jsonObject,
})
const listSchema = v.object({
  data: v.array(resourceSchema),
  meta: v.optional(v.object({ omitted: v.optional(v.object({ links: jsonObject })) })),
  links: v.optional(v.object({ next: v.optional(v.object({ href: v.string() })) })),
})
const oneSchema = v.object({ data: resourceSchema })
const errorsSchema = v.object({ errors: v.array(v.object({ detail: v.optional(v.string()), title: v.optional(v.string()) })) })
const tokenSchema = v.object({ access_token: v.string() })
const refusalSchema = v.object({ error: v.string() })
const claims = v.object({ sub: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)) })

export type RemoteResource = v.InferOutput<typeof resourceSchema>
export type ResourceToSend = v.InferInput<typeof resourceSchema>
type Page = v.InferOutput<typeof listSchema>
export type Login = { readonly user: string; readonly password: string }
export type Client = ReturnType<typeof clientOf>

export class RefusedRequest extends Error {
  override name = "RefusedRequest"
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Returns a line for a refusal of the site. Other failures are thrown. */
export async function refusalLines(name: string, work: () => Promise<unknown>): Promise<readonly string[]> {
  try {
    await work()
    return []
  } catch (error) {
    if (error instanceof RefusedRequest) return [`${name}: ${error.message}`]
    throw error
  }
}

export function identifiersIn({ relationships }: RemoteResource, name: string) {
  return [relationships[name]?.data ?? []].flat()
}

export function clientOf(base: string, send: Send, credentials: Login) {
  let token: Promise<string> | undefined
  // All requests that wait for a token share one grant.
  const currentToken = () => (token ??= grant(send, credentials))
  const signed = async (path: string, { headers, ...request }: SentRequest): Promise<Response> => {
    const sendWith = (bearer: string) =>
      send(path, { ...request, headers: { Accept: mediaType, ...headers, authorization: `Bearer ${bearer}` } })
    const used = currentToken()
    let answer = await sendWith(await used)
    if (answer.status === 401) {
      // Another request may have got a new one meanwhile.
      if (token === used) token = undefined
      answer = await sendWith(await currentToken())
    }
    if (!answer.ok) throw await refusedBy(answer)
    return answer
  }
  const one = async (path: string, request: SentRequest): Promise<RemoteResource> =>
    v.parse(oneSchema, await jsonOf(await signed(path, request))).data
  const page = async (path: string): Promise<Page> => {
    const body = v.safeParse(listSchema, await jsonOf(await signed(path, { method: "GET", headers: {} })))
    if (body.success) return body.output
    throw new Error(`${base}${path} answers no list of JSON:API resources.`)
  }
  return {
    base,
    currentToken,
    write: (method: "POST" | "PATCH", path: string, data: ResourceToSend) =>
      one(path, { method, headers: { "Content-Type": mediaType }, body: JSON.stringify({ data }) }),
    upload: (path: string, name: string, body: Uint8Array<ArrayBuffer>) =>
      one(path, {
        method: "POST",
        headers: { "Content-Type": "application/octet-stream", "Content-Disposition": `file; filename="${name}"` },
        body,
      }),
    /** The route is no JSON:API. */
    async act(path: string, body: Json): Promise<void> {
      const headers = { "Content-Type": "application/json", Accept: "application/json" }
      const answer = await signed(path, { method: "POST", headers, body: JSON.stringify(body) })
      await answer.body?.cancel()
    },
    /** The address may be relative. */
    async bytes(url: string): Promise<Buffer<ArrayBuffer>> {
      const answer = await signed(pathBelow(base, url), { method: "GET", headers: { Accept: "*/*" } })
      return Buffer.from(await answer.arrayBuffer())
    },
    /** @throws RefusedRequest if the account may not see all pages */
    async list(path: string): Promise<readonly RemoteResource[]> {
      const resources: RemoteResource[] = []
      for (let next: string | undefined = path; next !== undefined;) {
        const { data: pageResources, meta, links }: Page = await page(next)
        const hidden = Object.keys(meta?.omitted?.links ?? {}).filter((name) => name !== "help").length
        if (hidden > 0)
          throw new RefusedRequest(403, `${base} hides ${hidden} items of ${path} from you. Sign in as another administrator.`)
        resources.push(...pageResources)
        next = links?.next && pathBelow(base, links.next.href)
      }
      return resources
    },
  }
}

async function jsonOf(answer: Response): Promise<unknown> {
  // A proxy's error page is no JSON.
  const body: unknown = await answer.json().catch(() => null)
  return body
}

/** A link may have another host name than the base if the site is behind a proxy. */
function pathBelow(base: string, url: string): string {
  const { pathname, search } = new URL(url, base)
  const { pathname: prefix } = new URL(base)
  return (prefix !== "/" && pathname.startsWith(prefix) ? pathname.slice(prefix.length) : pathname) + search
}

async function refusedBy(answer: Response): Promise<RefusedRequest> {
  const body = await jsonOf(answer)
  const errors = v.is(errorsSchema, body) ? body.errors : []
  const words = errors.map(({ detail, title }) => detail ?? title ?? "").filter((text) => text !== "")
  return new RefusedRequest(answer.status, `${words.length === 0 ? "The site refuses it" : words.join(" ")} (${answer.status})`)
}

async function grant(send: Send, { user, password }: Login): Promise<string> {
  const form = new URLSearchParams({ grant_type: "password", username: user, password, client_id: siteClient, scope: scopes.join(" ") })
  const headers = { Accept: "application/json", "Content-Type": "application/x-www-form-urlencoded" }
  const answer = await send(tokenPath, { method: "POST", headers, body: form.toString() })
  const body = await jsonOf(answer)
  if (answer.ok && v.is(tokenSchema, body)) return body.access_token
  throw new Error(refusedSignIn(answer.status, v.is(refusalSchema, body) ? body.error : ""))
}

function refusedSignIn(status: number, error: string): string {
  if (error === "invalid_grant") return "Name or password is wrong, or the account is blocked."
  if (status === 404) return "The site has no /oauth/token, so nobody can sign in. On a Drupal, apply the recipe."
  return `The sign-in failed (status ${status}, ${error === "" ? "no reason" : error}). On a Drupal, apply the recipe: npm run drupal -- recipe says how.`
}

/** The token names the account's number. @throws Error */
export function subjectOf(token: string): number {
  try {
    return v.parse(claims, JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"))).sub
  } catch {
    throw new Error("The site's access token doesn't say whose it is (it is no JWT with a \"sub\").")
  }
}
