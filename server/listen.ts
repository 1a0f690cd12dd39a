import { mkdirSync } from "node:fs"
import type { Server } from "node:http"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { createAdaptorServer } from "@hono/node-server"
import type { Database } from "#server/database/open.ts"
import { keepFilesTidy } from "#server/files/remove-unused.ts"
import { isThisMachine } from "#server/session/limits/address.ts"
import { demoComplaint } from "#server/session/passwords/demo.ts"
import { sessionOptions } from "#server/session/recovery/mailer.ts"
import type { SessionSettings } from "#server/session/options.ts"
import type { SiteFolder } from "#server/site/serve.ts"
import { makeDoorway, type Doorway } from "#server/http/limits/request-limit.ts"
import { limits } from "#server/http/limits/limits.ts"
import { createApp, type App } from "./app.ts"
import { ConfigError } from "./config.ts"
import type { Log } from "./log.ts"

export type ServerOptions = {
  /** The database; its opener closes it, after `close`. */
  readonly db: Database
  /** The state folder; uploaded files lie in its `files`. */
  readonly home: string
  /** 0 takes a free one. */
  readonly port: number
  readonly host: string
  readonly corsOrigins?: readonly string[]
  readonly origin?: string
  readonly siteFolder?: SiteFolder
  readonly session?: SessionSettings
  /** Whether others than this machine may reach accounts that have the demo's password. */
  readonly allowsDemoAccounts?: boolean
  readonly log: Log
}

export type RunningServer = {
  /** Where it listens, without a trailing slash. */
  readonly url: string
  /** Refuses new requests, lets running ones finish for up to ten seconds, then cuts them; resolves once nothing runs any more. */
  readonly close: () => Promise<void>
}

/**
 * Starts the server; resolves once it listens, rejects where it can't (EADDRINUSE).
 *
 * @throws ConfigError where others would reach accounts whose password everyone knows
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { db, home, port, host, corsOrigins = [], origin, siteFolder, session = {}, allowsDemoAccounts = false, log } = options
  const complaint = allowsDemoAccounts ? null : demoComplaint(db, { host, origin, isBehindProxy: session.isBehindProxy })
  if (complaint !== null) throw new ConfigError(complaint)
  const filesFolder = join(home, "files")
  mkdirSync(filesFolder, { recursive: true, mode: 0o700 })
  const app = createApp({
    db,
    filesFolder,
    config: { corsOrigins, ...(origin === undefined ? {} : { origin }) },
    log,
    now: () => new Date(),
    session: sessionOptions(session, { home, log, now: () => new Date() }),
    ...(siteFolder === undefined ? {} : { siteFolder }),
  })
  if (!isThisMachine(host) && origin === undefined && session.siteUrl === undefined)
    log({ level: "error", event: "no mail can be sent", reason: "set G30_ORIGIN or G30_SITE_URL, which its links need" })
  const { url, close: stopListening } = await listen(app, port, host)
  const tidying = keepFilesTidy({ db, filesFolder, now: () => new Date(), log })
  const close = async () => {
    await Promise.all([stopListening(), tidying.stop()])
  }
  return { url, close }
}

/**
 * Answers at a port with an app, whatever it is made of, within the limits of server/http/limits.ts.
 *
 * Resolves once it listens, rejects where it can't (EADDRINUSE).
 */
export async function listen(app: App, port: number, host: string, patience: number = limits.stopping): Promise<RunningServer> {
  const doorway = makeDoorway(app.fetch)
  const server = createAdaptorServer({
    fetch: doorway.fetch,
    serverOptions: {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersTimeout,
      requestTimeout: limits.requestTimeout,
      keepAliveTimeout: limits.keepAliveTimeout,
      connectionsCheckingInterval: limits.timeoutCheck,
    },
  })
  if (!isPlainServer(server)) throw new Error("The HTTP adaptor gave a server of another kind than asked for.")
  // Node leaves out the headers beyond its own limit; one more than ours lets the doorway see that there were too many.
  server.maxHeadersCount = limits.headers + 1
  server.maxConnections = limits.connections
  server.setTimeout(limits.silence)
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, host, resolve)
  })
  return { url: urlOf(server, host), close: () => close(server, doorway, patience) }
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

async function close(server: Server, doorway: Doorway, patience: number): Promise<void> {
  doorway.close()
  const cut = setTimeout(() => {
    server.closeAllConnections()
  }, patience)
  // Connections that were busy become idle one by one.
  const sweep = setInterval(() => {
    server.closeIdleConnections()
  }, 50)
  try {
    await new Promise<void>((resolve, reject) => {
      server.close((error) => {
        if (error === undefined) resolve()
        else reject(error)
      })
      server.closeIdleConnections()
    })
    // Work whose client was cut off ends too, before the database is taken away from it; if it ever does.
    const given = new AbortController()
    await Promise.race([doorway.empty(), pause(patience, undefined, { signal: given.signal }).catch(() => undefined)])
    given.abort()
  } finally {
    clearTimeout(cut)
    clearInterval(sweep)
  }
}
