import { startServer } from "#server/listen.ts"
import { failedByAddress } from "#server/session/limits/flood.ts"
import { digest } from "#server/content/accounts/secrets.ts"
import { aServer, type TestServer } from "#support/server.ts"
import { passwordFor } from "#support/accounts.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

let time = new Date("2026-11-21T12:00:00Z")
const now = () => time
const later = (hours: number) => {
  time = new Date(time.getTime() + hours * 3_600_000)
}

async function tryIt(server: TestServer, username: string, { password = "wrong", from = "192.0.2.1", headers = {} } = {}) {
  const body = new URLSearchParams({ grant_type: "password", client_id: "g30-site", username, password, scope: "authenticated" })
  const response = await server.fetch("/oauth/token", { method: "POST", body, headers }, from)
  const { error }: { readonly error?: string } = JSON.parse(await response.text())
  return { status: response.status, error, retryAfter: Number(response.headers.get("retry-after")) }
}

async function fail(server: TestServer, times: number, username = "ines", from?: string) {
  for (let count = 0; count < times; count += 1) await tryIt(server, username, from === undefined ? {} : { from })
}

const right = { password: passwordFor("ines") }
const anOffice = () => aServer({ now }).withAccount({ name: "ines" }).withAccount({ name: "karel" }).start()

test("after five failures even the right password is refused for six hours, and the answer says how long", async () => {
  const server = anOffice()
  await fail(server, 5)

  const blocked = await tryIt(server, "ines", right)
  later(6)
  const freed = await tryIt(server, "ines", right)

  expect(blocked).toEqual({ status: 403, error: "flood_user_blocked", retryAfter: 6 * 3600 })
  expect(freed.status).toBe(200)
})

test("a sign-in clears the failures by name and by mail", async () => {
  const server = anOffice()
  await fail(server, 4)
  await fail(server, 4, "INES@example.org")
  expect((await tryIt(server, "ines", right)).status).toBe(200)

  await fail(server, 4)
  await fail(server, 4, "ines@example.org")

  expect((await tryIt(server, "ines", right)).status).toBe(200)
})

test("guesses from another address don't lock the owner out", async () => {
  const server = anOffice()
  await fail(server, 6, "ines", "198.51.100.7")

  expect((await tryIt(server, "ines", right)).status).toBe(200)
})

/** A server where twenty addresses guessed at `name`, and the waits of the attempts after them. */
async function aGuessedServer(name: string) {
  const waits: number[] = []
  const pause = (milliseconds: number) => Promise.resolve(void waits.push(milliseconds))
  const server = aServer({ now, session: { pause } }).withAccount({ name: "ines" }).withAccount({ name: "karel" }).start()
  await tryIt(server, "ines", { ...right, from: "192.0.2.77" })
  for (let host = 1; host <= 20; host += 1) await fail(server, 5, name, `198.51.100.${host}`)
  expect(waits).toEqual([])
  return { server, waits }
}

test("after a hundred failures from many addresses, attempts from new addresses wait for their turn", async () => {
  const { server, waits } = await aGuessedServer("ines")

  expect((await tryIt(server, "ines", right)).status).toBe(200)
  expect(waits).toEqual([expect.closeTo(2000)])
})

test("the owner doesn't wait at an address where they signed in before", async () => {
  const { server, waits } = await aGuessedServer("ines")
  later(100 * 24)
  for (let host = 1; host <= 20; host += 1) await fail(server, 5, "ines", `203.0.113.${host}`)

  expect((await tryIt(server, "ines", { ...right, from: "192.0.2.77" })).status).toBe(200)
  expect(waits).toEqual([])
})

test("an attempt without a turn soon is told when to try again, for known and unknown names", async () => {
  for (const name of ["ines", "nobody"]) {
    const { server } = await aGuessedServer(name)

    const answers = await Promise.all(Array.from({ length: 12 }, (_, host) => tryIt(server, name, { from: `203.0.113.${host}` })))

    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array<number>(10).fill(400), 403, 403])
    expect(answers.find(({ status }) => status === 403)).toEqual({ status: 403, error: "flood_user_blocked", retryAfter: 22 })
  }
})

test("fifty failures from one address block it for an hour, for all accounts", async () => {
  const server = anOffice()
  for (let name = 0; name < 50; name += 1) await tryIt(server, `guess ${name}`)

  const blocked = await tryIt(server, "ines", right)
  later(1)

  expect(blocked.error).toBe("flood_ip_blocked")
  expect((await tryIt(server, "ines", right)).status).toBe(200)
})

test("of many simultaneous guesses only five are checked", async () => {
  const server = anOffice()
  const guesses = [...Array<string>(20).fill("wrong"), passwordFor("ines")]

  const answers = await Promise.all(guesses.map((password) => tryIt(server, "ines", { password })))

  expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(5)
})

test("IPv6 addresses of one household count as one", async () => {
  const server = anOffice()
  await fail(server, 3, "ines", "2001:db8:1:2::1")
  await fail(server, 2, "ines", "2001:db8:1:2:ffff::9")

  expect((await tryIt(server, "ines", { ...right, from: "2001:db8:1:2:3:4:5:6" })).status).toBe(403)
  expect((await tryIt(server, "ines", { ...right, from: "2001:db8:1:3::1" })).status).toBe(200)
})

test("X-Forwarded-For counts only behind a trusted proxy", async () => {
  const open = anOffice()
  const proxied = aServer({ now, session: { isBehindProxy: true } })
    .withAccount({ name: "ines" })
    .start()
  for (let count = 0; count < 5; count += 1) {
    await tryIt(open, "ines", { headers: { "x-forwarded-for": `198.51.100.${count}` } })
    await tryIt(proxied, "ines", { headers: { "x-forwarded-for": `10.0.0.${count}, 198.51.100.1` } })
  }

  expect((await tryIt(open, "ines", right)).status).toBe(403)
  expect((await tryIt(proxied, "ines", { ...right, headers: { "x-forwarded-for": "198.51.100.1" } })).status).toBe(403)
  expect((await tryIt(proxied, "ines", { ...right, headers: { "x-forwarded-for": "198.51.100.2" } })).status).toBe(200)
})

test("stored counts hold neither names nor addresses", async () => {
  const server = anOffice()
  await fail(server, 1)

  const rows = JSON.stringify(server.db.prepare("SELECT * FROM flood").all())

  expect(rows).not.toContain("ines")
  expect(rows).not.toContain("192.0.2.1")
})

test("the address of the connection counts", async () => {
  const { db } = anOffice()
  const home = aTemporaryFolder()
  const server = await startServer({ db, home, port: 0, host: "127.0.0.1", log: () => undefined })
  const body = new URLSearchParams({ grant_type: "password", client_id: "g30-site", username: "ines", password: "wrong" })
  try {
    await fetch(`${server.url}/oauth/token`, { method: "POST", body, headers: { "x-forwarded-for": "198.51.100.9" } })
  } finally {
    await server.close()
  }

  const keys = db.prepare("SELECT key FROM flood WHERE event = ?").all(failedByAddress.event)
  expect(keys).toEqual([{ key: digest("127.0.0.1") }])
})
