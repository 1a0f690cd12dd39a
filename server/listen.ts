import { mkdirSync } from "node:fs"
import type { Server } from "node:http"
import { join } from "node:path"
import { createAdaptorServer } from "@hono/node-server"
import type { Database } from "#server/database/open.ts"
import type { SiteFolder } from "#server/site/serve.ts"
import { createApp, type App } from "./app.ts"
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
  readonly log: Log
}

export type RunningServer = {
  /** Where it listens, without a trailing slash. */
  readonly url: string
  /** Stops listening, lets running answers finish for up to ten seconds, then cuts them. */
  readonly close: () => Promise<void>
}

const patience = 10_000

/** Starts the server; resolves once it listens, rejects where it can't (EADDRINUSE). */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { db, home, port, host, corsOrigins = [], origin, siteFolder, log } = options
  const filesFolder = join(home, "files")
  mkdirSync(filesFolder, { recursive: true })
  const app = createApp({
    db,
    filesFolder,
    config: { corsOrigins, ...(origin === undefined ? {} : { origin }) },
    log,
    now: () => new Date(),
    session: {},
    ...(siteFolder === undefined ? {} : { siteFolder }),
  })
  return listen(app, port, host)
}

/** Answers at a port with an app, whatever it is made of; resolves once it listens, rejects where it can't (EADDRINUSE). */
export async function listen({ fetch }: App, port: number, host: string): Promise<RunningServer> {
  const server = createAdaptorServer({ fetch })
  if (!isPlainServer(server)) throw new Error("The HTTP adaptor gave a server of another kind than asked for.")
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, host, resolve)
  })
  return { url: urlOf(server, host), close: () => close(server) }
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

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    const cut = setTimeout(() => {
      server.closeAllConnections()
    }, patience)
    server.close((error) => {
      clearTimeout(cut)
      if (error === undefined) resolve()
      else reject(error)
    })
    server.closeIdleConnections()
  })
}
