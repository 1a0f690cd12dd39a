import { publishingStatusPath, rebuildPath, type PublishingStatus } from "#contract/publishing.ts"
import { aClock } from "#support/publishing/clock.ts"
import { aPublishing } from "#support/publishing/publishing.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"
import { anArticle } from "#support/entities.ts"
import { aServer } from "#support/server.ts"

const hook = "https://host.example/hooks/very-secret"

/** A host that is asked by its hook. `serves` gives its answer to `/build.json`, by how often it was asked to build. */
async function aHost(serves: (asked: number) => Response, answers: () => Response = () => new Response("", { status: 200 })) {
  const clock = aClock()
  const home = aTemporaryFolder()
  let asked = 0
  let looked = 0
  const fetch = (address: string | URL | Request) => {
    if (address === hook) asked += 1
    else looked += 1
    return Promise.resolve(address === hook ? answers() : serves(asked))
  }
  const publishing = { clock, home, fetch, buildHook: hook, siteUrl: "https://site.example" }
  const server = aServer({ publishing: (db) => aPublishing(db, publishing) })
    .seenBy({ uid: 7, roles: ["administrator"] })
    .start()
  await server.publishing?.begin({ builder: null, isCurrent: true })
  const status = async () => {
    const text = await (await server.fetch(publishingStatusPath)).text()
    const parsed: PublishingStatus = JSON.parse(text)
    return { ...parsed, text }
  }
  const rebuild = () => server.fetch(rebuildPath, { method: "POST" })
  return { clock, server, status, rebuild, counts: () => ({ asked, looked }) }
}

const stamped = (id: string) => Response.json({ id, built: "2026-11-21T12:00:00Z" })

test("a change asks the host, and is live once the site says so", async () => {
  const { clock, server, status, counts } = await aHost((asked) => stamped(`build-${asked}`))
  server.put(anArticle({ label: "Plan" }))
  await clock.pass(2000)
  expect(counts().asked).toBe(1)
  expect(await status()).toMatchObject({ builtBy: "host", now: { state: "building", changes: [{ title: "Plan" }] } })
  await clock.pass(10_000)
  expect(await status()).toMatchObject({ now: null, builds: [{ state: "live", changes: [{ title: "Plan" }] }] })
  const { looked } = counts()
  await clock.pass(600_000)
  expect(counts()).toEqual({ asked: 1, looked })
})

test.each([
  ["refuses", () => new Response("", { status: 404 }), "answered 404"],
  [
    "doesn't answer",
    () => {
      throw new TypeError(`fetch failed: ${hook}`)
    },
    "didn't answer",
  ],
])("a host that %s ends the build with its cause, and the hook is in no answer", async (_, answers, words) => {
  const { clock, rebuild, status } = await aHost(() => stamped("build-1"), answers)
  await rebuild()
  await clock.pass(10_000)
  const { builds, text } = await status()
  expect(builds[0]?.state).toBe("failed")
  expect(builds[0]?.problem?.message).toContain(words)
  expect(text).not.toContain("very-secret")
})

test("a host that never serves the build is given up after half an hour", async () => {
  const { clock, rebuild, status } = await aHost(() => new Response("<html>", { status: 200 }))
  await rebuild()
  await clock.pass(29 * 60_000)
  expect((await status()).now?.state).toBe("building")
  await clock.pass(2 * 60_000)
  expect((await status()).builds[0]?.problem?.message).toContain("half an hour")
})
