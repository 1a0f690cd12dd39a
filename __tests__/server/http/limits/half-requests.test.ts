import { setTimeout as pause } from "node:timers/promises"
import { tokenPath } from "#contract/paths.ts"
import { createApp } from "#server/app.ts"
import { listen, type RunningServer } from "#server/listen.ts"
import type { LogEntry } from "#server/terminal/log.ts"
import { cheapHashing } from "#support/accounts.ts"
import { headOf, openRequest, statusOf } from "#support/requests/raw-request.ts"
import { aServer } from "#support/server.ts"
import { testKey } from "#support/test-key.ts"

const headers = { "content-type": "application/x-www-form-urlencoded", connection: "keep-alive" }
const head = headOf("POST", tokenPath, 100, headers)
const bodyLimits = { body: 1000, bodyTimeout: 60_000, bodiesAwaited: 3, bodyGrace: 50 }

const log: LogEntry[] = []
let server: RunningServer
beforeEach(async () => {
  const { db, filesFolder } = aServer().start()
  const session = { hashing: cheapHashing, makeKey: testKey }
  const dependencies = { db, filesFolder, config: { corsOrigins: [] }, now: () => new Date(0), session, bodyLimits }
  log.length = 0
  server = await listen(createApp({ ...dependencies, log: (entry) => log.push(entry) }), { port: 0, host: "127.0.0.1", patience: 100 })
})
afterEach(() => server.close())

test("the server refuses requests whose bodies don't arrive beyond an address's limit, and answers reads meanwhile", async () => {
  const requests = Array.from({ length: 40 }, () => openRequest(server.url, head))
  const answers: string[] = []
  for (const { answer } of requests) void answer.then((text) => answers.push(text))
  while (answers.length < 37) await pause(20)
  expect((await fetch(`${server.url}/jsonapi`)).status).toBe(200)
  expect(answers.map(statusOf)).toEqual(Array<number>(37).fill(503))
  expect(answers.every((answer) => /^retry-after: \d/im.test(answer))).toBe(true)
  for (const { drop } of requests) drop()
})

test("the log has a request that broke off as a bad request, not as a failure", async () => {
  const { begun, drop, send } = openRequest(server.url, headOf("POST", tokenPath, 100, { ...headers, expect: "100-continue" }))
  await begun
  send("half")
  drop()
  while (log.length === 0) await pause(20)
  expect(log).toMatchObject([{ level: "info", event: "request", status: 400 }])
})
