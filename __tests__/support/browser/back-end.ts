/** The site's calls to a server, without a session: the server takes every request for the same viewer's. */
import "./web.ts"
import axios from "axios"
import { explain } from "#app/session/core/http-problem.ts"
import type { Item } from "#app/resources/item.ts"
import { readItem } from "#app/resources/saves/answered-item.ts"
import type { Retrying } from "#app/resources/saves/lost-answers.ts"
import { byId } from "#app/resources/requests.ts"
import type { Viewer } from "#contract/permissions.ts"
import { BackEnd } from "#lib/api.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import type { TestServer } from "#support/server.ts"
import { adapterTo, type Network } from "./adapter.ts"
import { reach } from "./browser.ts"

export const admin: Viewer = { uid: 1, roles: ["administrator"], isBoard: false, memberId: null }

export function aBackEnd(network: Network, clock: () => number = Date.now): BackEnd {
  // No request times out by itself.
  const http = axios.create({ adapter: adapterTo(network, () => () => undefined) })
  // No request carries a bearer here.
  return new BackEnd(http, (error) => explain(error, clock()), http)
}

/** Retries without pauses, on a clock that the pauses move. */
export function patient(start = Date.parse("2026-11-21T12:00:00Z")): Retrying & { readonly pauses: readonly number[] } {
  const pauses: number[] = []
  const pause = (milliseconds: number) => Promise.resolve(void pauses.push(milliseconds))
  return { pause, pauses, clock: () => start + pauses.reduce((sum, each) => sum + each, 0), random: () => 0.5, isOnline: () => true }
}

/** A Drupal honours no If-Match, and its answers to signed-in users have no ETag, no count and no additions. */
export function likeDrupal(network: Network): Network {
  return async (sent) => {
    if (/version-history|references|\/split\b/.test(sent.url))
      return Response.json({ errors: [{ status: "404", detail: "No route found" }] }, { status: 404 })
    const { "if-match": _, ...headers } = sent.headers
    const response = await network({ ...sent, headers })
    const others = new Headers(response.headers)
    others.delete("etag")
    const text = await response.text()
    const isDocument = others.get("content-type")?.startsWith("application/vnd.api+json") === true
    return new Response(text === "" ? null : isDocument ? withoutCount(text) : text, { status: response.status, headers: others })
  }
}

/** A back end at which one request can't split a series of events. */
export function withoutSplits(network: Network): Network {
  return (sent) => (/\/split\b/.test(sent.url) ? Promise.resolve(new Response("", { status: 405 })) : network(sent))
}

function withoutCount(text: string): string {
  const document: unknown = JSON.parse(text)
  if (typeof document === "object" && document !== null && "meta" in document) delete document.meta
  return JSON.stringify(document)
}

export async function itemAt(server: TestServer, { type, uuid }: Pick<StoredEntity, "type" | "uuid">): Promise<Item> {
  const outcome = await readItem(aBackEnd(reach(server)), byId(type, uuid), type)
  if (!outcome.ok) throw new Error(`${uuid} can't be read: ${JSON.stringify(outcome.problem)}`)
  return outcome.value
}
