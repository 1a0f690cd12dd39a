/** Clients that write until the server is gone, and record each answer in the ledger. */
import { createHash, randomUUID } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"
import sharp from "sharp"
import * as v from "valibot"
import { collectionPath, individualPath } from "#contract/paths.ts"
import type { Item, Ledger } from "./ledger.ts"

export type Client = { readonly url: string; readonly headers: Readonly<Record<string, string>>; readonly ledger: Ledger }

/** An answer without success, such as a 5xx. */
export type Rejection = { readonly method: string; readonly status: number; readonly body: string }

const type = "node--article"
const articles = collectionPath(type)
const contentType = { "content-type": "application/vnd.api+json" }
const uploaded = v.object({ data: v.object({ attributes: v.object({ uri: v.object({ url: v.string() }) }) }) })

/** A text of several database pages that repeats the counter, to find half-written rows. */
export function textOf(counter: number): string {
  return `<p>${String(counter)}</p>`.repeat(200)
}

/** Saves items until the server is gone or `isOver`; returns the rejections. */
export function saveItems(client: Client, isOver: () => boolean): Promise<readonly Rejection[]> {
  const own: Item[] = []
  // Without pauses, uploads (which have many chunks) would never finish before the kill.
  return repeat(async () => (await wait(Math.random() * 80), step(client, own)), isOver)
}

export function uploadPictures(client: Client, isOver: () => boolean): Promise<readonly Rejection[]> {
  return repeat(() => upload(client), isOver)
}

async function repeat(work: () => Promise<Rejection | undefined>, isOver: () => boolean): Promise<readonly Rejection[]> {
  const refused: Rejection[] = []
  while (!isOver()) {
    try {
      const answer = await work()
      if (answer !== undefined) refused.push(answer)
    } catch {
      // The server was killed, perhaps after it did the write.
      return refused
    }
  }
  return refused
}

function step(client: Client, own: Item[]): Promise<Rejection | undefined> {
  const chance = Math.random()
  const item = own[Math.floor(Math.random() * own.length)]
  if (item === undefined || chance < 0.2) return create(client, own)
  return chance < 0.9 ? change(client, item) : remove(client, item, own)
}

async function create(client: Client, own: Item[]): Promise<Rejection | undefined> {
  const item: Item = { uuid: randomUUID(), acknowledged: 0, sent: 1, deletion: "none", round: client.ledger.round }
  client.ledger.items.set(item.uuid, item)
  const refused = await send(client, "POST", articles, document(item))
  if (refused !== undefined) return refused
  acknowledge(client, item)
  own.push(item)
  return undefined
}

async function change(client: Client, item: Item): Promise<Rejection | undefined> {
  item.sent += 1
  item.round = client.ledger.round
  const refused = await send(client, "PATCH", individualPath(type, item.uuid), document(item))
  if (refused === undefined) acknowledge(client, item)
  return refused
}

async function remove(client: Client, item: Item, own: Item[]): Promise<Rejection | undefined> {
  own.splice(own.indexOf(item), 1)
  item.deletion = "sent"
  item.round = client.ledger.round
  const refused = await send(client, "DELETE", individualPath(type, item.uuid))
  if (refused !== undefined) return refused
  item.deletion = "acknowledged"
  client.ledger.acknowledged += 1
  return undefined
}

function acknowledge({ ledger }: Client, item: Item): void {
  item.acknowledged = item.sent
  ledger.acknowledged += 1
}

function document({ uuid, sent }: Item): string {
  const body = { value: textOf(sent), summary: String(sent), format: "g30_text" }
  const attributes = { title: `Counter ${String(sent)}`, body, status: true, path: { alias: `/post/counter-${uuid}` } }
  return JSON.stringify({ data: { type, id: uuid, attributes } })
}

async function upload(client: Client): Promise<Rejection | undefined> {
  const shade = () => Math.floor(Math.random() * 256)
  const side = 40 + Math.floor(Math.random() * 100)
  const noise = { type: "gaussian", mean: shade(), sigma: 40 } as const
  const bytes = await sharp({ create: { width: side, height: side, channels: 3, noise, background: "#000" } })
    .png()
    .toBuffer()
  const disposition = { "content-type": "application/octet-stream", "content-disposition": 'file; filename="noise.png"' }
  const response = await fetch(`${client.url}${articles}/field_image`, {
    method: "POST",
    headers: { ...client.headers, ...disposition },
    body: new Uint8Array(bytes),
  })
  const body = await response.text()
  if (response.status !== 201) return { method: "upload", status: response.status, body }
  const address = v.parse(uploaded, JSON.parse(body)).data.attributes.uri.url
  const hash = createHash("sha256").update(bytes).digest("hex")
  client.ledger.uploads.push({ address, hash, round: client.ledger.round })
  client.ledger.acknowledged += 1
  return undefined
}

async function send({ url, headers }: Client, method: string, path: string, body?: string): Promise<Rejection | undefined> {
  const init = body === undefined ? {} : { body }
  const response = await fetch(url + path, { method, headers: { ...headers, ...contentType }, ...init })
  const text = await response.text()
  return response.ok ? undefined : { method, status: response.status, body: text }
}
