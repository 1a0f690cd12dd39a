/** The content server by itself: environment, database, port. `npm start` brings the site too. */
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { ConfigError, readConfig } from "./config.ts"
import { DatabaseError, openDatabase } from "./database/open.ts"
import { startServer } from "./listen.ts"
import { jsonLog } from "./log.ts"

async function main(): Promise<void> {
  const log = jsonLog(
    (line) => process.stdout.write(line),
    () => new Date(),
  )
  const { home, ...config } = readConfig(process.env)
  mkdirSync(home, { recursive: true })
  const db = openDatabase(join(home, "content.sqlite"))
  const server = await startServer({ ...config, db, home, log })
  log({ level: "info", event: "listening", url: server.url })
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    void server.close().finally(() => {
      db.close()
      log({ level: "info", event: "stopped" })
    })
  }
  process.on("SIGINT", stop)
  process.on("SIGTERM", stop)
}

function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DatabaseError) return error.message
  if (error instanceof Error && "code" in error && error.code === "EADDRINUSE")
    return `${error.message}: another program listens there. Set PORT to a free one.`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
})
