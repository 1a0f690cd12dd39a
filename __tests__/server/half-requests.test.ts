/** Requests whose bodies don't come, at a server that listens. */
import { setTimeout as pause } from "node:timers/promises"
import { tokenPath } from "#contract/paths.ts"
import { createApp } from "#server/app.ts"
import { listen } from "#server/listen.ts"
import type { LogEntry } from "#server/log.ts"
import { cheapHashing, testKey } from "#support/accounts.ts"
import { headOf, openRequest, statusOf } from "#support/raw-request.ts"
import { aServer } from "#support/server.ts"

const head = headOf("POST", tokenPath, 100, { "content-type": "application/x-www-form-urlencoded", connection: "keep-alive" })
const arrival = { body: 1000, bodyTimeout: 400, bodiesAwaited: 3, bodyGrace: 50 }

async function aListener() {
  const { db, filesFolder } = aServer().start()
  const log: LogEntry[] = []
  const session = { hashing: cheapHashing, makeKey: testKey }
  const said = { db, filesFolder, config: { corsOrigins: [] }, now: () => new Date(0), session, arrival }
  const server = await listen(createApp({ ...said, log: (entry) => log.push(entry) }), 0, "127.0.0.1")
  return { ...server, log }
}

test("those beyond an address's share are turned away, the others too in the end, and reads are answered meanwhile", async () => {
  const server = await aListener()
  const requests = Array.from({ length: 40 }, () => openRequest(server.url, head))
  await pause(100)
  expect((await fetch(`${server.url}/jsonapi`)).status).toBe(200)
  const answers = await Promise.all(requests.map(({ answer }) => answer))
  const statuses = answers.map(statusOf)
  expect([503, 408].map((status) => statuses.filter((each) => each === status).length)).toEqual([37, 3])
  expect(answers.filter((answer) => statusOf(answer) === 503).every((answer) => /^retry-after: \d/im.test(answer))).toBe(true)
  await server.close()
})

test("who hangs up is in the log as a bad request, not as a failure", async () => {
  const server = await aListener()
  const { drop } = openRequest(server.url, `${head}half`)
  await pause(100)
  drop()
  while (server.log.length === 0) await pause(20)
  expect(server.log).toMatchObject([{ level: "info", event: "request", status: 400 }])
  await server.close()
})
