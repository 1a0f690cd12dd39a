import { Agent, get } from "node:http"
import { setTimeout as wait } from "node:timers/promises"

export type Load = {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly bytes: number
  readonly count: number
}

export type LoadOptions = {
  readonly address: (index: number) => string
  readonly connections: number
  readonly seconds: number
}

/** Sends requests over open connections for some seconds. Times are in milliseconds. */
export async function measureLoad({ address, connections, seconds }: LoadOptions): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let bytes = 0
  let index = 0
  const started = performance.now()
  const end = started + seconds * 1000
  const worker = async () => {
    while (performance.now() < end) {
      const asked = performance.now()
      bytes = await ask(address(index++), agent)
      times.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  const elapsed = (performance.now() - started) / 1000
  agent.destroy()
  const at = quantiles(times)
  return { perSecond: times.length / elapsed, p50: at(0.5), p99: at(0.99), bytes, count: times.length }
}

export type Visits = {
  readonly count: number
  readonly p50: number
  readonly p99: number
  readonly longest: number
  readonly failures: readonly string[]
}

/** Sends requests at a steady pace, however long the answers take, until `work` is done. Times are in milliseconds. */
export async function measureVisits(address: (index: number) => string, perSecond: number, work: Promise<unknown>): Promise<Visits> {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  const failures: string[] = []
  const visits: Promise<void>[] = []
  const state = { isOver: false }
  const visit = (path: string) => {
    const asked = performance.now()
    return ask(path, agent).then(
      () => void times.push(performance.now() - asked),
      (error: unknown) => void failures.push(String(error)),
    )
  }
  const finished = work.finally(() => (state.isOver = true))
  const started = performance.now()
  for (let index = 0; !state.isOver; index++) {
    await wait(Math.max(0, started + (index * 1000) / perSecond - performance.now()))
    visits.push(visit(address(index)))
  }
  await Promise.all([finished, ...visits])
  agent.destroy()
  const at = quantiles(times)
  return { count: times.length, p50: at(0.5), p99: at(0.99), longest: at(1), failures }
}

export function quantiles(times: readonly number[]): (share: number) => number {
  const sorted = times.toSorted((a, b) => a - b)
  return (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Returns the number of bytes of the body. */
function ask(address: string, agent: Agent): Promise<number> {
  return new Promise((done, failed) => {
    get(address, { agent, headers: { accept: "application/json", "accept-encoding": "gzip" } }, (response) => {
      let bytes = 0
      response.on("data", (chunk: Buffer) => (bytes += chunk.length))
      response.on("end", () =>
        response.statusCode === 200 ? done(bytes) : failed(new Error(`${address} answers ${String(response.statusCode)}`)),
      )
    }).on("error", failed)
  })
}
