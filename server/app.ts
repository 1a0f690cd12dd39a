/** The server as a function from Request to Response. docs/decisions/0004-the-server-is-a-function.md. */
import { randomUUID } from "node:crypto"
import { Hono } from "hono"
import { filesPath, healthPath, isApiPath, jsonapiPath, translatePath } from "#contract/paths.ts"
import { schemaVersion } from "#server/content/changes.ts"
import type { Caller } from "#server/content/credentials.ts"
import { Refusal } from "#server/content/refusal.ts"
import { contentVersion } from "#server/content/store.ts"
import type { Database } from "#server/database/open.ts"
import { serveFile } from "#server/files/serve.ts"
import { uploads } from "#server/files/upload.ts"
import { originHeaders, preflight } from "#server/http/cors.ts"
import { jsonapi } from "#server/jsonapi/respond.ts"
import { jsonapiWrites } from "#server/jsonapi/write.ts"
import { respondToRouter } from "#server/router/respond.ts"
import { makeSession, type SessionOptions } from "#server/session/session.ts"
import { serveSite, type SiteFolder } from "#server/site/serve.ts"
import { textFiles } from "#server/site/text-files.ts"
import type { Log } from "./log.ts"
import { refuse, surprise } from "./problems.ts"

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
}

/** `bindings` is what @hono/node-server knows of the connection. */
export type App = { readonly fetch: (request: Request, bindings?: object) => Response | Promise<Response> }

// Longer than any address the site or Gatsby asks for; a longer one is a mistake or an attack.
const longestUrl = 8192

/** Makes the server: every request in, every answer out, nothing known of ports or processes. */
export function createApp(dependencies: AppDependencies): App {
  const { db, filesFolder, config, log, now, siteFolder } = dependencies
  const { origin } = config
  const session = makeSession({ db, now, log, origin }, dependencies.session)
  const { authenticate = session.authenticate } = dependencies
  const app = new Hono<{ Variables: { requestId: string } }>()
  const readJsonapi = jsonapi({ db, origin, now })
  const writeJsonapi = jsonapiWrites({ db, origin, now, credentials: session.credentials })
  const upload = uploads({ db, now, filesFolder, read: readJsonapi })
  const texts = textFiles()

  const fail = (error: unknown, request: Request, requestId: string) =>
    error instanceof Refusal ? refuse(error, request, origin) : surprise(error, request, requestId, log)

  app.use(async (context, next) => {
    const requestId = randomUUID()
    context.set("requestId", requestId)
    try {
      await next()
    } catch (error) {
      // Hono hands Errors of its own realm to onError, and lets others through.
      context.res = fail(error, context.req.raw, requestId)
    }
    setAll(context.res.headers, { ...frame, "X-Request-ID": requestId })
  })
  app.use(async (context, next) => {
    const request = context.req.raw
    refuseTooLong(request)
    if (!isApiPath(context.req.path)) return next()
    if (request.method === "OPTIONS") return preflight(request, config.corsOrigins)
    await next()
    setAll(context.res.headers, { Vary: "Authorization, Origin, Accept-Encoding", ...originHeaders(request, config.corsOrigins) })
    return undefined
  })

  app.get(healthPath, () => health(db))
  app.get(`${jsonapiPath}/*`, ({ req: { raw } }) => readJsonapi(raw, authenticate(raw)))
  app.post(`${jsonapiPath}/:entityType/:bundle/:id/relationships/:field`, ({ req: { raw } }) => writeJsonapi(raw, authenticate(raw)))
  app.post(`${jsonapiPath}/:entityType/:bundle/:field`, ({ req: { raw } }) => upload(raw, authenticate(raw)))
  app.post(`${jsonapiPath}/:entityType/:bundle/:id/:field`, ({ req: { raw } }) => upload(raw, authenticate(raw)))
  app.on(["POST", "PATCH", "DELETE"], `${jsonapiPath}/*`, ({ req: { raw } }) => writeJsonapi(raw, authenticate(raw)))
  app.get(translatePath, ({ req: { raw } }) => respondToRouter({ db, origin, now }, raw, authenticate(raw)))
  app.get(`${filesPath}/*`, ({ req: { raw } }) => serveFile({ db, filesFolder }, raw, authenticate(raw)))
  app.route("/", session.routes)
  app.notFound(({ req: { raw } }) => {
    const { pathname } = new URL(raw.url)
    if (siteFolder !== undefined && !isApiPath(pathname)) return serveSite(siteFolder, texts, raw)
    if (isApiPath(pathname)) refuseMethod(raw, pathname)
    return refuse(new Refusal(404, `There is nothing at ${pathname}.`), raw, origin)
  })
  app.onError((error, { req: { raw }, get }) => fail(error, raw, get("requestId")))
  return { fetch: (request, bindings) => app.fetch(request, bindings) }
}

/** What every answer carries. */
const frame = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "SAMEORIGIN",
  "Referrer-Policy": "strict-origin-when-cross-origin",
} as const

function setAll(headers: Headers, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) headers.set(name, value)
}

function refuseTooLong({ url }: Request): void {
  if (url.length > longestUrl) throw new Refusal(414, `An address may have ${longestUrl} characters at most; this one has ${url.length}.`)
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

function health(db: Database): Response {
  try {
    return Response.json(
      { status: "ok", schema: schemaVersion(db), content_version: contentVersion(db) },
      { headers: { "Cache-Control": "no-store" } },
    )
  } catch (error) {
    const reason = error instanceof Error ? error.name : "Error"
    return Response.json({ status: "failed", reason }, { status: 503, headers: { "Cache-Control": "no-store" } })
  }
}
