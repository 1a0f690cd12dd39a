import { cpSync, readFileSync, writeFileSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { readEntities } from "#server/content/entities/read.ts"
import { openDatabase } from "#server/database/open.ts"
import { runPull } from "#server/transfer/remote/pull/run-pull.ts"
import type { Transport } from "#server/transfer/remote/http/send.ts"
import { administrator, aDemoHome, anEmptyServer, transfer, wayTo } from "#support/transfer.ts"
import { commonContent } from "#support/transferred.ts"
import { aHome, aTemporaryFolder, type Home } from "#support/content-folder.ts"
import { anArticle } from "#support/entities.ts"
import { put } from "#support/transferred.ts"
import { aServer, type TestServer } from "#support/server.ts"

let demo: Home

beforeAll(async () => {
  demo = await aDemoHome()
})
afterAll(() => {
  demo.db.close()
})

class Killed extends Error {}

type Kill = { readonly after: number; readonly hasArrived: boolean }

/** Moments all over a run, the same in each. `npm run test:push` takes others. */
function momentOf(seed: number, run: number, requests: number): Kill {
  return { after: 6 + ((seed * 37 + run * 53) % requests), hasArrived: (seed + run) % 2 === 0 }
}

/** The program ends at a request: before it is sent, or after it arrived and before its answer came. */
function killedWay(server: Pick<TestServer, "fetch">, { after, hasArrived }: Kill): Transport {
  let count = 0
  return wayTo(server, (send) => async (url, init) => {
    count += 1
    if (count === after && hasArrived) await send(url, init)
    if (count >= after) return dead()
    return send(url, init)
  })
}

/** A killed program does nothing more. */
function dead(): Promise<Response> {
  throw new Killed()
}

/** As a killed program leaves it: the signal ends all that waits, and half a line is in the journal. */
async function kill(home: Home, server: TestServer, moment: Kill, work?: typeof runPull): Promise<boolean> {
  const controller = new AbortController()
  const sent: Promise<unknown>[] = []
  const listening: Pick<TestServer, "fetch"> = {
    fetch: (...request) => {
      const answer = server.fetch(...request)
      sent.push(answer.catch(() => undefined))
      return answer
    },
  }
  const way = killedWay(listening, moment)
  const stopping: Transport = {
    ...way,
    signal: controller.signal,
    fetch: (url, init) =>
      way.fetch(url, init).catch((error: unknown) => {
        controller.abort(error)
        throw error
      }),
  }
  try {
    await transfer(home, stopping, work === undefined ? {} : { work })
    return false
  } catch (error) {
    if (!(error instanceof Killed)) throw error
    // What was on its way has arrived when the program is started again.
    await Promise.all(sent)
    const journals = join(home.path, "transfer")
    for (const name of readdirSync(journals).filter((file) => file.endsWith(".jsonl"))) {
      writeFileSync(join(journals, name), `${readFileSync(join(journals, name), "utf8")}{"is":"item","id":"0000`)
    }
    return true
  }
}

function copyOf(home: Home): Home {
  const path = aTemporaryFolder()
  home.db.exec("PRAGMA wal_checkpoint(TRUNCATE)")
  cpSync(home.path, path, { recursive: true })
  return { path, files: join(path, "files"), db: openDatabase(join(path, "content.sqlite")) }
}

test.each([1, 3])("a push that is killed again and again ends as one that is not (seed %i)", async (seed) => {
  const home = copyOf(demo)
  const server = anEmptyServer()
  let kills = 0
  for (let run = 0; run < 5; run++) kills += Number(await kill(home, server, momentOf(seed, run, 90)))
  const { outcome, said } = await transfer(home, wayTo(server))
  expect(said).not.toMatch(/In conflict|Refused|differ after all/)
  expect(outcome).toBe("done")

  expect(kills).toBeGreaterThan(2)
  expect(commonContent({ db: server.db, files: server.filesFolder }, [administrator])).toEqual(commonContent(demo))
  expect(readEntities(server.db, "file--file")).toHaveLength(readEntities(demo.db, "file--file").length)
  expect(server.mails).toEqual([])
  home.db.close()
})

test("a pull that is killed again and again changes nothing until it is through", async () => {
  const server = anEmptyServer()
  const source = copyOf(demo)
  await transfer(source, wayTo(server))
  const home = aHome()
  for (let run = 0; run < 4; run++) {
    expect(await kill(home, server, momentOf(4, run, run === 0 ? 40 : 12), runPull)).toBe(true)
    expect(readEntities(home.db, "node--article")).toEqual([])
  }
  expect(await transfer(home, wayTo(server), { work: runPull })).toMatchObject({ outcome: "done" })
  expect(commonContent(home, [administrator])).toEqual(commonContent(demo))
  home.db.close()
  source.db.close()
})

describe("a site that is not always there", () => {
  let home: Home
  let server: TestServer
  beforeEach(() => {
    home = aHome()
    server = anEmptyServer()
    put(home.db, ...Array.from({ length: 12 }, () => anArticle()))
  })
  afterEach(() => home.db.close())

  const complete = () => expect(commonContent({ db: server.db, files: server.filesFolder }, [administrator]).items).toHaveLength(12)

  test.each([
    ["503", () => new Response("", { status: 503 })],
    ["429 with Retry-After", () => new Response("", { status: 429, headers: { "Retry-After": "1" } })],
    ["500", () => new Response("", { status: 500 })],
  ])("each second answer is a %s", async (_, answer) => {
    let count = 0
    const way = wayTo(server, (send) => (url, init) => ((count += 1) % 2 === 0 ? Promise.resolve(answer()) : send(url, init)))
    expect(await transfer(home, way)).toMatchObject({ outcome: "done" })
    complete()
  })

  test("cut connections, whether the request had arrived or not", async () => {
    let count = 0
    const cut = wayTo(server, (send) => async (url, init) => {
      count += 1
      if (count % 3 === 0) throw new TypeError("fetch failed")
      const answer = await send(url, init)
      if (count % 3 === 1 && init.method !== "GET" && !url.endsWith("/oauth/token")) throw new TypeError("fetch failed")
      return answer
    })
    expect(await transfer(home, cut)).toMatchObject({ outcome: "done" })
    complete()
  })

  test("waits as long as the site asks", async () => {
    const waits: number[] = []
    let isFirst = true
    const way = wayTo(server, (send) => (url, init) => {
      if (init.method !== "POST" || url.endsWith("/oauth/token") || !isFirst) return send(url, init)
      isFirst = false
      return Promise.resolve(new Response("", { status: 429, headers: { "Retry-After": "7" } }))
    })
    await transfer(home, { ...way, wait: (milliseconds) => Promise.resolve(void waits.push(milliseconds)) })
    expect(waits).toEqual([7000])
  })

  test("gives up with what to do where the site stays away", async () => {
    const way = wayTo(
      server,
      (send) => (url, init) => (init.method === "POST" && !url.endsWith("/oauth/token") ? dying() : send(url, init)),
    )
    await expect(transfer(home, way)).rejects.toThrow(/can't be reached \(line cut\).*run the command again: it goes on where it stopped/)
  })

  const dying = () => Promise.reject(new TypeError("fetch failed", { cause: new Error("line cut") }))
})

test("tokens that end during a push are replaced", async () => {
  const home = aHome()
  put(home.db, ...Array.from({ length: 12 }, () => anArticle()))
  let now = new Date("2026-11-21T12:00:00Z").getTime()
  const server = aServer({ now: () => new Date(now) })
    .withAccount({ name: administrator, roles: ["administrator"] })
    .start()
  let grants = 0
  const way = wayTo(server, (send) => (url, init) => {
    if (url.endsWith("/oauth/token")) grants += 1
    // Every request takes two minutes.
    now += 120_000
    return send(url, init)
  })
  expect(await transfer(home, way)).toMatchObject({ outcome: "done" })
  expect(grants).toBeGreaterThan(3)
  home.db.close()
})
