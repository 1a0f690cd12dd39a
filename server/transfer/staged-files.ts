import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs"
import { dirname, join } from "node:path"
import type { Outcome } from "#server/content/entities/entity-store.ts"
import type { FolderFile } from "./format/key.ts"

/** The folder is on the same disk as the files folder, so that one rename moves each file in. */
export type StagedFiles = ReturnType<typeof stageFiles>

/** Removes the leftovers of a killed import, so only one caller at a time may run. */
export function stageFiles(filesFolder: string, files: readonly Pick<FolderFile, "path" | "source">[], onStaged: (done: number) => void) {
  const staging = `${filesFolder}.import`
  rmSync(staging, { recursive: true, force: true })
  const outcomes = new Map<string, Outcome>()
  const movedPaths: string[] = []
  const madeFolders: string[] = []
  try {
    files.forEach(({ path, source }, index) => {
      const target = join(filesFolder, path)
      const outcome = !existsSync(target) ? "created" : hasBytes(target, source) ? "unchanged" : "updated"
      outcomes.set(path, outcome)
      if (outcome !== "unchanged") {
        mkdirSync(dirname(join(staging, "new", path)), { recursive: true })
        copyFileSync(source, join(staging, "new", path))
      }
      onStaged(index + 1)
    })
  } catch (error) {
    rmSync(staging, { recursive: true, force: true })
    throw error
  }
  const undo = () => {
    for (const path of movedPaths.splice(0).toReversed()) {
      rmSync(join(filesFolder, path), { force: true })
      if (outcomes.get(path) === "updated") move(join(staging, "old", path), join(filesFolder, path))
    }
    for (const folder of madeFolders.splice(0)) rmSync(folder, { recursive: true, force: true })
  }
  /** After a failure call `undo`. */
  const publish = () => {
    for (const [path, outcome] of outcomes) {
      if (outcome === "unchanged") continue
      const target = join(filesFolder, path)
      const firstFolder = mkdirSync(dirname(target), { recursive: true })
      if (firstFolder !== undefined) madeFolders.push(firstFolder)
      if (outcome === "updated") move(target, join(staging, "old", path))
      movedPaths.push(path)
      move(join(staging, "new", path), target)
    }
  }
  return { outcomes, publish, undo, clean: () => rmSync(staging, { recursive: true, force: true }) }
}

function move(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  renameSync(from, to)
}

function hasBytes(path: string, source: string): boolean {
  if (!statSync(path).isFile()) throw new Error(`${path} is in the way of a file of that name: move it, then import again.`)
  return statSync(path).size === statSync(source).size && readFileSync(path).equals(readFileSync(source))
}
