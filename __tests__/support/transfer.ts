/** Pushes and pulls between a state folder of a test and a server of a test, or any other back end. */
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { importFolder } from "#server/transfer/import.ts"
import { siteName } from "#server/transfer/remote/http/address.ts"
import { connect } from "#server/transfer/remote/http/back-end.ts"
import type { Transport } from "#server/transfer/remote/http/send.ts"
import { openJournal } from "#server/transfer/remote/run/journal.ts"
import { runPush, type Outcome, type Run } from "#server/transfer/remote/push/run-push.ts"
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
    if (init.method !== "GET" && !/oauth\/token$|\/und$/.test(url)) writes.push(`${init.method ?? ""} ${new URL(url).pathname}`)
    return send(url, init)
  })
}

/** A way to a server of the release before, which named the format of texts otherwise. It lists what is sent. */
export function anOlderWay(server: Pick<TestServer, "fetch">, sent: string[]): Transport {
  return wayTo(server, (send) => async (url, init) => {
    if (typeof init.body === "string") sent.push(init.body)
    const answer = await send(url, init)
    const text = (await answer.text()).replaceAll('"format":"g30_text"', '"format":"restricted_html"')
    return new Response(answer.status === 204 ? null : text, answer)
  })
}

type Settings = Partial<Run["options"]> & {
  readonly work?: (run: Run) => Promise<Outcome>
  readonly user?: string
  readonly password?: string
}

export type Transferred = { readonly outcome: Outcome; readonly said: string }

/** Runs a push; `work` may be the pull instead. */
export async function transfer(
  home: Home,
  transport: Transport,
  { work = runPush, user = administrator, password = passwordFor(user), ...options }: Settings = {},
): Promise<Transferred> {
  const backEnd = await connect(transport, { user, password }, () => 0)
  const isDry = options.isDry ?? false
  const journal = openJournal(join(home.path, "transfer", `${siteName(transport.base)}.jsonl`), { isDry })
  const said: string[] = []
  const output = { write: (text: string | Uint8Array) => said.push(String(text)) > 0 }
  try {
    const outcome = await work({
      place: { db: home.db, folder: home.files },
      home: home.path,
      backEnd,
      journal,
      options: { isDry, isForced: false, deletes: false, invites: false, ...options },
      output,
      progress: () => undefined,
    })
    return { outcome, said: said.join("") }
  } finally {
    journal.close()
  }
}
