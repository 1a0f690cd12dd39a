/** Reads and writes JSON:API documents of a back end, signed in. */
import * as v from "valibot"
import { mediaType, type Json } from "#contract/jsonapi.ts"
import { RefusedRequest, RemoteProblem } from "./problem.ts"
import type { Send, SentRequest } from "./send.ts"
import type { Tokens } from "./tokens.ts"

const metaSchema = v.optional(v.looseObject({}), {})
const identifier = v.looseObject({ type: v.string(), id: v.string(), meta: metaSchema })
const relationship = v.looseObject({ data: v.optional(v.union([v.null(), identifier, v.array(identifier)]), null) })
const attribute = v.custom<Json>(() => true)

const resourceSchema = v.looseObject({
  type: v.string(),
  id: v.string(),
  attributes: v.optional(v.record(v.string(), attribute), {}),
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

type SentIdentifier = v.InferOutput<typeof identifier>
export type RemoteResource = v.InferOutput<typeof resourceSchema>
export type RemoteList = { readonly resources: readonly RemoteResource[]; readonly hidden: number }

export type Client = ReturnType<typeof clientOf>

export function identifiersIn(data: RemoteResource["relationships"][string]["data"] | undefined): readonly SentIdentifier[] {
  return data === null || data === undefined ? [] : [data].flat()
}

export function clientOf(base: string, send: Send, tokens: Tokens) {
  const signed = async (path: string, { headers, ...request }: SentRequest, isAgain = false): Promise<Response> => {
    const authorization = await tokens.header()
    const answer = await send(path, { ...request, headers: { Accept: mediaType, ...headers, authorization } })
    if (answer.status === 401 && !isAgain) {
      tokens.refused(authorization)
      return signed(path, { headers, ...request }, true)
    }
    if (!answer.ok) throw await refusedBy(answer)
    return answer
  }
  const document = async (path: string, request: SentRequest): Promise<unknown> => {
    const answer = await signed(path, request)
    const body: unknown = await answer.json().catch(() => null)
    return body
  }
  const write = async (method: string, path: string, body: Json): Promise<RemoteResource> => {
    const headers = { "Content-Type": mediaType }
    return v.parse(oneSchema, await document(path, { method, headers, body: JSON.stringify(body) })).data
  }
  return {
    base,
    post: (path: string, body: Json) => write("POST", path, body),
    patch: (path: string, body: Json) => write("PATCH", path, body),
    /** Sends a request to a route that is no JSON:API. */
    async act(path: string, body: Json): Promise<void> {
      const headers = { "Content-Type": "application/json", Accept: "application/json" }
      const answer = await signed(path, { method: "POST", headers, body: JSON.stringify(body) })
      await answer.body?.cancel()
    },
    async upload(path: string, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<RemoteResource> {
      const headers = { "Content-Type": "application/octet-stream", "Content-Disposition": `file; filename="${name}"` }
      return v.parse(oneSchema, await document(path, { method: "POST", headers, body: bytes })).data
    },
    /** The bytes at an address, which may be relative. Those of another host are asked for without the token. */
    async bytes(url: string): Promise<Buffer<ArrayBuffer>> {
      const address = new URL(url, base)
      const isOwn = address.origin === new URL(base).origin
      const answer = isOwn ? await signed(pathBelow(base, address), { method: "GET", headers: { Accept: "*/*" } }) : await fetch(address)
      if (!answer.ok) throw await refusedBy(answer)
      return Buffer.from(await answer.arrayBuffer())
    },
    /** Reads all pages of a collection. `hidden` counts the items that the account may not see. */
    async list(path: string): Promise<RemoteList> {
      const resources: RemoteResource[] = []
      let hiddenCount = 0
      for (let next: string | null = path; next !== null;) {
        const page: v.SafeParseResult<typeof listSchema> = v.safeParse(listSchema, await document(next, { method: "GET", headers: {} }))
        if (!page.success) throw new RemoteProblem(`${base}${next} answers no list of JSON:API resources.`)
        resources.push(...page.output.data)
        hiddenCount += Object.keys(page.output.meta.omitted?.links ?? {}).filter((name) => name !== "help").length
        next = nextOf(base, page.output)
      }
      return { resources, hidden: hiddenCount }
    },
  }
}

function nextOf(base: string, { links: { next } }: v.InferOutput<typeof listSchema>): string | null {
  return next === undefined ? null : pathBelow(base, new URL(next.href, base))
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
