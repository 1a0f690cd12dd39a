import { anonymous } from "#contract/permissions.ts"
import { respondToRouter } from "#server/router/translate-path.ts"
import { aMember, anArticle, anEntity } from "#support/entities.ts"
import { aServer, origin } from "#support/server.ts"

const home = anEntity("node--page", { label: "Home", alias: "/home" })
const article = anArticle({
  label: "Ten points",
  alias: "/post/ten-points",
  formerAliases: [{ alias: "/post/nine-points", langcode: "en" }],
})
const draft = anArticle({ status: false, alias: "/post/draft" })
const inFrench = anArticle({ label: "Dix points", langcode: "fr", alias: "/post/dix-points" })
const member = aMember({ alias: "/members/ateliers" })

const server = aServer().with(home, article, draft, inFrench, member).start()

async function translate(path: string, prefix = "") {
  const response = await server.fetch(`${prefix}/router/translate-path?path=${encodeURIComponent(path)}`)
  const body: unknown = await response.json()
  return { status: response.status, body }
}

test.each([`${"/".repeat(200_000)}x`, `x${"?\n".repeat(100_000)}`])("a long path is read in linear time (%#)", async (path) => {
  const started = performance.now()
  const request = new Request(`${origin}/router/translate-path?path=${encodeURIComponent(path)}`)
  expect((await respondToRouter({ db: server.db, now: () => new Date() }, request, anonymous)).status).toBe(404)
  // A regular expression with backtracking takes half a minute.
  expect(performance.now() - started).toBeLessThan(2000)
})

test.each(["/post/ten-points///", "/post/ten-points?x=1", "/post/ten-points/#y", "post/ten-points"])(
  "%s is the same address",
  async (path) => {
    expect((await translate(path)).status).toBe(200)
  },
)

test("both addresses of the home page lead to it", async () => {
  expect(await translate("/")).toMatchObject({ body: { isHomePath: true, label: "Home" } })
  expect(await translate("/home")).toMatchObject({ body: { isHomePath: true } })
})

test("Drupal's internal address leads to the resource", async () => {
  expect(await translate("/node/2")).toMatchObject({ body: { resolved: `${origin}/post/ten-points` } })
})

test("a quiet request gets a 200 for an address without an item that its reader may see", async () => {
  const quietly = async (path: string) => {
    const response = await server.fetch(`/router/translate-path?path=${encodeURIComponent(path)}&quiet=1`)
    const body: unknown = await response.json()
    return { status: response.status, body }
  }
  expect(await quietly("/post/none")).toEqual({ status: 200, body: null })
  expect(await quietly("/post/draft")).toEqual({ ...(await translate("/post/draft")), status: 200 })
  expect(await quietly("/post/ten-points")).toEqual(await translate("/post/ten-points"))
})
