import { readFileSync } from "node:fs"
import { Agent, request } from "node:http"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import * as v from "valibot"
import { collectionPath, individualPath, userPath } from "#contract/paths.ts"
import { siteClient } from "#contract/session.ts"
import { openDatabase } from "#server/database/open.ts"
import { inFolder, type Print } from "./bench.ts"
import { startContentServer, stayOffServerCore } from "./content-server.ts"
import { fillPeople, nameOf, password } from "./people.ts"
import { fill } from "./scale-content.ts"

const readers = 500
const writers = 50
const nodes = 2000
/** Milliseconds on average between an answer and a client's next request. */
const pause = 3000

type Kind = "list" | "item" | "search" | "profile" | "save" | "sign-in"
type Figures = { readonly times: Map<Kind, number[]>; readonly errors: string[] }
type Client = { readonly url: string; readonly token: string; readonly uid: string; readonly index: number; readonly figures: Figures }
type Answer = { readonly status: number; readonly text: string }

const agent = new Agent({ keepAlive: true, maxSockets: readers + writers })
const signedIn = v.object({ access_token: v.string(), user_id: v.string() })
const savedNode = v.object({ data: v.object({ attributes: v.object({ drupal_internal__vid: v.number() }) }) })
const articles = collectionPath("node--article")
/** The published publications of scale-content.ts. */
const published = Array.from({ length: nodes }, (_, index) => index).filter((index) => index % 8 === 2 && index % 10 !== 0)
const uuidOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`

/** Lets 500 clients read and 50 write, and prints errors, times and the server's memory. */
export function benchUsers(print: Print, seconds: number): Promise<void> {
  return inFolder((home) => measure(home, print, seconds))
}

async function measure(home: string, print: Print, seconds: number): Promise<void> {
  stayOffServerCore()
  const db = openDatabase(join(home, "content.sqlite"))
  fill(db, nodes)
  await fillPeople(db, readers + writers, writers)
  db.close()
  const server = await startContentServer(home)
  const figures: Figures = { times: new Map(), errors: [] }
  try {
    const clients = await signAllIn(server.url, figures)
    const before = memoryOf(server.pid)
    const until = performance.now() + seconds * 1000
    await Promise.all(clients.map((client) => (client.index < writers ? save(client, until) : read(client, until))))
    print(
      `${String(readers)} reading and ${String(writers)} writing for ${String(seconds)} s, ${String(pause)} ms between answer and next request on average`,
    )
    print("kind".padEnd(10) + ["count", "per s", "p50 ms", "p99 ms"].map((name) => name.padStart(10)).join(""))
    for (const [kind, times] of figures.times) print(line(kind, times, seconds))
    print(
      `errors: ${String(figures.errors.length)}${figures.errors
        .slice(0, 5)
        .map((error) => `\n  ${error}`)
        .join("")}`,
    )
    print(`memory of the server: ${before.toFixed(0)} MB before, ${memoryOf(server.pid).toFixed(0)} MB after`)
  } finally {
    agent.destroy()
    await server.stop()
  }
}

async function signAllIn(url: string, figures: Figures): Promise<readonly Client[]> {
  const clients: Client[] = []
  let next = 0
  const work = async () => {
    for (let index = next++; index < readers + writers; index = next++) {
      const form = {
        grant_type: "password",
        client_id: siteClient,
        username: nameOf(index),
        password,
        scope: "authenticated administrator",
      }
      const headers = { "content-type": "application/x-www-form-urlencoded" }
      const { text } = await ask({ url, figures }, "sign-in", {
        method: "POST",
        path: "/oauth/token",
        headers,
        body: new URLSearchParams(form).toString(),
      })
      const { access_token: token, user_id: uid } = v.parse(signedIn, JSON.parse(text))
      clients.push({ url, token, uid, index, figures })
    }
  }
  await Promise.all(Array.from({ length: 8 }, work))
  return clients
}

async function read(client: Client, until: number): Promise<void> {
  const word = ["tur", "belvedere", "lumiere"][client.index % 3] ?? ""
  const requests: readonly (readonly [Kind, string])[] = [
    ["list", `${articles}?filter[status]=1&sort=-changed&page[limit]=50`],
    ["item", individualPath("node--article", uuidOf(published[client.index % published.length] ?? 2))],
    ["search", `${articles}?filter[t][condition][path]=title&filter[t][condition][operator]=CONTAINS&filter[t][condition][value]=${word}`],
    ["profile", userPath(client.uid)],
  ]
  await wait(Math.random() * pause)
  for (let turn = client.index; performance.now() < until; turn++) {
    const [kind, path] = requests[turn % requests.length] ?? ["list", articles]
    await ask(client, kind, { method: "GET", path, headers: { authorization: `Bearer ${client.token}` } })
    await wait(Math.random() * 2 * pause)
  }
}

/** Saves one's own publication again and again. No save may be refused. */
async function save(client: Client, until: number): Promise<void> {
  const uuid = uuidOf(published[client.index] ?? 2)
  const path = individualPath("node--article", uuid)
  const headers = { authorization: `Bearer ${client.token}`, "content-type": "application/vnd.api+json" }
  let version = vidOf(await ask(client, "item", { method: "GET", path, headers }))
  for (let turn = 0; performance.now() < until; turn++) {
    await wait(Math.random() * 2 * pause)
    const body = JSON.stringify({ data: { type: "node--article", id: uuid, attributes: { title: `Saved ${String(turn)} times` } } })
    version = vidOf(await ask(client, "save", { method: "PATCH", path, headers: { ...headers, "if-match": `"${String(version)}"` }, body }))
  }
}

function vidOf({ status, text }: Answer): number {
  return status === 200 ? v.parse(savedNode, JSON.parse(text)).data.attributes.drupal_internal__vid : 0
}

type BenchRequest = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

function ask(
  { url, figures }: Pick<Client, "url" | "figures">,
  kind: Kind,
  { method, path, headers, body }: BenchRequest,
): Promise<Answer> {
  const started = performance.now()
  return new Promise((done) => {
    const end = (status: number, text: string) => {
      const times = figures.times.get(kind) ?? []
      figures.times.set(kind, times)
      times.push(performance.now() - started)
      if (status !== 200) figures.errors.push(`${method} ${path} ${String(status)} ${text.slice(0, 200)}`)
      done({ status, text })
    }
    const outgoing = request(url + path, { agent, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on("data", (chunk: Buffer) => chunks.push(chunk))
      response.on("end", () => end(response.statusCode ?? 0, Buffer.concat(chunks).toString()))
    })
    outgoing.on("error", (error) => end(0, error.message))
    outgoing.end(body)
  })
}

function line(kind: Kind, times: readonly number[], seconds: number): string {
  const quantile = quantiles(times)
  const at = (share: number) => quantile(share).toFixed(1)
  return (
    kind.padEnd(10) +
    [String(times.length), (times.length / seconds).toFixed(1), at(0.5), at(0.99)].map((figure) => figure.padStart(10)).join("")
  )
}

/** Megabytes of a process in memory. */
function memoryOf(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${String(pid)}/status`, "utf8"))?.[1] ?? 0) / 1000
}

function quantiles(times: readonly number[]): (share: number) => number {
  const sorted = times.toSorted((a, b) => a - b)
  return (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
