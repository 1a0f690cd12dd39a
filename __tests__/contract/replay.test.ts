import { anonymous, type Viewer } from "#contract/permissions.ts"
import { aServer, origin, type TestServer } from "#support/server.ts"
import { inOurNames, mismatches } from "./compare.ts"
import { differences } from "./differences.ts"
import { exchanges, type Exchange, type Said } from "./exchange.ts"
import { recordedSite } from "./recorded-site.ts"

const administrator: Viewer = { ...anonymous, uid: 3, roles: ["administrator"] }
const contributor: Viewer = { ...anonymous, uid: 2, roles: ["contributor"] }
const recorded = exchanges()

function serverFor(viewer?: Viewer): TestServer {
  const builder = aServer({ corsOrigins: ["http://localhost:3000"] })
    .with(...recordedSite())
    .withBytes("images/2026-11/photo-ete.jpg", "picture")
  return viewer === undefined ? builder.start() : builder.seenBy(viewer).start()
}

const servers = { anonymous: serverFor(), administrator: serverFor(administrator), contributor: serverFor(contributor) }

async function replay({ request }: Exchange): Promise<Said> {
  const { viewer, method, headers } = request
  const server = viewer === undefined || viewer === "expired" ? servers.anonymous : servers[viewer]
  const token = viewer === undefined ? {} : { authorization: "Bearer recorded" }
  const ifNoneMatch = headers["if-none-match"] === undefined ? {} : { "if-none-match": await etagOf(server, request.target) }
  const response = await server.fetch(inOurNames(request.target), { method, headers: { ...headers, ...token, ...ifNoneMatch } })
  const text = await response.text()
  const isJson = response.headers.get("content-type")?.includes("json") === true && text !== ""
  return { status: response.status, headers: Object.fromEntries(response.headers), ...(isJson ? { body: JSON.parse(text) } : {}) }
}

async function etagOf(server: TestServer, target: string): Promise<string> {
  return (await server.fetch(target)).headers.get("etag") ?? ""
}

test.each(recorded.map((exchange) => [exchange.name, exchange] as const))("%s", async (name, exchange) => {
  const found = mismatches(exchange, await replay(exchange), origin)
  const parts = [...new Set(found.map(({ part }) => part))].toSorted()
  const allowed = [...(differences[name]?.parts ?? [])].toSorted()
  expect(parts.join() === allowed.join() ? [] : found).toEqual([])
})

test("each listed difference is one of a recorded exchange", () => {
  const names = recorded.map(({ name }) => name)
  expect(Object.keys(differences).filter((name) => !names.includes(name))).toEqual([])
})

afterAll(() => {
  process.stdout.write(`${recorded.length} exchanges replayed, ${Object.keys(differences).length} deliberate differences\n`)
})
