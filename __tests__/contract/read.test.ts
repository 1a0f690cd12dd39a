import { anonymous, type Viewer } from "#contract/permissions.ts"
import { aServer, type TestServer } from "#support/server.ts"
import { inOurNames } from "./compare.ts"
import { differences } from "./differences/read.ts"
import type { Exchange, Said } from "./exchange.ts"
import { recordedSite } from "./recorded-site.ts"
import { replayGroup, saidBy } from "./replay.ts"

const administrator: Viewer = { ...anonymous, uid: 3, roles: ["administrator"] }
const contributor: Viewer = { ...anonymous, uid: 2, roles: ["contributor"] }

function serverFor(viewer?: Viewer): TestServer {
  const builder = aServer({ corsOrigins: ["http://localhost:3000"] })
    .with(...recordedSite())
    .withBytes("images/2026-11/photo-ete.jpg", "picture")
  return viewer === undefined ? builder.start() : builder.seenBy(viewer).start()
}

const servers = { anonymous: serverFor(), administrator: serverFor(administrator), contributor: serverFor(contributor) }

/** Well-formed, and signed by nobody whom we know. */
const foreignToken = "Bearer eyJ0eXAiOiJKV1QiLCJhbGciOiJSUzI1NiJ9.e30.AAAA"

async function replay({ request }: Exchange): Promise<Said> {
  const { viewer, method, headers } = request
  const server = viewer === "administrator" || viewer === "contributor" ? servers[viewer] : servers.anonymous
  const token = viewer === undefined ? {} : { authorization: viewer === "expired" ? foreignToken : "Bearer recorded" }
  const ifNoneMatch = headers["if-none-match"] === undefined ? {} : { "if-none-match": await etagOf(server, request.target) }
  return saidBy(await server.fetch(inOurNames(request.target), { method, headers: { ...headers, ...token, ...ifNoneMatch } }))
}

async function etagOf(server: TestServer, target: string): Promise<string> {
  return (await server.fetch(target)).headers.get("etag") ?? ""
}

replayGroup("read", differences, replay)
