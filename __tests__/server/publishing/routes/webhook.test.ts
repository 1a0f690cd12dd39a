import { createHmac } from "node:crypto"
import { webhookPath } from "#contract/publishing.ts"
import { aBuilder } from "#support/publishing/builder.ts"
import { aClock } from "#support/publishing/clock.ts"
import { aPublishing } from "#support/publishing/publishing.ts"
import { aServer } from "#support/server.ts"

const secret = "sixteen letters!"

async function aWebhook() {
  const clock = aClock()
  const builder = aBuilder(clock)
  const server = aServer({ publishing: (db) => aPublishing(db, { clock, webhookSecret: secret }) }).start()
  await server.publishing?.begin({ builder, isCurrent: true })
  let sent = 0
  const send = async (said: Said = {}, from?: string) => {
    const { body = '{"why":"published"}', timestamp = Math.floor(clock.now() / 1000), key = secret, delivery = `delivery-${++sent}` } = said
    const signature =
      said.signature ??
      `sha256=${createHmac("sha256", key)
        .update(`${timestamp}.${said.signed ?? body}`)
        .digest("hex")}`
    const headers = { "X-G30-Signature": signature, "X-G30-Timestamp": String(timestamp), "X-G30-Delivery": delivery, ...said.headers }
    return (await server.fetch(webhookPath, { method: "POST", body, headers }, from)).status
  }
  return { clock, builder, send, server }
}

type Said = {
  readonly body?: string
  /** The body that is signed; by default the sent one. */
  readonly signed?: string
  readonly timestamp?: number | string
  readonly key?: string
  readonly signature?: string
  readonly delivery?: string
  readonly headers?: Readonly<Record<string, string>>
}

test("a signed request asks for a build", async () => {
  const { clock, builder, send } = await aWebhook()
  expect(await send()).toBe(202)
  await clock.pass(100)
  expect(builder.orders).toMatchObject([{ reason: "webhook" }])
})

const now = Date.parse("2026-11-21T12:00:00Z") / 1000

test.each<readonly [string, Said]>([
  ["without a signature", { signature: "" }],
  ["with another secret", { key: "another secret!!" }],
  ["whose body was changed", { signed: "{}" }],
  ["whose signature is cut off", { signature: "sha256=00" }],
  ["with the hash of another kind", { signature: `sha1=${"0".repeat(64)}` }],
  ["that is six minutes old", { timestamp: now - 360 }],
  ["that is six minutes ahead", { timestamp: now + 360 }],
  ["without a time", { timestamp: "" }],
  ["with a time that is no number", { timestamp: "now" }],
])("a request %s is refused", async (_, said) => {
  const { clock, builder, send } = await aWebhook()
  expect(await send(said)).toBe(401)
  await clock.pass(60_000)
  expect(builder.orders).toEqual([])
})

test("a request that is sent twice asks for one build", async () => {
  const { clock, send } = await aWebhook()
  const request = { delivery: "one", timestamp: now + 299 }
  expect(await send(request)).toBe(202)
  expect(await send(request)).toBe(409)
  expect(await send({ ...request, delivery: "two" })).toBe(409)
  await clock.pass(598_000)
  expect(await send({ ...request, delivery: "three" })).toBe(409)
  await clock.pass(4000)
  expect(await send({ ...request, delivery: "three" })).toBe(401)
})

test("guesses are limited by the address, and those of strangers don't stop the sender", async () => {
  const { clock, send } = await aWebhook()
  for (let guess = 0; guess < 10; guess++) expect(await send({ key: "another secret!!" }, "198.51.100.9")).toBe(401)
  expect(await send({}, "198.51.100.9")).toBe(429)
  expect(await send()).toBe(202)
  await clock.pass(61_000)
  expect(await send({}, "198.51.100.9")).toBe(202)
})

test("a sender that asks often makes few builds", async () => {
  const { clock, builder, send } = await aWebhook()
  for (let round = 0; round < 30; round++) expect(await send({ body: String(round) })).toBe(202)
  await clock.pass(30_000)
  expect(builder.orders.length).toBeLessThanOrEqual(2)
})

test("without a secret there is no webhook", async () => {
  const server = aServer({ publishing: (db) => aPublishing(db) }).start()
  expect((await server.fetch(webhookPath, { method: "POST", body: "{}" })).status).toBe(404)
})

test("a body that is a file is refused before it is read", async () => {
  const { send } = await aWebhook()
  expect(await send({ headers: { "Content-Type": "application/octet-stream" } })).toBe(415)
})
