import { copyFileSync, mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { Json } from "#contract/jsonapi.ts"
import { readEntities } from "#server/content/entities/read.ts"
import type { Database } from "#server/database/open.ts"
import { exportMarker, replaceFolder } from "./export-target.ts"
import { openStoredFiles } from "./stored-files.ts"
import { writeKeys } from "./keys.ts"
import { contentFiles } from "./kinds.ts"
import type { Progress } from "#server/terminal/progress.ts"
import { writeContext } from "./write-context.ts"

export type ExportSummary = { readonly items: number; readonly files: number }

/**
 * Writes all content, and the bytes of all files, to a folder that `importFolder` reads: what it makes of it is the same again.
 *
 * Revisions aren't written. The folder is complete or as it was before.
 *
 * @throws ExportError where the folder holds something else, or a file of the database is missing or broken
 */
export async function exportFolder(
  db: Database,
  filesFolder: string,
  folder: string,
  progress: Progress = () => undefined,
): Promise<ExportSummary> {
  const kinds = contentFiles.map((file) => ({ ...file, entities: readEntities(db, file.type) }))
  const entities = kinds.flatMap((kind) => kind.entities)
  const stored = readEntities(db, "file--file")
  const files = await openStoredFiles(stored, entities, filesFolder, (done) => progress("Looking at the files", done, stored.length))
  const context = writeContext(entities, files)

  replaceFolder(folder, (aside) => {
    writeJson(join(aside, exportMarker), { format: 1 })
    kinds.forEach(({ name, keys, entities: items }, index) => {
      writeJson(
        join(aside, "content", name),
        items.map((entity) => writeKeys(keys, entity, context)),
      )
      progress("Writing the content", index + 1, kinds.length)
    })
    for (const listed of ["images", "attachments"] as const) {
      const own = files.filter((file) => file.folder === listed)
      writeJson(
        join(aside, listed, "index.json"),
        own.map(({ entry }) => entry),
      )
      for (const { name, source } of own) copy(source, join(aside, listed, name))
    }
  })
  return { items: entities.length, files: files.length }
}

function writeJson(path: string, value: Json): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  copyFileSync(from, to)
}
