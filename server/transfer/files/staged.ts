import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { Outcome } from "#server/content/entities/store.ts"

export type PlannedFile = { readonly path: string; readonly source: string | Buffer }

/** Files in a folder beside the files folder, on the same disk, so that one rename moves each in. */
export type StagedFiles = {
  readonly outcomes: ReadonlyMap<string, Outcome>
  /** Moves the files in. After a failure call `undo`. */
  readonly publish: () => void
  readonly undo: () => void
  readonly clean: () => void
}

/** Writes changed files to a folder beside. It removes what a killed import left there, so only one caller at a time may run. */
export function stageFiles(filesFolder: string, files: readonly PlannedFile[], onStaged: (done: number) => void): StagedFiles {
  const staging = `${filesFolder}.import`
  rmSync(staging, { recursive: true, force: true })
  const outcomes = new Map<string, Outcome>()
  const moved: string[] = []
  const madeFolders: string[] = []
  try {
    files.forEach(({ path, source }, index) => {
      const target = join(filesFolder, path)
      const outcome = !existsSync(target) ? "created" : hasBytes(target, source) ? "unchanged" : "updated"
      outcomes.set(path, outcome)
      if (outcome !== "unchanged") write(join(staging, "new", path), source)
      onStaged(index + 1)
    })
  } catch (error) {
    rmSync(staging, { recursive: true, force: true })
    throw error
  }
  const undo = () => {
    for (const path of moved.splice(0).toReversed()) {
      rmSync(join(filesFolder, path), { force: true })
      if (outcomes.get(path) === "updated") move(join(staging, "old", path), join(filesFolder, path))
    }
    for (const folder of madeFolders.splice(0)) rmSync(folder, { recursive: true, force: true })
  }
  const publish = () => {
    for (const [path, outcome] of outcomes) {
      if (outcome === "unchanged") continue
      const target = join(filesFolder, path)
      const made = mkdirSync(dirname(target), { recursive: true })
      if (made !== undefined) madeFolders.push(made)
      if (outcome === "updated") move(target, join(staging, "old", path))
      moved.push(path)
      move(join(staging, "new", path), target)
    }
  }
  return { outcomes, publish, undo, clean: () => rmSync(staging, { recursive: true, force: true }) }
}

function write(path: string, source: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true })
  if (typeof source === "string") copyFileSync(source, path)
  else writeFileSync(path, source)
}

function move(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  renameSync(from, to)
}

function hasBytes(path: string, source: string | Buffer): boolean {
  if (!statSync(path).isFile()) throw new Error(`${path} is in the way of a file of that name: move it, then import again.`)
  const size = typeof source === "string" ? statSync(source).size : source.length
  return statSync(path).size === size && readFileSync(path).equals(typeof source === "string" ? readFileSync(source) : source)
}
