import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs"
import { join } from "node:path"
import { linkOrCopy } from "#server/disk/files.ts"
import { databaseName, filesName } from "./manifest.ts"

const companions = ["-wal", "-shm", "-journal"] as const

/** Replaces the content of `home`, which has a complete database at every moment. Returns the folder of the former content. */
export function swapIn(home: string, staging: string, now: Date): string | null {
  const [database, files] = [join(home, databaseName), join(home, filesName)]
  if (existsSync(files) && readdirSync(files).length === 0) rmSync(files, { recursive: true })
  const undo: (() => void)[] = []
  const move = (from: string, to: string) => {
    renameSync(from, to)
    undo.unshift(() => renameSync(to, from))
  }
  const isThere = existsSync(database) || existsSync(files)
  const aside = isThere ? makeAside(home, now) : null
  try {
    if (aside !== null) moveAside(home, aside, move)
    move(join(staging, filesName), files)
    renameSync(join(staging, databaseName), database)
  } catch (error) {
    for (const back of undo) back()
    if (aside !== null) rmSync(aside, { recursive: true, force: true })
    throw error
  }
  // The mark of an interrupted first start, after which the next start would import the demo content.
  rmSync(join(home, "first-run"), { force: true })
  return aside
}

function moveAside(home: string, aside: string, move: (from: string, to: string) => void): void {
  // A hard link, because the database keeps its name until the new one takes it.
  if (existsSync(join(home, databaseName))) linkOrCopy(join(home, databaseName), join(aside, databaseName))
  const others = [...companions.map((suffix) => databaseName + suffix), filesName]
  for (const name of others) {
    if (existsSync(join(home, name))) move(join(home, name), join(aside, name))
  }
}

function makeAside(home: string, now: Date): string {
  const name = `replaced-${now.toISOString().slice(0, 19).replaceAll(":", "")}`
  for (let count = 1; ; count++) {
    const path = join(home, count === 1 ? name : `${name}-${count}`)
    if (existsSync(path)) continue
    mkdirSync(path, { mode: 0o700 })
    return path
  }
}
