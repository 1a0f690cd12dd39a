import { Hono } from "hono"
import { inLanguage, splitLanguage } from "#contract/languages.ts"
import { healthPath, isApiPath, jsonapiPath, redirectsPath, seriesChangePath, translatePath } from "#contract/paths.ts"
import type { Viewer } from "#contract/permissions.ts"
import { syncPath } from "#contract/publishing.ts"
import type { Caller } from "#server/content/caller.ts"
import { leadFrom } from "#server/content/redirects/resolve.ts"
import { methodNotAllowed, Refusal } from "#server/http/refusal.ts"
import type { Bindings, Fetch } from "#server/http/connection.ts"
import type { Database } from "#server/database/open.ts"
import { spaceOf as spaceOnDisk, type Space } from "#server/disk/space.ts"
import type { BodyLimits } from "#server/http/limits/body-reader.ts"
import { forgetBytes } from "#server/files/file-store.ts"
import { fileRoutes } from "#server/files/file-routes.ts"
import { isUpload } from "#server/files/upload-target.ts"
import { languageOf, pathOf, type RouteParameters } from "#server/http/path.ts"
import { addressOf } from "#server/jsonapi/address.ts"
import { referenceLists } from "#server/jsonapi/reference-lists.ts"
import { redirects } from "#server/jsonapi/redirect-resource.ts"
import { jsonapi } from "#server/jsonapi/respond.ts"
import { syncing } from "#server/jsonapi/sync.ts"
import { translations } from "#server/jsonapi/translations.ts"
import { versionHistory } from "#server/jsonapi/revisions.ts"
import { jsonapiWrites } from "#server/jsonapi/answer-writes.ts"
import type { Publishing } from "#server/publishing/publishing.ts"
import { respondToRouter } from "#server/router/translate-path.ts"
import type { SessionOptions } from "#server/session/context/options.ts"
import { makeSession } from "#server/session/session.ts"
import { serveSite, type SiteFolder } from "#server/site/serve-site.ts"
import { textFiles } from "#server/site/site-texts.ts"
import { makeHealth } from "#server/upkeep/health.ts"
import { framed } from "./request-middleware.ts"
import type { Log } from "#server/terminal/log.ts"

export type AppDependencies = {
  readonly db: Database
  readonly filesFolder: string
  readonly config: { readonly origin?: string | undefined; readonly corsOrigins: readonly string[] }
  readonly log: Log
  readonly now: () => Date
  readonly siteFolder?: SiteFolder | undefined
  readonly formerFolders?: (() => readonly string[]) | undefined
  readonly session: SessionOptions
  readonly authenticate?: (request: Request) => Caller
  readonly bodyLimits?: BodyLimits
  readonly spaceOf?: (folder: string) => Space
  /** Without it the server builds nothing, and has no routes for builds. */
  readonly publishing?: Publishing | undefined
}

export type App = {
  readonly fetch: Fetch
  /** Routes are written like `GET /health`. A test checks the permissions of each. */
  readonly routes: readonly string[]
}

const resource = `${jsonapiPath}/:entityType/:bundle`
const writeMethods = ["POST", "PATCH", "DELETE"]
type ServerRoutes = Hono<{ Bindings: Bindings }>

/** docs/decisions/0004-the-server-is-a-function.md explains why this is a function. */
export function createApp(dependencies: AppDependencies): App {
  const { db, filesFolder, log, now, siteFolder, formerFolders, spaceOf = spaceOnDisk } = dependencies
  const source = { db, now, origin: dependencies.config.origin }
  const session = makeSession({ ...source, log }, dependencies.session)
  const authenticate = dependencies.authenticate ?? session.authenticate
  // A write identifies the caller again inside its transaction.
  const whoSent = (request: Request) => () => authenticate(request)
  const app: ServerRoutes = new Hono({ getPath: pathOf })
  const readJsonapi = jsonapi(source)
  const writeJsonapi = jsonapiWrites({ ...source, credentials: session.credentials, removeBytes: forgetBytes(filesFolder) })
  const health = makeHealth({ db, filesFolder, now })
  const history = versionHistory(source)
  const listReferences = referenceLists({ ...source, siteUrl: dependencies.session.siteUrl })
  const texts = textFiles({ origin: dependencies.config.origin })
  const destination = (path: string) => leadFrom(db, splitLanguage(path))
  const write = (request: Request, env: Bindings, address: Parameters<typeof writeJsonapi>[1]) =>
    writeJsonapi({ request, who: whoSent(request), invite: session.inviteFor(request, env) }, address)
  app.get(healthPath, ({ req: { raw } }) => health(whoSent(raw)))
  app.get(`${resource}/:id/version-history`, ({ req }) => history.list(req.raw, authenticate(req.raw), req.param()))
  app.post(`${resource}/:id/version-history/:vid/restore`, ({ req }) => history.restore(req.raw, whoSent(req.raw), req.param()))
  app.get(`${resource}/:id/references`, ({ req }) => listReferences(req.raw, authenticate(req.raw), req.param()))
  app.post(seriesChangePath(":id"), ({ req, env }) => write(req.raw, env, { kind: "series", uuid: req.param("id") ?? "" }))
  const read = (request: Request, who: Viewer, parameters: RouteParameters) => readJsonapi(request, who, addressOf(parameters))
  app.route("/", fileRoutes({ db, now, filesFolder, spaceOf, authenticate, read }))
  addRedirectRoutes(app, redirects(source), authenticate)
  const translation = translations(source)
  const translationRoute = "/api/translation/:entityType/:uuid/:langcode"
  app.post(translationRoute, ({ req }) => translation.add(req.raw, whoSent(req.raw), req.param()))
  app.delete(translationRoute, ({ req }) => translation.remove(req.raw, whoSent(req.raw), req.param()))
  app.get(jsonapiPath, ({ req: { raw } }) => readJsonapi(raw, authenticate(raw), { kind: "entry-point" }))
  app.on(writeMethods, jsonapiPath, ({ req: { raw }, env }) => write(raw, env, { kind: "entry-point" }))
  const related = [`${resource}/:id/relationships/:relationship`, `${resource}/:id/:related`]
  for (const path of [resource, `${resource}/:id`, ...related, `${jsonapiPath}/*`]) {
    app.get(path, ({ req }) => readJsonapi(req.raw, authenticate(req.raw), addressOf(req.param())))
    app.on(writeMethods, path, ({ req, env }) => write(req.raw, env, addressOf(req.param())))
  }
  const sync = syncing(source)
  app.get(syncPath(":since"), ({ req }) => sync(req.raw, req.param("since") ?? ""))
  app.get(translatePath, ({ req: { raw } }) => respondToRouter(source, raw, authenticate(raw)))
  app.route("/", session.routes)
  const { publishing } = dependencies
  if (publishing !== undefined)
    app.route("/", publishing.routes({ authenticate, isBehindProxy: dependencies.session.isBehindProxy ?? false }))
  app.notFound(({ req: { raw } }) => {
    if (siteFolder !== undefined && !isApiPath(pathOf(raw))) return serveSite({ siteFolder, formerFolders, texts, destination }, raw)
    throw notFound(raw)
  })
  // The frame turns errors into answers, which get its headers and a line in the log.
  app.onError((error) => {
    throw error
  })
  const routes = app.routes.map(({ method, path }) => `${method} ${path}`)
  const answerRequest: Fetch = async (request, bindings) => {
    const response = await app.fetch(request, bindings)
    if (!["GET", "HEAD"].includes(request.method)) publishing?.poll()
    return response
  }
  return { fetch: framed(answerRequest, { ...dependencies, ...dependencies.session, isUpload }), routes }
}

function addRedirectRoutes(app: ServerRoutes, redirect: ReturnType<typeof redirects>, authenticate: (request: Request) => Caller): void {
  const whoSent = (request: Request) => () => authenticate(request)
  app.get(redirectsPath, ({ req: { raw } }) => redirect.list(raw, authenticate(raw)))
  app.post(redirectsPath, ({ req: { raw } }) => redirect.create(raw, whoSent(raw)))
  app.get(`${redirectsPath}/:id`, ({ req }) => redirect.read(req.raw, authenticate(req.raw), req.param("id")))
  app.patch(`${redirectsPath}/:id`, ({ req }) => redirect.update(req.raw, whoSent(req.raw), req.param("id")))
  app.delete(`${redirectsPath}/:id`, ({ req }) => redirect.remove(req.raw, whoSent(req.raw), req.param("id")))
}

function notFound(request: Request): Refusal {
  const pathname = pathOf(request)
  const isRead = request.method === "GET" || request.method === "HEAD"
  if (isRead || !isApiPath(pathname)) return new Refusal(404, `There is nothing at ${pathname}.`)
  // Drupal names the methods in this order.
  const allow = pathname.startsWith(`${jsonapiPath}/`) ? "POST, GET, HEAD, DELETE, PATCH" : "GET, HEAD"
  return methodNotAllowed(request.method, new URL(request.url).origin + inLanguage(languageOf(request), pathname), allow)
}
