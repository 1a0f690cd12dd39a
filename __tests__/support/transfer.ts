/** Pushes and pulls between a state folder of a test and a server of a test, or any other back end, by a content folder. */
import { rmSync } from "node:fs"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { exportFolder } from "#server/transfer/export.ts"
import { importFolder } from "#server/transfer/import.ts"
import { connectBackEnd } from "#server/transfer/remote/back-end.ts"
import type { Transport } from "#server/transfer/remote/http/send.ts"
import { runPull } from "#server/transfer/remote/pull.ts"
import { runPush, type RunOutcome, type Run } from "#server/transfer/remote/push.ts"
import { passwordFor } from "./accounts.ts"
import { aHome, demoFolder, type Home } from "./content-folder.ts"
import { aServer, origin, type TestServer } from "./server.ts"

export const administrator = "root"

/** A server without content, but for the administrator who signs in. */
export function anEmptyServer(): TestServer {
  return aServer()
    .withAccount({ name: administrator, roles: ["administrator"] })
    .start()
}

export async function aDemoHome(): Promise<Home> {
  const home = aHome()
  await importFolder(home.db, home.files, demoFolder)
  return home
}

type Fetch = Transport["fetch"]

/** A way to a server of a test, which `change` may disturb. */
export function wayTo(server: Pick<TestServer, "fetch">, change: (send: Fetch) => Fetch = (send) => send): Transport {
  const send: Fetch = (url, init) => server.fetch(url.slice(origin.length), init)
  return { base: origin, fetch: change(send), wait: () => setTimeout(5), signal: new AbortController().signal }
}

/** A way that lists what is written, as "PATCH /jsonapi/node/article/…". */
export function watchedWay(server: Pick<TestServer, "fetch">, writes: string[]): Transport {
  return wayTo(server, (send) => (url, init) => {
    if (init.method !== "GET" && !url.endsWith("/oauth/token")) writes.push(`${init.method ?? ""} ${new URL(url).pathname}`)
    return send(url, init)
  })
}

type Settings = Partial<Run["options"]> & { readonly user?: string; readonly password?: string }

export type Transferred = { readonly outcome: RunOutcome; readonly output: string }

/** Exports the content of a state folder, and pushes it. */
export async function push(home: Home, transport: Transport, settings: Settings = {}): Promise<Transferred> {
  const folder = join(home.path, "pushed")
  rmSync(folder, { recursive: true, force: true })
  await exportFolder(home.db, home.files, folder)
  return transfer(runPush, { home, transport, folder }, settings)
}

/** Pulls into a folder, which is imported into the state folder unless it is a dry run. */
export async function pull(home: Home, transport: Transport, settings: Settings = {}): Promise<Transferred> {
  const folder = join(home.path, "pulled")
  const transferred = await transfer(runPull, { home, transport, folder }, settings)
  if (settings.isDry !== true) await importFolder(home.db, home.files, folder)
  return transferred
}

type Way = { readonly home: Home; readonly transport: Transport; readonly folder: string }

async function transfer(
  work: (run: Run) => Promise<RunOutcome>,
  { home, transport, folder }: Way,
  { user = administrator, password = passwordFor(user), isDry = false, isForced = false }: Settings,
): Promise<Transferred> {
  const backEnd = await connectBackEnd(transport, { user, password })
  const lines: string[] = []
  const output = { write: (text: string | Uint8Array) => lines.push(String(text)) > 0 }
  const run = { backEnd, home: home.path, folder, options: { isDry, isForced }, output, progress: () => undefined }
  return { outcome: await work(run), output: lines.join("") }
}
