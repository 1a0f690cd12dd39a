import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "../support/test.ts"
import { OperatorError } from "#scripts/closing.ts"
import { buildWithGatsby } from "#publisher/full-build.ts"
import { copyProject } from "#publisher/source-key.ts"
import { testOrigin } from "#scripts/gate/test-site.ts"
import { startFaultyBackEnd, type Faults } from "../support/broken-back-end.ts"
import { pages, publications, textOf, type DemoItem } from "../support/demo.ts"

test.describe.configure({ timeout: 400_000 })

let folder = ""
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "g30-broken-"))
  copyProject(process.cwd(), folder)
})
test.afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Builds from a back end with faults; `error` is null if the build succeeds. */
async function build(faults: Faults): Promise<{ readonly printed: string; readonly error: unknown }> {
  const backEnd = await startFaultyBackEnd(testOrigin, faults)
  const lines: string[] = []
  const env = { G30_API_URL: backEnd.url, G30_SITE_URL: "" }
  try {
    await buildWithGatsby({ root: folder, home: join(folder, ".g30"), env, print: (line) => lines.push(line) })
    return { printed: lines.join("\n"), error: null }
  } catch (error) {
    return { printed: lines.join("\n"), error }
  } finally {
    await backEnd.close()
  }
}

function pick(items: readonly DemoItem[], id: number): DemoItem {
  const found = items.find((item) => item.id === id)
  if (found === undefined) throw new Error(`The demo has no item ${String(id)}.`)
  return found
}

test("invalid content is left out and listed at the end, and the rest is built", { tag: "@long" }, async () => {
  const [kept, twin, nameless] = [pick(publications, 201), pick(publications, 202), pick(publications, 204)]
  const thief = pick(pages, 504)
  const [missing, fake] = [pick(publications, 210).cover ?? "", pick(publications, 211).cover ?? ""]
  expect(new Set([missing, fake, ""]).size, "two covers that differ").toBe(3)

  const { printed, error } = await build({
    change: (body) =>
      body
        .replace(`"alias":"/post/${textOf(twin, "slug")}"`, `"alias":"/post/${textOf(kept, "slug")}"`)
        .replace(`"alias":"/post/${textOf(nameless, "slug")}"`, `"alias":null`)
        .replace(`"alias":"/${textOf(thief, "slug")}"`, `"alias":"/members"`),
    instead: (path) => {
      if (path.endsWith(`/${missing}`)) return { status: 404, body: "" }
      if (path.endsWith(`/${fake}`)) return { status: 200, body: "this is no picture" }
      return null
    },
  })

  expect(error).toBeNull()
  for (const { title } of [twin, nameless, thief]) expect(printed).toContain(title.en)
  for (const name of [missing, fake]) expect(printed).toContain(name)
  const built = (path: string) => existsSync(join(folder, "public", path, "index.html"))
  expect(built(`post/${textOf(kept, "slug")}`)).toBe(true)
  expect(readFileSync(join(folder, "public", "post", textOf(kept, "slug"), "index.html"), "utf8")).toContain(textOf(kept, "title"))
  expect(readFileSync(join(folder, "public", "members", "index.html"), "utf8")).toMatch(/<title[^>]*>Members - G30</)
  expect(built(`post/${textOf(nameless, "slug")}`)).toBe(false)
  expect(built(textOf(thief, "slug"))).toBe(false)
})

for (const [name, faults, words, tag] of [
  ["that answers 500", { instead: () => ({ status: 500, body: "{}" }) }, /answered 500 at http.*\/jsonapi/, []],
  ["whose JSON is cut off", { instead: () => ({ status: 200, body: '{"links": {' }) }, /is no JSON/, ["@long"]],
] as const) {
  test(`a back end ${name} fails the build with one message that says where and what to do`, { tag: [...tag] }, async () => {
    const { printed, error } = await build(faults)
    expect(error).toBeInstanceOf(OperatorError)
    expect(printed).toMatch(words)
    expect(existsSync(join(folder, "public", "index.html"))).toBe(false)
  })
}
