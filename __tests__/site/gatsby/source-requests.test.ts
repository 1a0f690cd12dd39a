/** gatsby-source-drupal itself, with this site's options, reads from a back end that answers as a Drupal does. */
import { once } from "node:events"
import { createServer, type IncomingMessage, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import * as v from "valibot"
import { run } from "#server/process/child.ts"

const gotModule = v.object({
  nodes: v.array(v.looseObject({ drupal_id: v.string(), internal: v.looseObject({ type: v.string() }) })),
  options: v.unknown(),
})

type Seen = { readonly path: string; readonly query: URLSearchParams; readonly token: string | undefined }

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

const token = "the token of the build's account"
const items = 130
const hiddenNumbers = new Set([3, 4, 49, 50, 51, 99])

/** Pages of 50 without a count. Hidden items are missing from their page, so that pages are short, as Drupal checks access after the limit. */
function articles(origin: string, query: URLSearchParams) {
  const offset = Number(query.get("page[offset]") ?? 0)
  const numbers = Array.from({ length: Math.min(50, items - offset) }, (_, index) => offset + index)
  const next = new URL(`/jsonapi/node/article?${query.toString()}`, origin)
  next.searchParams.set("page[offset]", String(offset + 50))
  next.searchParams.set("page[limit]", "50")
  return {
    data: numbers
      .filter((number) => !hiddenNumbers.has(number))
      .map((number) => ({ type: "node--article", id: `article-${number}`, attributes: { title: `Article ${number}` }, relationships: {} })),
    included: offset === 0 ? [{ type: "file--file", id: "file-1", attributes: { filename: "a.jpg", uri: { url: "/a.jpg" } } }] : [],
    meta: { omitted: { detail: "Some resources have been omitted because of insufficient authorization." } },
    links: offset + 50 < items ? { next: { href: next.href } } : {},
  }
}

/** A Drupal may answer another language where the asked one is missing. */
function frenchArticles() {
  const translation = (langcode: string, title: string, number: number) => ({
    type: "node--article",
    id: `article-${number}`,
    attributes: { title, langcode },
    relationships: {},
  })
  return { data: [translation("fr", "Article français", 1), translation("en", "Article 2", 2)], links: {} }
}

async function aDrupal({ isPrivate = false, refusesArticles = false, hasFrench = false } = {}) {
  const requests: Seen[] = []
  const answer = (origin: string, request: IncomingMessage) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", origin)
    requests.push({ path: pathname, query: searchParams, token: request.headers.authorization })
    if (pathname === "/oauth/token") return { status: 200, body: { access_token: token, expires_in: 300 } }
    if (isPrivate && request.headers.authorization !== `Bearer ${token}`) return { status: 403, body: { errors: [] } }
    const link = (path: string) => ({ href: `${origin}/jsonapi/${path}` })
    const links = {
      self: link(""),
      "node--article": link("node/article"),
      "media--image": link("media/image"),
      "file--file": link("file/file"),
    }
    if (pathname === "/jsonapi") return { status: 200, body: { data: [], links } }
    if (hasFrench && pathname === "/fr/jsonapi") return { status: 200, body: { data: [], links } }
    if (hasFrench && pathname === "/fr/jsonapi/node/article") return { status: 200, body: frenchArticles() }
    if (/^\/(fr|nl)\/jsonapi/.test(pathname)) return { status: 404, body: { errors: [] } }
    return pathname === "/jsonapi/node/article" && !refusesArticles
      ? { status: 200, body: articles(origin, searchParams) }
      : { status: 403, body: { errors: [] } }
  }
  const server = createServer((request, response) => {
    const { status, body } = answer(`http://${request.headers.host ?? ""}`, request)
    response.writeHead(status, { "content-type": "application/vnd.api+json" }).end(JSON.stringify(body))
  }).listen(0, "127.0.0.1")
  servers.push(server)
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, requests }
}

async function source(url: string, env: Record<string, string> = {}) {
  const program = ["--import", "tsx", "__tests__/support/build/source-program.ts"]
  const { code, output } = await run(process.execPath, program, { env: { G30_API_URL: url, ...env } })
  return { code, output, lines: output.split("\n") }
}

function nodesIn(lines: readonly string[]) {
  return v.parse(v.pipe(v.string(), v.parseJson(), gotModule), lines.at(-1))
}

test("all pages without a count and with omitted items are read, and no kind that the site doesn't show", async () => {
  const { url, requests } = await aDrupal()
  const { nodes } = nodesIn((await source(url)).lines)
  const articleIds = nodes.filter(({ internal }) => internal.type === "node__article").map(({ drupal_id: id }) => id)
  expect(articleIds).toHaveLength(items - hiddenNumbers.size)
  expect(new Set(articleIds).size).toBe(items - hiddenNumbers.size)
  expect(nodes.filter(({ internal }) => internal.type === "file__file")).toHaveLength(1)
  const collections = requests.filter(({ path }) => path === "/jsonapi/node/article")
  expect(requests.map(({ path }) => path).toSorted()).toEqual([
    "/fr/jsonapi",
    "/jsonapi",
    ...Array(3).fill("/jsonapi/node/article"),
    "/nl/jsonapi",
  ])
  for (const { query } of collections) {
    expect(query.get("filter[status]")).toBe("1")
    expect(query.get("include")).toContain("field_image")
  }
  expect(requests.filter((request) => request.token !== undefined)).toEqual([])
})

test("of a language that the back end has, its own items are read once, each beside its original", async () => {
  const { url, requests } = await aDrupal({ hasFrench: true })
  const { nodes } = nodesIn((await source(url)).lines)
  const titles = (id: string) => nodes.filter(({ drupal_id: own }) => own === id).map(({ title }) => title)
  expect(titles("article-1").toSorted()).toEqual(["Article 1", "Article français"])
  expect(titles("article-2")).toEqual(["Article 2"])
  const [french, ...others] = requests.filter(({ path }) => path === "/fr/jsonapi/node/article")
  expect(others).toEqual([])
  expect(Object.fromEntries(french?.query ?? [])).toMatchObject({
    "filter[status]": "1",
    "filter[langcode]": "fr",
    include: expect.stringContaining("field_image"),
  })
  expect(requests.filter(({ path }) => path.startsWith("/nl/")).map(({ path }) => path)).toEqual(["/nl/jsonapi"])
})

test("with an account each request has its token, and neither Gatsby's store nor the output has a secret", async () => {
  const { url, requests } = await aDrupal({ isPrivate: true })
  const { lines, output } = await source(url, { G30_BUILD_USER: "builder", G30_BUILD_PASSWORD: "the password of the build" })
  expect(nodesIn(lines).nodes.length).toBe(items - hiddenNumbers.size + 1)
  const [signIn, ...reads] = requests.toSorted((a, b) => Number(a.path !== "/oauth/token") - Number(b.path !== "/oauth/token"))
  expect(signIn?.token).toBeUndefined()
  expect(reads.map((request) => request.token)).toEqual(Array(6).fill(`Bearer ${token}`))
  expect(output).not.toMatch(/the token of|the password of/)
})

test("a refusal is reported without a secret, although the plugin prints all details of an error", async () => {
  const { url } = await aDrupal({ refusesArticles: true })
  const { code, output } = await source(url, { G30_BUILD_CLIENT_ID: "client", G30_BUILD_CLIENT_SECRET: "another secret of the build" })
  expect(code).toBe(1)
  expect(output).toMatch(/Failed to fetch http.*\/jsonapi\/node\/article.* Response code 403/)
  expect(output).not.toMatch(/the token of|another secret of/)
})
