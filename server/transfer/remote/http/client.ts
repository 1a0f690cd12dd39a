/** Reads and writes JSON:API documents of a back end, signed in. */
import * as v from "valibot"
import { mediaType, type Json } from "#contract/jsonapi.ts"
import { RefusedRequest } from "./problem.ts"
import type { Send, SentRequest } from "./send.ts"
import type { Tokens } from "./tokens.ts"

const metaSchema = v.optional(v.looseObject({}), {})
const identifier = v.looseObject({ type: v.string(), id: v.string(), meta: metaSchema })
const relationship = v.looseObject({ data: v.optional(v.union([v.null(), identifier, v.array(identifier)]), null) })
const attributes = v.custom<Readonly<Record<string, Json>>>((value) => v.is(v.looseObject({}), value))

const resourceSchema = v.looseObject({
  type: v.string(),
  id: v.string(),
  attributes: v.optional(attributes, {}),
  relationships: v.optional(v.record(v.string(), relationship), {}),
  meta: metaSchema,
})
const listSchema = v.object({
  data: v.array(resourceSchema),
  meta: v.optional(v.looseObject({ omitted: v.optional(v.looseObject({ links: metaSchema })) }), {}),
  links: v.optional(v.looseObject({ next: v.optional(v.looseObject({ href: v.string() })) }), {}),
})
const oneSchema = v.object({ data: resourceSchema })
const errorsSchema = v.object({ errors: v.array(v.looseObject({ detail: v.optional(v.string()), title: v.optional(v.string()) })) })

type Identifier = Pick<v.InferOutput<typeof identifier>, "type" | "id" | "meta">
type Relationship = { readonly data: Identifier | readonly Identifier[] | null }

/** An item in one language, of a site, or as a push would have it there. */
export type Resource = {
  readonly type: string
  readonly id: string
  readonly attributes: Readonly<Record<string, Json>>
  readonly relationships: Readonly<Record<string, Relationship>>
  readonly meta?: Readonly<Record<string, unknown>>
}
export type RemoteList = { readonly resources: readonly Resource[]; readonly hidden: number }

export type Client = ReturnType<typeof clientOf>

export function identifiersIn({ relationships }: Pick<Resource, "relationships">, name: string): readonly Identifier[] {
  const data = relationships[name]?.data ?? null
  return data === null ? [] : [data].flat()
}

export function clientOf(base: string, send: Send, tokens: Tokens) {
  const signed = async (path: string, { headers, ...request }: SentRequest): Promise<Response> => {
    const sendWith = (token: string) =>
      send(path, { ...request, headers: { Accept: mediaType, ...headers, authorization: `Bearer ${token}` } })
    const token = await tokens.current()
    let answer = await sendWith(token)
    if (answer.status === 401) {
      await tokens.refuse(token)
      answer = await sendWith(await tokens.current())
    }
    if (!answer.ok) throw await refusedBy(answer)
    return answer
  }
  const document = async (path: string, request: SentRequest): Promise<unknown> => {
    const answer = await signed(path, request)
    const body: unknown = await answer.json().catch(() => null)
    return body
  }
  return {
    base,
    async write(method: "POST" | "PATCH", path: string, data: Resource): Promise<Resource> {
      const request = { method, headers: { "Content-Type": mediaType }, body: JSON.stringify({ data }) }
      return v.parse(oneSchema, await document(path, request)).data
    },
    /** Sends a request to a route that is no JSON:API. */
    async act(path: string, body: Json): Promise<void> {
      const headers = { "Content-Type": "application/json", Accept: "application/json" }
      const answer = await signed(path, { method: "POST", headers, body: JSON.stringify(body) })
      await answer.body?.cancel()
    },
    async upload(path: string, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Resource> {
      const headers = { "Content-Type": "application/octet-stream", "Content-Disposition": `file; filename="${name}"` }
      return v.parse(oneSchema, await document(path, { method: "POST", headers, body: bytes })).data
    },
    /** The bytes at an address of the site, which may be relative. */
    async bytes(url: string): Promise<Buffer<ArrayBuffer>> {
      const answer = await signed(pathBelow(base, new URL(url, base)), { method: "GET", headers: { Accept: "*/*" } })
      return Buffer.from(await answer.arrayBuffer())
    },
    /** Reads all pages of a collection. `hidden` counts the items that the account may not see. */
    async list(path: string): Promise<RemoteList> {
      const resources: Resource[] = []
      let hidden = 0
      for (let next: string | undefined = path; next !== undefined;) {
        const page: v.SafeParseResult<typeof listSchema> = v.safeParse(listSchema, await document(next, { method: "GET", headers: {} }))
        if (!page.success) throw new Error(`${base}${next} answers no list of JSON:API resources.`)
        const { data, meta, links }: v.InferOutput<typeof listSchema> = page.output
        resources.push(...data)
        hidden += Object.keys(meta.omitted?.links ?? {}).filter((name) => name !== "help").length
        next = links.next && pathBelow(base, new URL(links.next.href, base))
      }
      return { resources, hidden }
    },
  }
}

/** Returns the path below the base. A link may lead to another name of the site, which a proxy hides. */
function pathBelow(base: string, { pathname, search }: URL): string {
  const { pathname: prefix } = new URL(base)
  return (prefix !== "/" && pathname.startsWith(prefix) ? pathname.slice(prefix.length) : pathname) + search
}

async function refusedBy(answer: Response): Promise<RefusedRequest> {
  const body: unknown = await answer.json().catch(() => null)
  const errors = v.is(errorsSchema, body) ? v.parse(errorsSchema, body).errors : []
  const words = errors.map(({ detail, title }) => detail ?? title ?? "").filter((text) => text !== "")
  return new RefusedRequest(answer.status, `${words.length === 0 ? "The site refuses it" : words.join(" ")} (${answer.status})`)
}
