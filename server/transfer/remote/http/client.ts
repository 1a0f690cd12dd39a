/** Reads and writes JSON:API documents of a back end, signed in. */
import * as v from "valibot"
import { mediaType, type Json } from "#contract/jsonapi.ts"
import { RefusedRequest, RemoteProblem } from "./problem.ts"
import type { Send, SentRequest } from "./send.ts"
import type { Tokens } from "./tokens.ts"

const metaSchema = v.optional(v.looseObject({}), {})
const identifier = v.looseObject({ type: v.string(), id: v.string(), meta: metaSchema })
const relationship = v.looseObject({ data: v.optional(v.union([v.null(), identifier, v.array(identifier)]), null) })

const resourceSchema = v.looseObject({
  type: v.string(),
  id: v.string(),
  attributes: v.optional(
    v.record(
      v.string(),
      v.custom<Json>(() => true),
    ),
    {},
  ),
  relationships: v.optional(v.record(v.string(), relationship), {}),
  meta: metaSchema,
})
const link = v.union([v.string(), v.looseObject({ href: v.string() })])
const listSchema = v.object({
  data: v.array(resourceSchema),
  meta: v.optional(v.looseObject({ count: v.optional(v.number()), omitted: v.optional(v.looseObject({ links: metaSchema })) }), {}),
  links: v.optional(v.looseObject({ next: v.optional(link) }), {}),
})
const oneSchema = v.object({ data: resourceSchema })
const errorsSchema = v.object({ errors: v.array(v.looseObject({ detail: v.optional(v.string()), title: v.optional(v.string()) })) })

export type SentIdentifier = v.InferOutput<typeof identifier>
export type RemoteResource = v.InferOutput<typeof resourceSchema>
export type RemoteList = { readonly resources: readonly RemoteResource[]; readonly hidden: number }

export type Client = ReturnType<typeof clientOf>

export type Upload = { readonly path: string; readonly name: string | null; readonly bytes: Uint8Array<ArrayBuffer> }

export function clientOf(base: string, send: Send, tokens: Tokens) {
  const signed = async (path: string, request: SentRequest): Promise<Response> => {
    const authorization = await tokens.header()
    const answer = await send(path, { ...request, headers: { Accept: mediaType, ...request.headers, authorization } })
    if (answer.status !== 401) return answer
    await answer.body?.cancel()
    tokens.refused(authorization)
    return send(path, { ...request, headers: { Accept: mediaType, ...request.headers, authorization: await tokens.header() } })
  }
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) => signed(path, { method: "GET", headers })
  const read = async (path: string): Promise<unknown> => documentOf(await get(path))
  const write = async (method: string, path: string, document: Json): Promise<RemoteResource | null> => {
    const headers = { "Content-Type": mediaType }
    const answer = await signed(path, { method, headers, body: JSON.stringify(document) })
    const body = await documentOf(answer)
    return v.is(oneSchema, body) ? v.parse(oneSchema, body).data : null
  }
  return {
    base,
    get,
    read,
    post: (path: string, document: Json) => write("POST", path, document),
    patch: (path: string, document: Json) => write("PATCH", path, document),
    /** Asks for what is no JSON:API. */
    async act(method: "POST", path: string, body: Json): Promise<void> {
      const headers = { "Content-Type": "application/json", Accept: "application/json" }
      const answer = await signed(path, { method, headers, body: JSON.stringify(body) })
      if (!answer.ok) throw await refusedBy(answer)
      await answer.body?.cancel()
    },
    async remove(path: string): Promise<void> {
      const answer = await signed(path, { method: "DELETE", headers: {} })
      // Another run may have deleted it before it was stopped.
      if (!answer.ok && answer.status !== 404) throw await refusedBy(answer)
    },
    /** Asks nothing twice: an upload that arrived may not be repeated. The caller looks for its file first. */
    async upload({ path, name, bytes }: Upload): Promise<RemoteResource> {
      const disposition = name === null ? {} : { "Content-Disposition": `file; filename="${name}"` }
      const answer = await signed(path, {
        method: "POST",
        headers: { "Content-Type": "application/octet-stream", ...disposition },
        body: bytes,
        once: true,
      })
      return v.parse(oneSchema, await documentOf(answer)).data
    },
    /** All pages of a collection. `hidden` counts what the account may not see. */
    async list(path: string): Promise<RemoteList> {
      const resources: RemoteResource[] = []
      let hidden = 0
      for (let next: string | null = path; next !== null;) {
        const page: v.InferOutput<typeof listSchema> = parsedList(base, next, await read(next))
        resources.push(...page.data)
        hidden += Object.keys(page.meta.omitted?.links ?? {}).filter((name) => name !== "help").length
        next = nextOf(base, page.links.next)
      }
      return { resources, hidden }
    },
  }
}

function parsedList(base: string, path: string, body: unknown): v.InferOutput<typeof listSchema> {
  const parsed = v.safeParse(listSchema, body)
  if (parsed.success) return parsed.output
  throw new RemoteProblem(
    `${base}${path} answers no list of JSON:API resources. Is this the address of a Drupal, or of a content server of this project?`,
  )
}

/** The path of the next page. Its link may lead to another name of the site, which a proxy hides. */
function nextOf(base: string, next: v.InferOutput<typeof link> | undefined): string | null {
  const href = typeof next === "string" ? next : next?.href
  if (href === undefined) return null
  const { pathname, search } = new URL(href, base)
  const { pathname: prefix } = new URL(base)
  const path = prefix !== "/" && pathname.startsWith(prefix) ? pathname.slice(prefix.length) : pathname
  return path + search
}

async function documentOf(answer: Response): Promise<unknown> {
  if (!answer.ok) throw await refusedBy(answer)
  if (answer.status === 204) return null
  const body: unknown = await answer.json().catch(() => null)
  return body
}

export async function refusedBy(answer: Response): Promise<RefusedRequest> {
  const body: unknown = await answer.json().catch(() => null)
  const said = v.is(errorsSchema, body) ? v.parse(errorsSchema, body).errors.map(({ detail, title }) => detail ?? title ?? "") : []
  const words = said.filter((text) => text !== "").join(" ")
  return new RefusedRequest(answer.status, words === "" ? `The site answers with status ${answer.status}.` : `${words} (${answer.status})`)
}
