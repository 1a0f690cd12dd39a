/** A Drupal and the embedded server beside each other: what a build reads, and what ten editors wait for. */
import { mkdirSync } from "node:fs"
import { createServer, request as ask } from "node:http"
import { join, resolve } from "node:path"
import * as v from "valibot"
import { mediaType } from "#contract/jsonapi.ts"
import { collectionPath, individualPath, tokenPath } from "#contract/paths.ts"
import { scopes, siteClient } from "#contract/session.ts"
import { run } from "#scripts/child.ts"
import { servePhp } from "#scripts/drupal/up/serve.ts"
import { makeDrupal } from "#scripts/drupal/up.ts"
import { readChanges } from "#publisher/read-changes.ts"
import { makeSteps } from "#scripts/steps.ts"
import { openDatabase } from "#server/database/open.ts"
import { inFolder, median, type Print } from "./bench.ts"
import { startContentServer } from "./content-server.ts"
import { fillPeople, nameOf, password } from "./people.ts"

const type = "node--article"
const port = 8690
const editors = 10
/** Milliseconds for which the editors work. */
const worked = 20_000
const workers = 4

type BackEnd = {
  readonly name: string
  readonly url: string
  readonly user: string
  readonly password: string
  readonly stop: () => Promise<unknown>
}
type Row = Readonly<Record<(typeof figures)[number], string>>
const figures = [
  "publications written, a second",
  "sourcing everything, first time",
  "sourcing everything, again",
  "sourcing after one edit, by difference",
  `p50 of a list, ${editors} editors`,
  `p50 of a save, ${editors} editors`,
] as const

/** Prints both columns. Without G30_TEST_DRUPAL, a folder with the code of a Drupal, there is nothing to compare with. */
export async function benchDrupal(print: Print, count: number, code = process.env.G30_TEST_DRUPAL): Promise<void> {
  if (code === undefined || code === "")
    throw new Error("G30_TEST_DRUPAL must name a folder with the code of a Drupal (docs/contributing.md).")
  await inFolder(async (folder) => {
    const rows: (readonly [string, Row])[] = []
    for (const start of [startEmbedded, startDrupal]) {
      const backEnd = await start(folder, code)
      print(`${backEnd.name}: ${count} publications …`)
      rows.push([backEnd.name, await measure(backEnd, count).finally(backEnd.stop)])
    }
    print("".padEnd(44) + rows.map(([name]) => name.padStart(26)).join(""))
    for (const figure of figures) print(figure.padEnd(44) + rows.map(([, row]) => row[figure].padStart(26)).join(""))
  })
}

async function startEmbedded(folder: string): Promise<BackEnd> {
  const home = join(folder, "embedded")
  mkdirSync(home)
  const db = openDatabase(join(home, "content.sqlite"))
  await fillPeople(db, 1, 1)
  db.close()
  const { url, stop } = await startContentServer(home)
  return { name: "embedded", url, user: nameOf(0), password, stop }
}

async function startDrupal(folder: string, code: string): Promise<BackEnd> {
  const own = join(folder, "drupal")
  const quiet = () => undefined
  const options = { folder: own, code: resolve(code), hasModule: true, origins: ["*"], name: "ada", mail: "ada@example.org" }
  const secret = await makeDrupal(options, makeSteps(quiet), quiet)
  const { url, close } = await servePhp(own, { port, workers })
  return { name: `Drupal, ${workers} processes`, url, user: "ada", password: secret, stop: close }
}

async function measure(backEnd: BackEnd, count: number): Promise<Row> {
  const { url } = backEnd
  const headers = await signIn(backEnd)
  const written = await timed(() => writeAll(url, headers, count))
  const { since } = await changesOf(url, null)
  const first = await sourced(url)
  await save(url, headers, uuidOf(0), "Edited")
  const difference = await timed(() => changesOf(url, since))
  const again = await sourced(url)
  const times = await edit(url, headers)
  return {
    "publications written, a second": ((count * 1000) / written).toFixed(0),
    "sourcing everything, first time": told(first),
    "sourcing everything, again": told(again),
    "sourcing after one edit, by difference": told({ milliseconds: difference, requests: 1 }),
    [`p50 of a list, ${editors} editors`]: `${median(times.lists).toFixed(0)} ms`,
    [`p50 of a save, ${editors} editors`]: `${median(times.saves).toFixed(0)} ms`,
  }
}

function told({ milliseconds, requests }: { readonly milliseconds: number; readonly requests: number }): string {
  return `${(milliseconds / 1000).toFixed(2)} s, ${requests} request${requests === 1 ? "" : "s"}`
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

async function changesOf(url: string, since: number | null): Promise<{ readonly since: number | null }> {
  const changes = await readChanges(url, since)
  if (changes.kind === "failed") throw new Error(changes.message)
  if (since !== null && changes.kind === "all") throw new Error(`${url} doesn't tell what has changed.`)
  return changes
}

type Headers = Readonly<Record<string, string>>

async function signIn({ url, user, password: secret }: BackEnd): Promise<Headers> {
  const form = { grant_type: "password", client_id: siteClient, scope: scopes.join(" "), username: user, password: secret }
  const answer = await fetch(url + tokenPath, { method: "POST", body: new URLSearchParams(form) })
  const { access_token: token } = v.parse(v.object({ access_token: v.string() }), await answer.json())
  return { authorization: `Bearer ${token}`, "content-type": mediaType, accept: mediaType }
}

const uuidOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`
const text = `<p>${"Lorem ipsum dolor sit amet. ".repeat(80)}</p>`

async function writeAll(url: string, headers: Headers, count: number): Promise<void> {
  const left = Array.from({ length: count }, (_, index) => index)
  const work = async () => {
    for (let index = left.shift(); index !== undefined; index = left.shift()) {
      const attributes = {
        title: `Publication ${index}`,
        status: true,
        body: { value: text, format: "g30_text" },
        path: { alias: `/post/p-${index}` },
      }
      await sent(url + collectionPath(type), {
        method: "POST",
        headers,
        body: JSON.stringify({ data: { type, id: uuidOf(index), attributes } }),
      })
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
}

async function save(url: string, headers: Headers, id: string, title: string): Promise<void> {
  const body = JSON.stringify({ data: { type, id, attributes: { title } } })
  await sent(url + individualPath(type, id), { method: "PATCH", headers, body })
}

async function sent(address: string, init: RequestInit): Promise<void> {
  const answer = await fetch(address, init)
  const said = await answer.text()
  if (!answer.ok) throw new Error(`${init.method ?? "GET"} ${address}: ${answer.status} ${said.slice(0, 300)}`)
}

const made = v.pipe(v.string(), v.parseJson(), v.object({ milliseconds: v.number() }))

/** Reads all content as a build does, through a proxy that counts. */
async function sourced(url: string): Promise<{ readonly milliseconds: number; readonly requests: number }> {
  let requests = 0
  const proxy = createServer((incoming, answer) => {
    requests += 1
    const passed = ask(url + (incoming.url ?? "/"), { headers: incoming.headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    incoming.pipe(passed)
  })
  await new Promise<void>((listening) => proxy.listen(0, "127.0.0.1", listening))
  const address = proxy.address()
  const own = typeof address === "object" && address !== null ? address.port : 0
  const env = { G30_API_URL: `http://127.0.0.1:${own}` }
  const { code, output } = await run(process.execPath, ["--import", "tsx", "bench/source-program.ts"], { env })
  proxy.closeAllConnections()
  proxy.close()
  if (code !== 0) throw new Error(output.slice(-2000))
  return { ...v.parse(made, output.split("\n").at(-1)), requests }
}

/** Editors who look at the list of publications and save one of their own, in turn and without a pause. */
async function edit(url: string, headers: Headers) {
  const [lists, saves]: [number[], number[]] = [[], []]
  const until = performance.now() + worked
  const list = `${url}${collectionPath(type)}?sort=-changed&page[limit]=50&fields[${type}]=title,status,changed,path,drupal_internal__nid`
  const work = async (_: unknown, index: number) => {
    for (let turn = 0; performance.now() < until; turn++) {
      lists.push(await timed(() => sent(list, { headers })))
      saves.push(await timed(() => save(url, headers, uuidOf(index), `Saved ${turn} times`)))
    }
  }
  await Promise.all(Array.from({ length: editors }, work))
  return { lists, saves }
}
