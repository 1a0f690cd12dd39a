/** Kills the server while clients write. */
import { rmSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { openDatabase } from "#server/database/open.ts"
import { backup } from "#server/upkeep/backup/backup.ts"
import { check } from "#server/upkeep/check/check.ts"
import { restore } from "#server/upkeep/backup/restore-backup.ts"
import { signIn } from "#support/live-server.ts"
import { snapshotOf, type Ledger } from "./ledger.ts"
import { startProcess } from "#support/process/server-process.ts"
import { until } from "#support/turns.ts"
import { broken, type Access } from "./verify.ts"
import { uploadPictures, saveItems, type Client } from "./writers.ts"

const writers = 5
// The server's limit for one account.
const uploaders = 2
const longestRound = 1500
const now = () => new Date()

export type ChaosRun = { readonly home: string; readonly ledger: Ledger; headers: Record<string, string> }

/** Kills the server at a random moment while clients write, starts it again and returns what differs from the acknowledged writes. */
export async function killOnce(run: ChaosRun, isLast: boolean): Promise<readonly string[]> {
  const { home, ledger } = run
  ledger.round += 1
  const server = await startProcess(home)
  if (run.headers.authorization === undefined) run.headers = await signIn(server.url, "ada")
  const isOver = { value: false }
  const writing = startClients({ url: server.url, headers: run.headers, ledger }, () => isOver.value)
  await wait(30 + Math.random() * longestRound)
  await server.kill()
  isOver.value = true
  const refused = (await writing).flat()
  const again = await startProcess(home)
  try {
    const found = await broken({ url: again.url, headers: run.headers }, touched(ledger, isLast), (uuid) => ledger.items.get(uuid))
    const strange = refused.map(({ method, status, body }) => `${method} was answered ${String(status)}: ${body.slice(0, 300)}`)
    return [...found, ...strange, ...findings(home), ...server.errors]
  } finally {
    await again.kill()
  }
}

function startClients(client: Client, isOver: () => boolean) {
  const saving = Array.from({ length: writers }, () => saveItems(client, isOver))
  return Promise.all([...saving, ...Array.from({ length: uploaders }, () => uploadPictures(client, isOver))])
}

/** The findings of `npm run content -- check` for a state folder. */
function findings(home: string): readonly string[] {
  const db = openDatabase(join(home, "content.sqlite"))
  try {
    return check({ db, home, now: now() }).map(({ what }) => what)
  } finally {
    db.close()
  }
}

/** The items of the last round and some of earlier rounds; at the end all of them. */
function touched(ledger: Ledger, isAll: boolean) {
  const { items, uploads } = snapshotOf(ledger)
  const isDue = ({ round }: { readonly round: number }) => isAll || round === ledger.round || Math.random() < 20 / (items.length + 1)
  return { items: items.filter(isDue), uploads: uploads.filter(isDue) }
}

/** Backs up while clients write, restores elsewhere, and returns the acknowledged writes that are missing. */
export async function backUpOnce({ home, ledger, headers }: ChaosRun, folder: string): Promise<readonly string[]> {
  ledger.round += 1
  const server = await startProcess(home)
  const isOver = { value: false }
  const writing = startClients({ url: server.url, headers, ledger }, () => isOver.value)
  const before = ledger.acknowledged
  await until(() => ledger.acknowledged > before + 20)
  const snapshot = snapshotOf(ledger)
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
  const access: Access = { url: restored.url, headers: await signIn(restored.url, "ada") }
  const found = await broken(access, snapshot, (uuid) => ledger.items.get(uuid))
  await restored.kill()
  const problems = [...found, ...findings(elsewhere)]
  for (const path of [file, elsewhere]) rmSync(path, { recursive: true })
  return problems
}
