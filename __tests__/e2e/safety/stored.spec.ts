import type { APIRequestContext, Browser } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import * as v from "valibot"
import type { ResourceType } from "#contract/fields.ts"
import { collectionPath, tokenPath } from "#contract/paths.ts"
import { siteClient } from "#contract/session.ts"
import { addresses, attacks } from "#support/attacks/html.ts"
import { startContentServer, type ContentServer } from "../support/content-server.ts"
import { smallPicture } from "../support/attacks/small-picture.ts"
import { packsOf } from "../support/attacks/attacked-content.ts"
import { runUnfiltered } from "../support/attacks/unfiltered.ts"
import { watchAttacks } from "../support/attacks/attack-watch.ts"

// What the server stores is safe by itself: it is drawn here without any filter of the site.
test.describe.configure({ mode: "default", timeout: 180_000 })

let server: ContentServer
let headers: Readonly<Record<string, string>> = {}
test.beforeAll(async () => {
  server = await startContentServer("", "empty")
  headers = { authorization: await signedIn(server), "content-type": "application/vnd.api+json" }
})
test.afterAll(async () => {
  await server.close()
})

async function signedIn({ url, ada }: ContentServer): Promise<string> {
  const grant = { grant_type: "password", client_id: siteClient, username: ada.mail, password: ada.password }
  const answer = await fetch(url + tokenPath, {
    method: "POST",
    body: new URLSearchParams({ ...grant, scope: "authenticated administrator" }),
  })
  return `Bearer ${v.parse(v.object({ access_token: v.string() }), await answer.json()).access_token}`
}

const node = v.object({
  data: v.object({ attributes: v.looseObject({ body: v.nullish(v.object({ value: v.string(), processed: v.string() })) }) }),
})

type Attributes = Readonly<Record<string, unknown>>

/** The stored attributes; null where the server refuses. It answers a refusal with 4xx. */
async function store(request: APIRequestContext, type: ResourceType, attributes: Attributes) {
  const answer = await request.post(server.url + collectionPath(type), { headers, data: { data: { type, attributes } } })
  if (answer.ok()) return v.parse(node, await answer.json()).data.attributes
  expect([400, 422], JSON.stringify(attributes)).toContain(answer.status())
  return null
}

/** The texts that run or lead somewhere in pages without a filter. */
async function harmfulAmong(browser: Browser, texts: readonly string[]): Promise<readonly string[]> {
  const context = await browser.newContext()
  const caught = await watchAttacks(context)
  const harmful: string[] = []
  for (const pack of packsOf(texts, 60)) for (const index of await runUnfiltered(context, pack, caught)) harmful.push(pack[index] ?? "")
  await context.close()
  return harmful
}

test("no stored text runs anything, even where nothing else filters it", async ({ browser, request }) => {
  const stored: string[] = []
  for (const [index, value] of attacks.entries()) {
    const made = await store(request, "node--article", {
      title: `Attack ${index}`,
      body: { value, summary: value, format: "g30_text" },
    })
    if (made?.body) stored.push(made.body.value, made.body.processed)
  }
  console.log(`${stored.length / 2} of ${attacks.length} attacks stored as texts, the others refused`)
  expect(stored.length / 2).toBeGreaterThan(attacks.length / 2)
  expect(await harmfulAmong(browser, attacks.slice(0, 3))).not.toEqual([])
  expect(await harmfulAmong(browser, stored)).toEqual([])
})

test("no stored link field leads to a script or, as an address of this site, elsewhere", async ({ browser, request }) => {
  const links: string[] = []
  for (const uri of addresses) {
    const made = await store(request, "node--member", { title: "Attack", field_website: { uri, title: uri } })
    // Drupal's name of an item is no address that a browser opens.
    if (made === null || uri.startsWith("entity:")) continue
    // A reader of Drupal's addresses within the site removes their scheme.
    const href = uri.replace(/^internal:/, "").replaceAll('"', "&quot;")
    links.push(`<a href="${href}">x</a>`)
  }
  console.log(`${links.length} of ${addresses.length} addresses stored as links, the others refused`)
  expect(await harmfulAmong(browser, links)).toEqual([])
})

test("the name of an uploaded picture is a plain file name", async ({ request }) => {
  const picture = await smallPicture()
  const file = v.object({ data: v.object({ attributes: v.object({ filename: v.string(), uri: v.object({ url: v.string() }) }) }) })
  const names: string[] = []
  for (const attack of attacks) {
    const filename = encodeURIComponent(`${attack.replaceAll(/["\\]/g, "'")}.jpg`)
    const answer = await request.post(`${server.url}${collectionPath("node--article")}/field_image`, {
      headers: { ...headers, "content-type": "application/octet-stream", "content-disposition": `file; filename="${filename}"` },
      data: picture,
    })
    if (!answer.ok()) {
      expect([400, 422], filename).toContain(answer.status())
      continue
    }
    const { filename: name, uri } = v.parse(file, await answer.json()).data.attributes
    names.push(name)
    expect(uri.url).toMatch(/^\/sites\/default\/files\/[\w./%-]+\.jpg$/)
  }
  console.log(`${names.length} of ${attacks.length} names taken`)
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => /[<>"'&\p{Cc}/\\]/u.test(name))).toEqual([])
})
