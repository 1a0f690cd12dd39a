/** The site's calls to a server, without a session: the server takes every request for the same viewer's. */
import "./web.ts"
import axios from "axios"
import { explain } from "#dashboard/session/core/http-problem.ts"
import type { Item } from "#dashboard/items/item.ts"
import { readItem } from "#dashboard/items/read-item.ts"
import type { Retrying } from "#dashboard/items/saves/save-item.ts"
import { byId } from "#dashboard/items/requests.ts"
import type { BackEndFeature } from "#contract/back-end-features.ts"
import type { Viewer } from "#contract/permissions.ts"
import type { Profile } from "#contract/session.ts"
import { BackEnd } from "#dashboard/session/core/api.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import type { TestServer } from "#support/server.ts"
import { adapterTo, type Network } from "./adapter.ts"
import { reach } from "./browser.ts"

export const admin: Viewer = { uid: 1, roles: ["administrator"], isBoard: false, memberId: null }

/** By default it offers all that our server does. */
export function aBackEnd(network: Network, clock: () => number = Date.now, has: BackEnd["has"] = () => true): BackEnd {
  // No request times out by itself.
  const http = axios.create({ adapter: adapterTo(network, () => () => undefined) })
  // No request carries a bearer here.
  return new BackEnd({ http, explain: (error) => explain(error, clock()), site: http, has })
}

/** Retries without pauses, on a clock that the pauses move. */
export function patient(start = Date.parse("2026-11-21T12:00:00Z")): Retrying & { readonly pauses: readonly number[] } {
  const pauses: number[] = []
  const pause = (milliseconds: number) => Promise.resolve(void pauses.push(milliseconds))
  return { pause, pauses, clock: () => start + pauses.reduce((sum, each) => sum + each, 0), isOnline: () => true }
}

/** A back end whose profiles name fewer features, such as a Drupal's. */
export function without(...absent: readonly BackEndFeature[]) {
  return (network: Network): Network =>
    async (sent) => {
      const answer = await network(sent)
      if (!answer.ok || !/\/user\/\d+\?/.test(sent.url)) return answer
      const { g30_features, ...profile }: Profile = await answer.json()
      const left = (g30_features ?? []).filter(({ value }) => !absent.includes(value))
      return Response.json({ ...profile, g30_features: left })
    }
}

export async function itemAt(server: TestServer, { type, uuid }: Pick<StoredEntity, "type" | "uuid">): Promise<Item> {
  const outcome = await readItem(aBackEnd(reach(server)), byId(type, uuid), type)
  if (!outcome.ok) throw new Error(`${uuid} can't be read: ${JSON.stringify(outcome.problem)}`)
  return outcome.value
}
