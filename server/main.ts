/** The content server by itself: environment, database, port. `npm start` brings the site too. */
import { join } from "node:path"
import { ConfigError, readConfig } from "./config.ts"
import { closeDatabase, DatabaseError, openDatabase } from "./database/open.ts"
import { startServer } from "./listen.ts"
import { jsonLog } from "./log.ts"
import { ownState } from "./state-folder.ts"
import { signInAdvice } from "./session/passwords/demo.ts"

async function main(): Promise<void> {
  const { home, verbosity, ...config } = readConfig(process.env)
  const log = jsonLog(
    (line) => process.stdout.write(line),
    () => new Date(),
    verbosity,
  )
  ownState(home)
  const db = openDatabase(join(home, "content.sqlite"))
  const server = await startServer({ ...config, db, home, log })
  for (const line of signInAdvice(db)) process.stderr.write(`${line}\n`)
  log({ level: "info", event: "listening", url: server.url })
  let isStopping = false
  const stop = () => {
    // Who asks twice doesn't want to wait: what is acknowledged is safe, and what isn't was promised to nobody.
    if (isStopping) process.exit(130)
    isStopping = true
    void server.close().finally(() => {
      closeDatabase(db)
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
  if (error instanceof Error && "code" in error && ["EROFS", "EACCES", "EPERM", "ENOSPC", "ENOTDIR", "EEXIST"].includes(String(error.code)))
    return `The state folder can't be used (${error.message}). See that it is a folder, that this user may write to it, and that its disk has room.`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
})
