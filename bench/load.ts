import { readFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import * as v from "valibot"
import { mediaType } from "#contract/jsonapi.ts"
import { collectionPath, individualPath, userPath } from "#contract/paths.ts"
import { siteClient } from "#contract/session.ts"
import { openDatabase } from "#server/database/open.ts"
import { inParallel } from "#server/terminal/in-parallel.ts"
import { inFolder, type Print } from "./bench.ts"
import { startContentServer, stayOffServerCore } from "./content-server.ts"
import { administrators as writers, fillLists, mailOf, password, uuidOf } from "./list-content.ts"

const readers = 500
const itemsOfEachKind = 1000
/** Milliseconds on average between an answer and a client's next request. */
const pause = 3000

type Kind = "list" | "item" | "search" | "profile" | "save" | "sign-in"
type Figures = { readonly times: Map<Kind, number[]>; readonly errors: string[] }
type Client = { readonly url: string; readonly token: string; readonly uid: string; readonly index: number; readonly figures: Figures }

const signedIn = v.object({ access_token: v.string(), user_id: v.string() })
const savedNode = v.object({ data: v.object({ attributes: v.object({ drupal_internal__vid: v.number() }) }) })
const articles = collectionPath("node--article")
/** Each client has a published publication of its own. */
const articleOf = ({ index }: Client) => uuidOf("node--article", index + Math.ceil((index + 1) / 9))

/** 500 clients read and 50 write. Prints errors, times and the server's memory. */
export function benchLoad(print: Print, seconds: number): Promise<void> {
  return inFolder((home) => measure(home, print, seconds))
}

async function measure(home: string, print: Print, seconds: number): Promise<void> {
  stayOffServerCore()
  const db = openDatabase(join(home, "content.sqlite"))
  fillLists(db, itemsOfEachKind)
  db.close()
  const server = await startContentServer(home)
  const figures: Figures = { times: new Map(), errors: [] }
  try {
    const clients = await signAllIn(server.url, figures)
    const before = memoryOf(server.pid)
    const until = performance.now() + seconds * 1000
    await Promise.all(clients.map((client) => (client.index < writers ? save(client, until) : read(client, until))))
    print(`${readers} reading and ${writers} writing for ${seconds} s, ${pause} ms between answer and next request on average`)
    print("kind".padEnd(10) + ["count", "per s", "p50 ms", "p99 ms"].map((name) => name.padStart(10)).join(""))
    for (const [kind, times] of figures.times) print(rowOf(kind, times, seconds))
    print([`errors: ${figures.errors.length}`, ...figures.errors.slice(0, 5)].join("\n  "))
    print(`memory of the server: ${before.toFixed(0)} MB before, ${memoryOf(server.pid).toFixed(0)} MB after`)
  } finally {
    await server.stop()
  }
}

function signAllIn(url: string, figures: Figures): Promise<readonly Client[]> {
  const indexes = Array.from({ length: readers + writers }, (_, index) => index)
  return inParallel(indexes, async (index) => {
    const form = { grant_type: "password", client_id: siteClient, username: mailOf(index), password }
    const body = new URLSearchParams({ ...form, scope: "authenticated administrator" })
    const answer = await ask({ url, figures }, "sign-in", "/oauth/token", { method: "POST", body })
    const { access_token: token, user_id: uid } = v.parse(signedIn, JSON.parse(answer))
    return { url, token, uid, index, figures }
  })
}

async function read(client: Client, until: number): Promise<void> {
  const word = ["beton", "façade", "lorem"][client.index % 3] ?? ""
  const requests: readonly (readonly [Kind, string])[] = [
    ["list", `${articles}?filter[status]=1&sort=-changed&page[limit]=50`],
    ["item", individualPath("node--article", articleOf(client))],
    ["search", `${articles}?filter[t][condition][path]=title&filter[t][condition][operator]=CONTAINS&filter[t][condition][value]=${word}`],
    ["profile", userPath(client.uid)],
  ]
  await wait(Math.random() * pause)
  for (let turn = client.index; performance.now() < until; turn++) {
    const [kind, path] = requests[turn % requests.length] ?? ["list", articles]
    await ask(client, kind, path, { headers: { authorization: `Bearer ${client.token}` } })
    await wait(Math.random() * 2 * pause)
  }
}

/** No save of one's own publication may be refused. */
async function save(client: Client, until: number): Promise<void> {
  const id = articleOf(client)
  const path = individualPath("node--article", id)
  const headers = { authorization: `Bearer ${client.token}`, "content-type": mediaType }
  let version = vidIn(await ask(client, "item", path, { headers }))
  for (let turn = 0; performance.now() < until; turn++) {
    await wait(Math.random() * 2 * pause)
    const body = JSON.stringify({ data: { type: "node--article", id, attributes: { title: `Saved ${turn} times` } } })
    version = vidIn(await ask(client, "save", path, { method: "PATCH", headers: { ...headers, "if-match": `"${version}"` }, body }))
  }
}

function vidIn(answer: string): number {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), savedNode), answer)
  return parsed.success ? parsed.output.data.attributes.drupal_internal__vid : 0
}

/** Notes the time of the answer, or that it is an error. */
async function ask({ url, figures }: Pick<Client, "url" | "figures">, kind: Kind, path: string, init: RequestInit): Promise<string> {
  const started = performance.now()
  const times = figures.times.get(kind) ?? []
  figures.times.set(kind, times)
  try {
    const answer = await fetch(url + path, init)
    const text = await answer.text()
    times.push(performance.now() - started)
    if (answer.status !== 200) figures.errors.push(`${kind} ${path} ${answer.status} ${text.slice(0, 200)}`)
    return text
  } catch (error) {
    figures.errors.push(`${kind} ${path} ${String(error)}`)
    return ""
  }
}

function rowOf(kind: Kind, times: readonly number[], seconds: number): string {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)
  const figures = [String(times.length), (times.length / seconds).toFixed(1), at(0.5), at(0.99)]
  return kind.padEnd(10) + figures.map((figure) => figure.padStart(10)).join("")
}

/** Megabytes. */
function memoryOf(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1000
}
