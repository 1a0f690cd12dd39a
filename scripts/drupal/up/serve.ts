/** PHP's development server serves Drupal on loopback. */
import { spawn, type ChildProcess } from "node:child_process"
import { closeSync, openSync } from "node:fs"
import { createServer } from "node:net"
import { join, resolve } from "node:path"
import { signalGroup } from "#server/process/child.ts"
import { OperatorError } from "#server/process/closing.ts"

export type PhpServer = { readonly url: string; readonly close: () => Promise<void> }

const router = resolve("scripts/drupal/php/router.php")
const sendmail = resolve("scripts/drupal/php/sendmail.php")
/** The contract's files have at most 20 MB, hence `upload_max_filesize`. */
const limits = { memory_limit: "512M", upload_max_filesize: "24M", post_max_size: "25M", max_execution_time: "120" }
const patience = 60_000

/** Serves until `close`. Mails go to `state/mails.txt`, because a machine of a developer sends none. */
export async function servePhp(state: string, { port, workers }: { readonly port: number; readonly workers: number }): Promise<PhpServer> {
  await checkPort(port)
  const mails = join(state, "mails.txt")
  closeSync(openSync(mails, "a", 0o600))
  const log = openSync(join(state, "php.log"), "a", 0o600)
  const settings = { ...limits, sendmail_path: `"php '${sendmail}' '${mails}'"`, error_log: join(state, "php-errors.log") }
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-d", `${name}=${value}`])
  const url = `http://127.0.0.1:${port}`
  const child = spawn("php", [...flags, "-S", `127.0.0.1:${port}`, "-t", join(state, "code/web"), router], {
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: String(workers) },
    stdio: ["ignore", log, log],
    // Its workers live on when it ends alone, so a signal goes to the whole group.
    detached: true,
  })
  closeSync(log)
  const close = () => end(child)
  try {
    await ready(`${url}/jsonapi`, child)
  } catch (error) {
    await close()
    throw error
  }
  return { url, close }
}

/** The answers of another program on the port would count as Drupal's. */
async function checkPort(port: number): Promise<void> {
  const server = createServer()
  const isFree = await new Promise<boolean>((done) => {
    server.once("error", () => done(false))
    server.listen(port, "127.0.0.1", () => server.close(() => done(true)))
  })
  if (!isFree) throw new OperatorError(`Port ${port} is taken. Another one: npm run drupal -- up --port N`)
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  const until = performance.now() + patience
  while (child.exitCode === null && performance.now() < until) {
    // PHP doesn't listen yet.
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok === true) return
    if (answer !== null)
      throw new OperatorError(`Drupal answers ${answer.status} at ${url}. Its log and php.log beside its database say why.`)
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new OperatorError(`PHP's server didn't start at ${url}. php.log beside its database says why.`)
}

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const exit = new Promise((done) => child.once("exit", done))
  signalGroup(child.pid, "SIGTERM")
  await exit
}
