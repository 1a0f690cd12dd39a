/** A back end that misbehaves, through the whole builder: the real store, the warm builder and Gatsby. */
import { createServer } from "node:http"
import { expect, test } from "../support/test.ts"
import { syncPath } from "#contract/publishing.ts"
import type { Faults } from "../support/broken-back-end.ts"
import { listening } from "#support/ports.ts"
import { aMisbehavingSite } from "../support/misbehaving-site.ts"

test.describe.configure({ timeout: 1_500_000 })

const article = "node--article"
const isSync = (path: string) => path.startsWith(syncPath(0).replace("0", ""))
const answerAll = (status: number, body: string, type?: string): Faults => ({
  instead: () => ({ status, body, ...(type === undefined ? {} : { type }) }),
})
/** A fault that the check before a full build doesn't meet, because that asks for one item. */
const whenRead = (status: number, body: string): Faults => ({
  instead: (path, query) => (path === "/jsonapi/node/article" && query.includes("include") ? { status, body } : null),
})

test("whatever the back end does, visitors keep the last good site, and the cause is named", { tag: "@long" }, async () => {
  const site = await aMisbehavingSite()
  const elsewhere = { asked: 0, server: createServer((_, response) => response.end()).on("request", () => (elsewhere.asked += 1)) }
  const port = await listening(elsewhere.server)
  let good: object = {}
  const expectLive = async (how: "full" | "incremental", outcome: Promise<unknown>) => {
    expect(await outcome, site.lines.join("\n")).toMatchObject({ kind: "live", how })
    good = site.served()
  }
  const expectFailed = async (name: string, faults: Faults, problem: object) => {
    await test.step(name, async () => {
      expect(await site.build(faults), site.lines.join("\n")).toMatchObject({
        kind: "failed",
        problem: { item: null, asks: null, ...problem },
      })
      expect(site.served()).toEqual(good)
    })
  }
  const says = (message: RegExp) => ({ message: expect.stringMatching(message) as unknown })

  try {
    await expectLive("full", site.build())
    await site.rename(1, "Renamed")

    // Quick builds.
    await expectFailed("500", answerAll(500, "{}"), says(/^The back end answered 500 at http/))
    await expectFailed(
      "cut JSON",
      answerAll(200, '{"status":1,"time', "application/json"),
      says(/^The back end's answer at http.* is cut off/),
    )
    await expectFailed("no answer", { instead: () => "hang" }, says(/^The back end didn't answer within 30 s/))
    await expectLive("incremental", site.build())
    expect(site.page("post/house-2")).toContain("Renamed")
    await site.illustrate(2, "second.jpg")
    const noPicture: Faults = { instead: (path) => (path.endsWith("second.jpg") ? { status: 503, body: "" } : null) }
    const third = { item: { type: article, title: "House 3" } }
    await expectFailed("503 for a new picture", noPicture, {
      ...says(/^The back end answered 503 for the picture .*second\.jpg of Publication \d+ “House 3”/),
      ...third,
    })

    // The quick builder has ended, so these are full builds.
    await expectFailed("503 for a new picture again", noPicture, { ...says(/^The back end answered 503 for the picture/), ...third })
    await expectFailed("HTML", answerAll(200, "<h1>Sorry</h1>", "text/html"), says(/^The back end's answer at http.*\/jsonapi is no JSON/))
    await expectFailed("500 while it is read", whenRead(500, "{}"), says(/^The back end's answer at http.*article.* can't be read: .*500/))
    await expectFailed(
      "cut JSON while it is read",
      whenRead(200, '{"data": [{'),
      says(/^The back end's answer at http.*article.* can't be read: .*JSON/),
    )
    await expectFailed(
      "an item without its date",
      { change: (body) => body.replaceAll(/"changed":"[^"]*"/g, '"changed":null') },
      {
        ...says(/^The back end's Publication \d+ “.*” can't be read/),
        item: { type: article },
      },
    )
    const none = { change: (body: string, path: string) => (path === "/jsonapi/node/article" ? '{"data":[],"links":{}}' : body) }
    await expectFailed("an empty list", none, { ...says(/^Most of the content is gone/), asks: "confirm-empty" })
    const moved: Faults = { change: (body) => body.replaceAll(/"[^"]*\/second\.jpg"/g, `"http://127.0.0.1:${port}/second.jpg"`) }
    await expectLive("full", site.build(moved))
    expect(elsewhere.asked, "requests to another host").toBe(0)
    expect(site.page("post/house-1")).toContain("first")

    // Quick builds again.
    await site.rename(1, "Renamed again")
    const emptied: Faults = {
      ...none,
      instead: (path) => (isSync(path) ? { status: 200, body: '{"status":-1,"timestamp":99}', type: "application/json" } : null),
    }
    await expectFailed("an empty list", emptied, { ...says(/^Most of the content is gone/), asks: "confirm-empty" })
    await site.backEnd.close()
    await expectFailed("refused", {}, says(/^The back end doesn't answer at http/))
  } finally {
    elsewhere.server.close()
    await site.close()
  }
})
