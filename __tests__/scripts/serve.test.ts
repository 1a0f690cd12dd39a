import { createHmac } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"
import { webhookPath } from "#contract/publishing.ts"
import { openContent } from "#scripts/content.ts"
import { readEnvironment } from "#publisher/environment.ts"
import { serveAll, serveSiteAlone } from "#scripts/serve.ts"
import { accountByName } from "#server/content/accounts/accounts.ts"
import { aFolder } from "#support/content-folder.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"
import { aBuilder } from "#support/publishing/builder.ts"
import { systemClock } from "#server/publishing/builder/clock.ts"

const aPerson = { id: 1, title: { en: "Inès" }, name: "Inès", mail: "ines@example.org", roles: ["administrator"], language: "fr" }

/** A first start over a small demo, told by environment variables. */
async function served(variables: Readonly<Record<string, string>>) {
  const environment = readEnvironment({ ...variables, G30_HOME: aTemporaryFolder(), PORT: "0", NODE_ENV: "test" })
  const content = await openContent(environment.home, aFolder({ "content/people.json": [aPerson] }))
  const server = await serveAll(environment, content)
  const close = async () => {
    await server.close()
    content.db.close()
  }
  return { content, url: server.url, close }
}

test("the origins and the public address that the operator names reach the server", async () => {
  const { url, close } = await served({
    G30_CORS_ORIGINS: "https://g30.example",
    G30_ORIGIN: "https://api.g30.example",
    G30_ALLOW_DEMO_ACCOUNTS: "1",
  })
  try {
    const answer = await fetch(`${url}/jsonapi`, { headers: { origin: "https://g30.example" } })

    expect(answer.headers.get("access-control-allow-origin")).toBe("https://g30.example")
    expect(await answer.text()).toContain("https://api.g30.example/jsonapi/node/article")
  } finally {
    await close()
  }
})

test("the first start lets the demo's accounts sign in, for as long as the operator said", async () => {
  const { content, url, close } = await served({ G30_ACCESS_TOKEN_SECONDS: "60" })
  try {
    const fields = { grant_type: "password", client_id: "g30-site", username: "ines@example.org", password: "plumb-line-30" }
    const answer = await fetch(`${url}/oauth/token`, { method: "POST", body: new URLSearchParams({ ...fields, scope: "authenticated" }) })

    expect(accountByName(content.db, "Inès")?.roles).toEqual(["administrator"])
    expect(await answer.json()).toMatchObject({ expires_in: 60, user_id: "1" })
  } finally {
    await close()
  }
})

test("a first start for other machines is refused while accounts have the demo's password", async () => {
  await expect(served({ HOST: "0.0.0.0" })).rejects.toThrow("still have the demo's password")
})

test("a Drupal asks for a build of the site that is served alone, and gets no other route of the API", async () => {
  const secret = "sixteen letters!"
  const variables = { G30_API_URL: "https://drupal.example", G30_WEBHOOK_SECRET: secret, G30_HOME: aTemporaryFolder(), PORT: "0" }
  const server = await serveSiteAlone(readEnvironment({ ...variables, NODE_ENV: "test" }))
  const builder = aBuilder(systemClock, { took: 1 })
  try {
    await server.publishing.begin({ builder, isCurrent: true })
    const timestamp = String(Math.floor(Date.now() / 1000))
    const signature = `sha256=${createHmac("sha256", secret).update(`${timestamp}.{}`).digest("hex")}`
    const headers = { "X-G30-Timestamp": timestamp, "X-G30-Delivery": "1", "X-G30-Signature": signature }
    const asked = await fetch(server.url + webhookPath, { method: "POST", body: "{}", headers })
    expect(asked.status).toBe(202)
    while (builder.orders.length === 0) await wait(10)
    expect(builder.orders[0]).toMatchObject({ reason: "webhook" })
    expect((await fetch(`${server.url}/publishing/status`)).status).toBe(404)
  } finally {
    await server.close()
  }
})
