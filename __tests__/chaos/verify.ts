/** Compares the server's content with the writes that it acknowledged. */
import { createHash } from "node:crypto"
import * as v from "valibot"
import { individualPath } from "#contract/paths.ts"
import type { Item, Upload } from "./ledger.ts"
import { textOf } from "./writers.ts"

export type Snapshot = { readonly items: readonly Readonly<Item>[]; readonly uploads: readonly Upload[] }
export type Access = { readonly url: string; readonly headers: Readonly<Record<string, string>> }

const article = v.object({
  data: v.object({ attributes: v.object({ title: v.string(), body: v.object({ value: v.string(), summary: v.string() }) }) }),
})

/** Sentences about differences; `latest` is an item with the requests since the snapshot. */
export async function broken(access: Access, snapshot: Snapshot, latest: (uuid: string) => Item | undefined): Promise<readonly string[]> {
  const found: string[] = []
  for (const item of snapshot.items) found.push(...(await brokenItem(access, item, latest(item.uuid) ?? item)))
  for (const upload of snapshot.uploads) found.push(...(await brokenUpload(access, upload)))
  return found
}

async function brokenItem({ url, headers }: Access, item: Item, latest: Item): Promise<readonly string[]> {
  const response = await fetch(url + individualPath("node--article", item.uuid), { headers })
  const body = await response.text()
  if (response.status === 404) {
    const mayBeGone = latest.deletion !== "none" || item.acknowledged === 0
    return mayBeGone ? [] : [`${item.uuid} was acknowledged at ${String(item.acknowledged)} and is gone`]
  }
  if (response.status !== 200) return [`${item.uuid} answers ${String(response.status)}`]
  if (item.deletion === "acknowledged") return [`${item.uuid} was deleted and is back`]
  const { title, body: text } = v.parse(article, JSON.parse(body)).data.attributes
  const counter = Number(text.summary)
  const isWhole = title === `Counter ${text.summary}` && text.value === textOf(counter)
  if (!isWhole) return [`${item.uuid} is half-written: "${title}", summary ${text.summary}`]
  if (counter < item.acknowledged || counter > latest.sent) {
    return [`${item.uuid} stands at ${String(counter)}, acknowledged ${String(item.acknowledged)}, sent ${String(latest.sent)}`]
  }
  return []
}

async function brokenUpload({ url, headers }: Access, { address, hash }: Upload): Promise<readonly string[]> {
  const response = await fetch(url + address, { headers })
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (response.status !== 200) return [`${address} answers ${String(response.status)}`]
  return createHash("sha256").update(bytes).digest("hex") === hash ? [] : [`${address} has other bytes than were sent`]
}
