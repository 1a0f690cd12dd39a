/** Kills the server while it writes, over and over. */
import { rmSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { openDatabase } from "#server/database/open.ts"
import { backup } from "#server/upkeep/backup/backup.ts"
import { check } from "#server/upkeep/check/check.ts"
import { restore } from "#server/upkeep/backup/restore.ts"
import { signIn } from "#support/live-server.ts"
import { promisesOf, type Ledger } from "./ledger.ts"
import { startProcess } from "./server-process.ts"
import { broken, type Asked } from "./verify.ts"
import { bring, save, type Client } from "./writers.ts"

const writers = 5
// As many at once as one account may send.
const uploaders = 2
const longestRound = 1500
const now = () => new Date()

export type Arena = { readonly home: string; readonly ledger: Ledger; headers: Record<string, string> }
export type Print = (line: string) => void

/** Starts the server, lets clients write, kills it at a random moment, starts it again and answers with what isn't as acknowledged. */
export async function killOnce(arena: Arena, isLast: boolean): Promise<readonly string[]> {
  const { home, ledger } = arena
  ledger.round += 1
  const server = await startProcess(home)
  if (arena.headers.authorization === undefined) arena.headers = await signIn(server.url, "ada")
  const isOver = { value: false }
  const writing = startClients({ url: server.url, headers: arena.headers, ledger }, () => isOver.value)
  await wait(30 + Math.random() * longestRound)
  await server.kill()
  isOver.value = true
  const refused = (await writing).flat()
  const again = await startProcess(home)
  try {
    const found = await broken({ url: again.url, headers: arena.headers }, touched(ledger, isLast), (uuid) => ledger.items.get(uuid))
    const strange = refused.map(({ method, status, body }) => `${method} was answered ${String(status)}: ${body.slice(0, 300)}`)
    return [...found, ...strange, ...findings(home), ...server.errors]
  } finally {
    await again.kill()
  }
}

function startClients(client: Client, isOver: () => boolean) {
  const saving = Array.from({ length: writers }, () => save(client, isOver))
  return Promise.all([...saving, ...Array.from({ length: uploaders }, () => bring(client, isOver))])
}

/** What `npm run content -- check` says of a state folder. */
export function findings(home: string): readonly string[] {
  const db = openDatabase(join(home, "content.sqlite"))
  try {
    return check({ db, home, now: now() }).map(({ what }) => what)
  } finally {
    db.close()
  }
}

/** What the last round wrote, and some of what those before did; at the end all of it. */
function touched(ledger: Ledger, isAll: boolean) {
  const { items, uploads } = promisesOf(ledger)
  const isDue = ({ round }: { readonly round: number }) => isAll || round === ledger.round || Math.random() < 20 / (items.length + 1)
  return { items: items.filter(isDue), uploads: uploads.filter(isDue) }
}

/** Backs up while clients write, restores elsewhere, and answers with what was acknowledged before and isn't there. */
export async function backUpOnce({ home, ledger, headers }: Arena, folder: string): Promise<readonly string[]> {
  ledger.round += 1
  const server = await startProcess(home)
  const isOver = { value: false }
  const writing = startClients({ url: server.url, headers, ledger }, () => isOver.value)
  await wait(500)
  const promises = promisesOf(ledger)
  const file = join(folder, `backup-${String(ledger.round)}.tar.gz`)
  const db = openDatabase(join(home, "content.sqlite"))
  await backup({ db, home, file, now })
  db.close()
  isOver.value = true
  await writing
  await server.stop()
  const elsewhere = join(folder, `restored-${String(ledger.round)}`)
  await restore({ home: elsewhere, file, isReplacing: false, now })
  const restored = await startProcess(elsewhere)
  // A restore signs everyone out.
  const asked: Asked = { url: restored.url, headers: await signIn(restored.url, "ada") }
  const found = await broken(asked, promises, (uuid) => ledger.items.get(uuid))
  await restored.kill()
  const problems = [...found, ...findings(elsewhere)]
  for (const path of [file, elsewhere]) rmSync(path, { recursive: true })
  return problems
}
