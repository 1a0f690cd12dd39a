/** Saves over a network that loses a fifth of the requests. Each save must arrive exactly once, or fail and say so. */
import { aBackEnd, admin } from "#support/browser/back-end.ts"
import type { Network } from "#support/browser/adapter.ts"
import { reach } from "#support/browser/browser.ts"
import { aServer, type TestServer } from "#support/server.ts"
import { emptyItem } from "#dashboard/items/empty-item.ts"
import type { Item } from "#dashboard/items/item.ts"
import { saveItem, type Retrying } from "#dashboard/items/saves/save-item.ts"
import { type Values, changedFields } from "#dashboard/items/values.ts"
import { dice, type Dice } from "./dice.ts"

const lossShare = 0.2
const timeoutMs = 30_000

type Options = { readonly saves: number; readonly seed: number; readonly isDrupal?: boolean }

export type LossyReport = {
  readonly saved: number
  readonly refused: number
  /** Refused saves that had arrived all the same, and said that they might have. */
  readonly arrivedUnheard: number
  readonly faults: Readonly<Record<string, number>>
  readonly problems: readonly string[]
}

/** A document that is edited: `earlier` has the values of saves that may have arrived. */
type Open = { readonly base: Item; readonly earlier: readonly Values[] }

export async function runLossySaves({ saves, seed }: Options): Promise<LossyReport> {
  const random = dice(seed)
  const server = aServer().seenBy(admin).start()
  const time = { now: Date.parse("2026-11-21T12:00:00Z") }
  const faults: Record<string, number> = {}
  const backEnd = aBackEnd(lossy(reach(server), { random, time, faults }), () => time.now)
  const retrying: Retrying = {
    pause: (milliseconds) => Promise.resolve(void (time.now += milliseconds)),
    clock: () => time.now,
    isOnline: () => true,
  }
  const open: Open[] = []
  const counts = { saved: 0, refused: 0, arrivedUnheard: 0 }
  const problems: string[] = []
  for (let number = 0; number < saves; number++) {
    const title = `Save ${number}`
    const index = random.next() < 0.5 ? open.length : Math.floor(random.next() * open.length)
    const { base, earlier } = open[index] ?? { base: emptyItem("node--article", { langcode: "en", uid: null }), earlier: [] }
    const values = { ...base.values, title, path: `save-${base.id}` }
    const outcome = await saveItem(
      backEnd,
      { base, values, changed: changedFields(base.type, base.values, values), viewer: admin, earlier },
      retrying,
    )
    const arrived = await revisionsWith(server, base.id, title)
    if (arrived > 1) problems.push(`${title} arrived ${arrived} times`)
    if (outcome.kind === "saved") {
      counts.saved += 1
      if (arrived !== 1) problems.push(`${title} counts as saved, and arrived ${arrived} times`)
      open[index] = { base: outcome.item, earlier: [] }
    } else if (outcome.kind === "refused") {
      counts.refused += 1
      counts.arrivedUnheard += arrived
      if (arrived > 0 && !outcome.mayHaveArrived) problems.push(`${title} arrived, but counts as refused for certain`)
      if (arrived > 0 || base.number !== null) open[index] = { base, earlier: outcome.mayHaveArrived ? [...earlier, values] : earlier }
    } else problems.push(`${title} conflicts, though nobody else writes`)
  }
  return { ...counts, faults, problems }
}

type Surroundings = { readonly random: Dice; readonly time: { now: number }; readonly faults: Record<string, number> }

const kinds = ["request lost", "answer lost", "429", "503", "504 after the work", "slow", "too slow"] as const

function lossy(network: Network, { random, time, faults }: Surroundings): Network {
  const failed = (status: number, headers: Record<string, string> = {}) => new Response("<html>Trouble</html>", { status, headers })
  return async (sent) => {
    time.now += 50
    if (random.next() >= lossShare) return network(sent)
    const kind = random.pick(kinds)
    faults[kind] = (faults[kind] ?? 0) + 1
    switch (kind) {
      case "request lost":
        throw new Error(kind)
      case "answer lost":
        await network(sent)
        throw new Error(kind)
      case "429":
        return failed(429, { "Retry-After": `${1 + Math.floor(random.next() * 20)}` })
      case "503":
        return failed(503, { "Retry-After": "5" })
      case "504 after the work":
        await network(sent)
        return failed(504)
      case "slow":
        time.now += 10_000
        return network(sent)
      case "too slow":
        time.now += timeoutMs
        await network(sent)
        throw new Error(kind)
      default:
        return kind satisfies never
    }
  }
}

async function revisionsWith(server: TestServer, id: string, title: string): Promise<number> {
  const { status, body } = await server.read(`/jsonapi/node/article/${id}/version-history?fields[node--article]=title`)
  return status === 200 ? body.data.filter(({ attributes }) => attributes.title === title).length : 0
}
