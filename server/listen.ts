import { mkdirSync } from "node:fs"
import { once } from "node:events"
import type { Server } from "node:http"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { promisify } from "node:util"
import { createAdaptorServer } from "@hono/node-server"
import type { Database } from "#server/database/open.ts"
import { keepFilesTidy } from "#server/files/remove-unused.ts"
import { isThisMachine } from "#server/http/connection.ts"
import { demoComplaint } from "#server/session/passwords/demo.ts"
import { keepMailing } from "#server/mail/late-mails.ts"
import { sessionOptions, type SessionSettings } from "#server/session/context/options.ts"
import { makePublishing, type Publishing, type PublishingSettings } from "#server/publishing/publishing.ts"
import type { SiteFolder } from "#server/site/serve-site.ts"
import { makeRequestLimit, type RequestLimit } from "#server/http/limits/request-limit.ts"
import { limitConnections } from "#server/http/limits/connection-limit.ts"
import { limits } from "#server/http/limits/limits.ts"
import { createApp, type App } from "./app.ts"
import { ConfigError } from "./config.ts"
import type { Log } from "#server/terminal/log.ts"

export type ServerOptions = {
  /** The caller closes the database, after `close`. */
  readonly db: Database
  readonly home: string
  readonly port: number
  readonly host: string
  readonly corsOrigins?: readonly string[]
  readonly origin?: string
  readonly siteFolder?: SiteFolder
  readonly formerFolders?: () => readonly string[]
  readonly session?: SessionSettings
  readonly allowsDemoAccounts?: boolean
  readonly log: Log
  /** Without it, the server has no routes for builds. */
  readonly publishing?: PublishingSettings
}

export type RunningServer = {
  readonly url: string
  /** Refuses new requests. Running ones get ten seconds to end. */
  readonly close: () => Promise<void>
}

export type ContentServer = RunningServer & {
  /** The caller must call `publishing.begin`; `startServer` doesn't. */
  readonly publishing: Publishing | undefined
}

/** Throws EADDRINUSE, or a ConfigError if other machines would reach accounts with a published password. */
export async function startServer(options: ServerOptions): Promise<ContentServer> {
  const { db, home, port, host, corsOrigins = [], origin, siteFolder, session = {}, allowsDemoAccounts = false, log } = options
  const complaint = allowsDemoAccounts ? null : demoComplaint(db, { ...session, host, origin })
  if (complaint !== null) throw new ConfigError(complaint)
  const filesFolder = join(home, "files")
  mkdirSync(filesFolder, { recursive: true, mode: 0o700 })
  const publishing = publishingOf(options)
  const now = () => new Date()
  const sessionSetup = sessionOptions(session, { home, log, now })
  const app = createApp({
    db,
    filesFolder,
    config: { corsOrigins, origin },
    log,
    now,
    session: sessionSetup,
    siteFolder,
    formerFolders: options.formerFolders,
    publishing,
  })
  if (!isThisMachine(host) && origin === undefined && session.siteUrl === undefined)
    log({ level: "error", event: "no mail can be sent", reason: "set G30_ORIGIN or G30_SITE_URL, which its links need" })
  const { url, close: stopListening } = await listen(app, { port, host, isBehindProxy: session.isBehindProxy })
  const tidying = keepFilesTidy({ db, filesFolder, now, log })
  const site = session.siteUrl ?? origin ?? (isThisMachine(host) ? url : null)
  const mails = site === null ? undefined : keepMailing({ db, now, log, sendMail: sessionSetup.sendMail, site })
  const close = async () => {
    await Promise.all([publishing?.close(), stopListening(), tidying.stop(), mails?.stop()])
  }
  return { url, close, publishing }
}

function publishingOf({ db, home, log, session, publishing }: ServerOptions): Publishing | undefined {
  if (publishing === undefined) return undefined
  return makePublishing({ ...publishing, db, home, log, siteUrl: session?.siteUrl })
}

type ListenOptions = Pick<ServerOptions, "port" | "host"> & {
  readonly patience?: number
  readonly isBehindProxy?: boolean | undefined
}

/** Throws EADDRINUSE. The limits are in server/http/limits/limits.ts. */
export async function listen(
  { fetch }: Pick<App, "fetch">,
  { port, host, patience = limits.stopping, isBehindProxy = false }: ListenOptions,
): Promise<RunningServer> {
  const requestLimit = makeRequestLimit(fetch)
  const server = createAdaptorServer({
    fetch: requestLimit.fetch,
    serverOptions: {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersTimeout,
      requestTimeout: limits.requestTimeout,
      keepAliveTimeout: limits.keepAliveTimeout,
      connectionsCheckingInterval: limits.timeoutCheck,
    },
  })
  if (!isPlainServer(server)) throw new Error("The HTTP adaptor gave a server of another kind than asked for.")
  // Node drops headers beyond its own limit. One more than ours shows that there were too many.
  server.maxHeadersCount = limits.headers + 1
  server.maxConnections = limits.connections
  if (!isBehindProxy) limitConnections(server)
  server.setTimeout(limits.silence)
  server.listen(port, host)
  await once(server, "listening")
  return { url: urlOf(server, host), close: () => close(server, requestLimit, patience) }
}

function isPlainServer(server: object): server is Server {
  return "closeIdleConnections" in server
}

function urlOf(server: Server, host: string): string {
  const address = server.address()
  const port = typeof address === "object" && address !== null ? address.port : ""
  const name = host === "0.0.0.0" || host === "::" ? "localhost" : host
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`
}

async function close(server: Server, requestLimit: RequestLimit, patience: number): Promise<void> {
  requestLimit.close()
  const cut = setTimeout(() => server.closeAllConnections(), patience)
  // Connections that were busy become idle one by one.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  try {
    const closed = promisify(server.close.bind(server))()
    server.closeIdleConnections()
    await closed
    // Requests whose connection was cut off may still run, and the database closes after this.
    const idle = new AbortController()
    await Promise.race([requestLimit.idle(), pause(patience, undefined, { signal: idle.signal }).catch(() => undefined)])
    idle.abort()
  } finally {
    clearTimeout(cut)
    clearInterval(sweep)
  }
}
