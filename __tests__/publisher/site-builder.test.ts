import { createServer, type Server } from "node:http"
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { BuildHooks, BuildOrder, BuildOutcome } from "#server/publishing/builder/site-builder.ts"
import { readEnvironment } from "#publisher/environment.ts"
import { BuildError } from "#publisher/build-errors.ts"
import { makeSiteBuilder, type OwnSiteBuilder } from "#publisher/site-builder.ts"
import { currentSite } from "#publisher/release-folders.ts"
import { startReleaseThread } from "#publisher/release-thread.ts"
import { sourcesKey } from "#publisher/source-key.ts"
import { aPage, aStateFolder, write, type Texts } from "#support/build/built-site.ts"

const house = (title: string) => ({ ...aPage("/post/a-house/", { publication: { title } }), "post/12/edit.json": `{"title":"${title}"}` })
const home = { ...aPage("/"), "app-111111.js": "run()" }

type QuickBuilder = Parameters<typeof makeSiteBuilder>[0]["quick"]
let place = aStateFolder()
let backEnd: Server
let builder: OwnSiteBuilder
/** What the builders make next. */
let next: Texts = home
let fullBuilds: (() => void)[] = []
let quickAnswer: Awaited<ReturnType<QuickBuilder["build"]>> = { kind: "built" }
let version = "version 1"
const shownItems = new Map<string, object>()
const makeNext = () => write(place.folder, next)
const secrets = () => Promise.resolve([])

async function open(): Promise<void> {
  const address = backEnd.address()
  const port = typeof address === "object" ? (address?.port ?? 0) : 0
  const quick: QuickBuilder = {
    build: () => {
      if (quickAnswer.kind === "built") makeNext()
      return Promise.resolve(quickAnswer)
    },
    warmUp: () => undefined,
    release: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
  builder = makeSiteBuilder({
    root: dirname(place.home),
    environment: readEnvironment({ G30_HOME: place.home, NODE_ENV: "test" }),
    apiUrl: `http://127.0.0.1:${port}`,
    version: () => version,
    sources: await sourcesKey(dirname(place.home), {}),
    store: await startReleaseThread(place.home),
    quick,
    print: () => undefined,
    signal: new AbortController().signal,
    buildFully: () => {
      makeNext()
      fullBuilds.shift()?.()
      return Promise.resolve()
    },
  })
}

beforeEach(async () => {
  place = aStateFolder()
  // This back end shows visitors what it has an answer for, and refuses any other address as Drupal's router does.
  backEnd = createServer(({ url = "" }, answer) => {
    const path = new URL(url, "http://back.end").searchParams.get("path") ?? ""
    const item = shownItems.get(path)
    answer.writeHead(item === undefined ? 404 : 200).end(JSON.stringify(item ?? { message: `Unable to resolve path ${path}.` }))
  })
  shownItems.clear()
  await new Promise<void>((done) => void backEnd.listen(0, "127.0.0.1", done))
  ;[next, fullBuilds, quickAnswer, version] = [home, [], { kind: "built" }, "version 1"]
  await open()
})
afterEach(async () => {
  await builder.close()
  await new Promise((done) => backEnd.close(done))
  rmSync(dirname(place.home), { recursive: true })
})
const hooks = (signal = new AbortController().signal): BuildHooks => ({ onStep: () => undefined, signal })
function build(texts: Texts, order: Partial<BuildOrder> = {}): Promise<BuildOutcome> {
  next = texts
  return builder.build({ reason: "change", mayBeEmpty: false, secrets, ...order }, hooks())
}

const failsWith = (reason: string) => () => {
  throw new BuildError("failed", [reason])
}
const served = (path: string) => readFileSync(join(currentSite(place.home) ?? "", path), "utf8")

test("the first build is a full one, and those after it are quick", async () => {
  expect(builder.isCurrent()).toBe(false)
  expect(await build(home)).toMatchObject({ kind: "live", how: "full", why: "There was no built site yet." })
  expect(builder.isCurrent()).toBe(true)
  version = "version 2"
  expect(builder.isCurrent()).toBe(false)
  expect(await build({ ...home, ...house("A house") })).toMatchObject({
    kind: "live",
    how: "incremental",
    why: null,
  })
  expect(served("post/a-house/index.html")).toContain("A house")
  await builder.close()
  await open()
  expect(builder.isCurrent()).toBe(true)
})

test("other sources make a full build, and where the quick builder asks for one, too", async () => {
  await build(home)
  await builder.close()
  writeFileSync(join(dirname(place.home), "gatsby-config.ts"), "other")
  await open()
  expect(await build(home)).toMatchObject({ how: "full", why: "The site's program or its settings have changed." })
  quickAnswer = { kind: "full", why: "A template was added." }
  expect(await build(home)).toMatchObject({ kind: "live", how: "full", why: "A template was added." })
})

test("the report of the build gives warnings", async () => {
  const coded = { code: "altMissing", values: {} }
  const warning = { item: { type: "node--article", number: 12, title: "A house" }, what: "What.", todo: "Todo.", coded }
  mkdirSync(join(dirname(place.home), ".g30-build"))
  const report = { counts: { "node--article": 3 }, warnings: [warning] }
  writeFileSync(join(dirname(place.home), ".g30-build", "report.json"), JSON.stringify(report))
  expect(await build(home)).toMatchObject({ kind: "live", warnings: [warning] })
})

test("a quick build that isn't good is made anew, fully, before anyone sees it", async () => {
  await build({ ...home, ...house("A house") })
  fullBuilds = [() => write(place.folder, { ...home, ...house("A house") })]
  const { "app-111111.js": _script, ...broken } = { ...home, ...house("A house") }
  const outcome = await build(broken)
  expect(outcome).toMatchObject({ kind: "live", how: "full", why: expect.stringContaining("its script /app-111111.js is missing") })
})

describe("a page that would show a secret", () => {
  const owner = { type: "node--member", number: 7, title: "Atelier" } as const
  const secret = { text: "ines@example.org", owner, field: "Mail" }
  const order = { secrets: () => Promise.resolve([secret]) }
  const ringing = { ...aPage("/post/a-house/", { publication: { title: "Ring ines@example.org" } }), "post/12/edit.json": "newer" }
  const other = (title: string) => aPage("/post/other/", { publication: { title } })

  test("stays as it is served, and all else goes live: what is withdrawn, too", async () => {
    await build({ ...home, ...house("A house"), ...other("Other"), ...aPage("/post/gone/", { publication: { title: "Gone" } }) })
    const resolved = "http://back.end/post/a-house"
    shownItems.set("/post/a-house", { resolved, entity: { id: "12" }, label: "A house", jsonapi: { resourceName: "node--article" } })
    const outcome = await build({ ...home, ...ringing, ...other("Changed") }, order)
    expect(outcome).toMatchObject({
      kind: "live",
      warnings: [
        {
          item: { type: "node--article", number: 12 },
          what: expect.stringContaining("would show the field Mail of the member “Atelier”"),
          coded: { code: "mailPrivate" },
        },
      ],
    })
    expect(served("post/a-house/index.html")).toContain("A house")
    expect(served("post/12/edit.json")).toContain("A house")
    expect(served("post/other/index.html")).toContain("Changed")
    expect(() => served("post/gone/index.html")).toThrow("ENOENT")
    expect(await build({ ...home, ...house("A better house"), ...other("Changed") }, order)).toMatchObject({ warnings: [] })
    expect(served("post/a-house/index.html")).toContain("A better house")
  })

  test("isn't served if it wasn't served before", async () => {
    await build({ ...home, ...other("Other") })
    expect(await build({ ...home, ...ringing, ...other("Changed") }, order)).toMatchObject({ kind: "live" })
    expect(() => served("post/a-house/index.html")).toThrow("ENOENT")
    expect(served("post/other/index.html")).toContain("Changed")
  })

  test("keeps a site from its first publication if it is the start page", async () => {
    const outcome = await build({ ...aPage("/", { page: { title: "Ring ines@example.org" } }), "app-111111.js": "run()" }, order)
    expect(outcome).toMatchObject({ kind: "failed", problem: { item: owner } })
  })
})

test("a build that fails its checks leaves the last good site, says why, and is the beginning of no other", async () => {
  await build({ ...home, ...house("A house") })
  const finished = join(dirname(place.home), ".g30-build", "finished.json")
  mkdirSync(dirname(finished))
  writeFileSync(finished, "{}")
  const { "app-111111.js": _script, ...broken } = { ...home, ...house("Another house") }
  fullBuilds = [() => write(place.folder, broken)]
  expect(await build(broken)).toMatchObject({ kind: "failed", problem: { message: expect.stringContaining("is missing") } })
  expect(served("post/a-house/index.html")).toContain("A house")
  expect(existsSync(finished)).toBe(false)
})

test.each([
  ["ENOSPC: no space left on device, write", "The disk of the server is full, so the site could not be built.", "disk", null],
  [
    "The back end answered 500 at http://x/jsonapi. Look into it.",
    "The back end answered 500 at http://x/jsonapi. Look into it.",
    "backEnd",
    null,
  ],
  [
    "Failed to fetch http://x/jsonapi/node/article Response code 500 (Internal Server Error)",
    "The back end's answer at http://x/jsonapi/node/article can't be read: Response code 500 (Internal Server Error). Look into the back end's log, then build again.",
    "backEnd",
    null,
  ],
])("a failed full build is told in plain words: %s", async (reason, message, code, asks) => {
  fullBuilds = [failsWith(reason)]
  expect(await build(home)).toEqual({ kind: "failed", problem: { message, code, item: null, asks } })
  expect(currentSite(place.home)).toBeNull()
})

test("a build that was cancelled is not served", async () => {
  const stop = new AbortController()
  stop.abort()
  const order = { reason: "change" as const, mayBeEmpty: false, secrets }
  expect(await builder.build(order, hooks(stop.signal))).toEqual({ kind: "cancelled" })
  expect(currentSite(place.home)).toBeNull()
})
