import { lostPasswordPath } from "#contract/paths.ts"
import { createApp } from "#server/app.ts"
import type { Mail } from "#server/mail/mailer.ts"
import { cheapHashing } from "#support/accounts.ts"
import { aServer } from "#support/server.ts"
import { testKey } from "#support/test-key.ts"

type Asked = { readonly at: string; readonly host: string; readonly isBehindProxy?: boolean; readonly siteUrl?: string }

async function lose({ at, host, ...options }: Asked) {
  const { db, filesFolder } = aServer().withAccount({ name: "ines" }).start()
  const mails: Mail[] = []
  const sendMail = (mail: Mail) => Promise.resolve(void mails.push(mail))
  const session = { hashing: cheapHashing, makeKey: testKey, sendMail, ...options }
  const app = createApp({ db, filesFolder, config: { corsOrigins: [] }, log: () => undefined, now: () => new Date(0), session })
  const request = new Request(`http://${host}${lostPasswordPath}?_format=json`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ mail: "ines@example.org" }),
  })
  const response = await app.fetch(request, { incoming: { socket: { remoteAddress: at, localAddress: at } } })
  await new Promise((resolve) => setImmediate(resolve))
  return { status: response.status, text: await response.text(), mails }
}

test.each([
  ["from elsewhere, by its name", { at: "192.0.2.1", host: "evil.example" }],
  ["from elsewhere, as if from here", { at: "192.0.2.1", host: "localhost:9999" }],
  ["from here, by another name", { at: "127.0.0.1", host: "evil.example" }],
  ["by a proxy on this machine", { at: "127.0.0.1", host: "localhost:8000", isBehindProxy: true }],
])("a request %s sends no mail, and the answer names the variable to set", async (_, asked) => {
  const { status, text, mails } = await lose(asked)
  expect([status, text.includes("G30_ORIGIN"), mails]).toEqual([503, true, []])
})

test.each([
  ["on this machine", { at: "::ffff:127.0.0.1", host: "localhost:8000" }, "http://localhost:8000/password-reset/"],
  ["where the site's address is said", { at: "192.0.2.1", host: "evil.example", siteUrl: "https://g30.example" }, "https://g30.example/"],
])("a request %s gets a link that leads there", async (_, asked, link) => {
  const { status, mails } = await lose(asked)
  expect([status, mails[0]?.text.includes(link)]).toEqual([200, true])
})
