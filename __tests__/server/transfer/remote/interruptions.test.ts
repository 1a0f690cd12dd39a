import { readEntities } from "#server/content/entities/read.ts"
import type { Transport } from "#server/transfer/remote/http/send.ts"
import { administrator, anEmptyServer, push, wayTo } from "#support/transfer.ts"
import { commonContent, put, retitle } from "#support/transferred.ts"
import { aHome, type Home } from "#support/content-folder.ts"
import { anAccount, anArticle, aTag, to, translated } from "#support/entities.ts"
import { aServer, type TestServer } from "#support/server.ts"

let home: Home
let server: TestServer

beforeEach(() => {
  home = aHome()
  server = anEmptyServer()
  const tag = aTag("Brick")
  const articles = Array.from({ length: 6 }, () => anArticle({ references: { field_tags: to(tag) } }))
  put(
    home.db,
    tag,
    anAccount("mel", { fields: { mail: "mel@example.org", field_board: false, field_mail_changes: true } }),
    ...articles,
    translated(anArticle({ label: "One" }), "fr", { label: "Un" }),
  )
})
afterEach(() => home.db.close())

const isComplete = () => {
  expect(commonContent({ db: server.db, files: server.filesFolder }, [administrator])).toEqual(commonContent(home))
  expect(server.mails).toEqual([])
}

class Killed extends Error {
  override name = "Killed"
}

/** The program ends at a request: before it is sent, or after it arrived and before its answer came. */
function killedWay(after: number, hasArrived: boolean): Transport {
  const controller = new AbortController()
  let count = 0
  const way = wayTo(server, (send) => async (url, init) => {
    count += 1
    if (count === after && hasArrived) await send(url, init)
    if (count < after) return send(url, init)
    controller.abort(new Killed())
    throw new Killed()
  })
  return { ...way, signal: controller.signal }
}

test.each([true, false])(
  "a push that is killed again and again ends like one that isn't killed (requests arrived: %s)",
  async (hasArrived) => {
    const isForced = true
    for (const after of [16, 17, 19, 22, 25, 30, 36])
      await expect(push(home, killedWay(after, hasArrived), { isForced })).rejects.toThrow(Killed)
    expect(await push(home, wayTo(server), { isForced })).toMatchObject({ outcome: "done" })
    isComplete()
    expect(readEntities(server.db, "node--article")).toHaveLength(7)
  },
)

test("a push that is run again after it was stopped asks before it writes over what others edited meanwhile", async () => {
  await push(home, wayTo(server))
  retitle(home.db, "One", "Ours")
  await expect(push(home, killedWay(16, false), { isForced: true })).rejects.toThrow(Killed)
  retitle(server.db, "One", "Theirs")
  expect(await push(home, wayTo(server))).toMatchObject({ outcome: "conflicts" })
})

test("a push comes to its end where each second answer is a 500, which a Drupal on SQLite gives while it writes", async () => {
  let count = 0
  const refusal = () => Promise.resolve(new Response("", { status: 500 }))
  const way = wayTo(server, (send) => (url, init) => ((count += 1) % 2 === 0 ? refusal() : send(url, init)))
  expect(await push(home, way)).toMatchObject({ outcome: "done" })
  isComplete()
})

test("a push comes to its end over a line that is cut, whether the request had arrived or not", async () => {
  let count = 0
  const cut = wayTo(server, (send) => async (url, init) => {
    count += 1
    if (count % 5 === 0) throw new TypeError("fetch failed")
    const answer = await send(url, init)
    if (count % 7 === 1 && init.method !== "GET" && !url.endsWith("/oauth/token")) throw new TypeError("fetch failed")
    return answer
  })
  expect(await push(home, cut)).toMatchObject({ outcome: "done" })
  isComplete()
})

test("a push waits as long as the site asks", async () => {
  const waits: number[] = []
  const way = wayTo(server, (send) => (url, init) => {
    if (init.method !== "POST" || url.endsWith("/oauth/token") || waits.length > 0) return send(url, init)
    return Promise.resolve(new Response("", { status: 429, headers: { "Retry-After": "7" } }))
  })
  await push(home, { ...way, wait: (milliseconds) => Promise.resolve(void waits.push(milliseconds)) })
  expect(waits).toContain(7000)
})

test("a push gives up with what to do where the site stays away", async () => {
  const dying = () => Promise.reject(new TypeError("fetch failed", { cause: new Error("line cut") }))
  const way = wayTo(server, (send) => (url, init) => (init.method === "POST" && !url.endsWith("/oauth/token") ? dying() : send(url, init)))
  await expect(push(home, way)).rejects.toThrow(/can't be reached \(line cut\).*run the command again/)
})

test("a token that ends during a push is replaced", async () => {
  let now = new Date("2026-11-21T12:00:00Z").getTime()
  server = aServer({ now: () => new Date(now) })
    .withAccount({ name: administrator, roles: ["administrator"] })
    .start()
  let grants = 0
  const way = wayTo(server, (send) => (url, init) => {
    if (url.endsWith("/oauth/token")) grants += 1
    // Every request takes two minutes.
    now += 120_000
    return send(url, init)
  })
  expect(await push(home, way)).toMatchObject({ outcome: "done" })
  expect(grants).toBeGreaterThan(3)
})
