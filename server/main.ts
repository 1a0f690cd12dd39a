/** Runs the content server without the site. `npm start` serves both. */
import { join } from "node:path"
import { ConfigError, readConfig } from "./config.ts"
import { closeDatabase, DatabaseError, openDatabase } from "./database/open.ts"
import { startServer } from "./listen.ts"
import { jsonLog } from "#server/terminal/log.ts"
import { errorCode } from "#server/disk/file-access.ts"
import { ownState } from "./state-folder.ts"
import { signInAdvice } from "./session/passwords/demo.ts"

async function main(): Promise<void> {
  const { home, verbosity, publishing, ...config } = readConfig(process.env)
  const log = jsonLog(
    (line) => process.stdout.write(line),
    () => new Date(),
    verbosity,
  )
  ownState(home)
  const db = openDatabase(join(home, "content.sqlite"))
  // This program builds nothing itself.
  const host = publishing.buildHook === undefined ? {} : { publishing }
  const server = await startServer({ ...config, ...host, db, home, log })
  await server.publishing?.begin({ builder: null, isCurrent: true })
  for (const line of signInAdvice(db)) process.stderr.write(`${line}\n`)
  log({ level: "info", event: "listening", url: server.url })
  let isStopping = false
  const stop = () => {
    // A second Ctrl-C stops at once. Every write that was answered is on the disk.
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
  if (!(error instanceof Error)) return String(error)
  const code = errorCode(error)
  if (code === "EADDRINUSE") return `${error.message}: another program listens there. Set PORT to a free one.`
  if (["EROFS", "EACCES", "EPERM", "ENOSPC", "ENOTDIR", "EEXIST"].includes(code))
    return `The state folder can't be used (${error.message}). See that it is a folder, that this user may write to it, and that its disk has room.`
  return error.stack ?? error.message
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
})
