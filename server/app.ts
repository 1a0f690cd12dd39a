/** The server as a function from Request to Response. docs/decisions/0004-the-server-is-a-function.md. */
import { Hono } from "hono"
import { filesPath, healthPath, isApiPath, jsonapiPath, translatePath } from "#contract/paths.ts"
import type { Viewer } from "#contract/permissions.ts"
import type { Caller } from "#server/content/caller.ts"
import { Refusal } from "#server/http/refusal.ts"
import type { Database } from "#server/database/open.ts"
import { serveFile } from "#server/files/serve.ts"
import type { ArrivalLimits } from "#server/http/limits/body-reader.ts"
import { forgetBytes } from "#server/files/file-store.ts"
import { uploads } from "#server/files/upload.ts"
import { pathOf } from "#server/http/path.ts"
import { addressOf, type RouteParameters } from "#server/jsonapi/address.ts"
import { jsonapi } from "#server/jsonapi/respond.ts"
import { versionHistory } from "#server/jsonapi/revisions.ts"
import { jsonapiWrites } from "#server/jsonapi/write.ts"
import { respondToRouter } from "#server/router/respond.ts"
import { makeSession, type SessionOptions } from "#server/session/session.ts"
import { serveSite, type SiteFolder } from "#server/site/serve.ts"
import { textFiles } from "#server/site/text-files.ts"
import { makeHealth } from "#server/upkeep/health.ts"
import { framed } from "./frame.ts"
import type { Log } from "./log.ts"

export type AppDependencies = {
  readonly db: Database
  /** Where uploaded files lie: `public://a/b.jpg` is `a/b.jpg` in it. */
  readonly filesFolder: string
  readonly config: { readonly origin?: string; readonly corsOrigins: readonly string[] }
  readonly log: Log
  readonly now: () => Date
  /** Where the built site stands; without it the app is the API alone. */
  readonly siteFolder?: SiteFolder
  readonly session: SessionOptions
  /** Who asks, where not the session tells. Throws a Refusal 401 where a token isn't good. */
  readonly authenticate?: (request: Request) => Caller
  /** How long bodies may take, and how many; without it the server's limits. */
  readonly arrival?: ArrivalLimits
}

/** `bindings` is what @hono/node-server knows of the connection. */
export type App = { readonly fetch: (request: Request, bindings?: object) => Response | Promise<Response> }

/** Every route, as `GET /health`: a test knows for each who may ask it. */
export type Routed = { readonly routes: readonly string[] }

const resource = `${jsonapiPath}/:entityType/:bundle`
const writeMethods = ["POST", "PATCH", "DELETE"]

/** Makes the server: every request in, every answer out, nothing known of ports or processes. */
export function createApp(dependencies: AppDependencies): App & Routed {
  const { db, filesFolder, config, log, now, siteFolder } = dependencies
  const { origin } = config
  const { isBehindProxy = false } = dependencies.session
  const session = makeSession({ db, now, log, origin }, dependencies.session)
  const { authenticate = session.authenticate } = dependencies
  // A write asks itself who it is for, inside its transaction.
  const whoSent = (request: Request) => () => authenticate(request)
  const app = new Hono({ getPath: pathOf })
  const readJsonapi = jsonapi({ db, origin, now })
  const writeJsonapi = jsonapiWrites({ db, origin, now, credentials: session.credentials, removeBytes: forgetBytes(filesFolder) })
  const readUploaded = (request: Request, viewer: Viewer, made: RouteParameters) => readJsonapi(request, viewer, addressOf(made))
  const upload = uploads({ db, now, filesFolder, read: readUploaded })
  const health = makeHealth({ db, filesFolder, now })
  const history = versionHistory({ db, origin, now })
  const texts = textFiles()

  app.get(healthPath, ({ req: { raw } }) => health(whoSent(raw)))
  app.get(`${resource}/:id/version-history`, ({ req }) => history.list(req.raw, authenticate(req.raw), req.param()))
  app.post(`${resource}/:id/version-history/:vid/restore`, ({ req }) => history.restore(req.raw, whoSent(req.raw), req.param()))
  app.post(`${resource}/:field`, ({ req }) => upload(req.raw, whoSent(req.raw), req.param()))
  app.post(`${resource}/:id/:field`, ({ req }) => upload(req.raw, whoSent(req.raw), req.param()))
  app.get(jsonapiPath, ({ req: { raw } }) => readJsonapi(raw, authenticate(raw), { kind: "entry-point" }))
  app.on(writeMethods, jsonapiPath, ({ req: { raw } }) => writeJsonapi(raw, whoSent(raw), { kind: "entry-point" }))
  for (const path of [resource, `${resource}/:id`, `${resource}/:id/relationships/:relationship`, `${resource}/:id/:related`]) {
    app.get(path, ({ req }) => readJsonapi(req.raw, authenticate(req.raw), addressOf(req.param())))
    app.on(writeMethods, path, ({ req }) => writeJsonapi(req.raw, whoSent(req.raw), addressOf(req.param())))
  }
  app.get(`${jsonapiPath}/*`, ({ req: { raw } }) => readJsonapi(raw, authenticate(raw), undefined))
  app.on(writeMethods, `${jsonapiPath}/*`, ({ req: { raw } }) => writeJsonapi(raw, whoSent(raw), undefined))
  app.get(translatePath, ({ req: { raw } }) => respondToRouter({ db, origin, now }, raw, authenticate(raw)))
  app.get(`${filesPath}/*`, ({ req: { raw } }) => serveFile({ db, filesFolder }, raw, authenticate(raw)))
  app.route("/", session.routes)
  app.notFound(({ req: { raw } }) => {
    const pathname = pathOf(raw)
    if (siteFolder !== undefined && !isApiPath(pathname)) return serveSite(siteFolder, texts, raw)
    if (isApiPath(pathname)) refuseMethod(raw, pathname)
    throw new Refusal(404, `There is nothing at ${pathname}.`)
  })
  // Whatever is thrown goes on to the frame, which gives every answer its headers and its line in the log.
  app.onError((error) => {
    throw error
  })
  const routes = app.routes.map(({ method, path }) => `${method} ${path}`)
  return { fetch: framed((request, bindings) => app.fetch(request, bindings), { ...dependencies, isBehindProxy }), routes }
}

// Drupal names the methods in this order.
const jsonapiMethods = "POST, GET, HEAD, DELETE, PATCH"

/** @throws Refusal 405 where the path is known but the method isn't */
function refuseMethod({ method, url }: Request, pathname: string): void {
  const isRead = method === "GET" || method === "HEAD"
  if (isRead) return
  const allow = pathname.startsWith(`${jsonapiPath}/`) ? jsonapiMethods : "GET, HEAD"
  const detail = `No route found for "${method} ${new URL(url).origin}${pathname}": Method Not Allowed (Allow: ${allow})`
  throw new Refusal(405, detail, { headers: { Allow: allow } })
}
