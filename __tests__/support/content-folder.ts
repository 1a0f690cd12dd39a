/** Content folders and databases on the disk, for tests of import and export. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join, relative } from "node:path"
import sharp from "sharp"
import { resourceTypes } from "#contract/content.ts"
import type { Json } from "#contract/jsonapi.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { readEntities } from "#server/content/entities/read.ts"
import { openDatabase, type Database } from "#server/database/open.ts"
import { importFolder } from "#server/transfer/import.ts"
import { ImportError } from "#server/transfer/transfer-problems.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

export const demoFolder = join(import.meta.dirname, "../../demo")

export type Home = { readonly db: Database; readonly files: string; readonly path: string }

/** An empty database with an empty folder of files. */
export function aHome(): Home {
  const path = aTemporaryFolder()
  return { db: openDatabase(join(path, "content.sqlite")), files: join(path, "files"), path }
}

/** All entities of the demo, as an import stores them. */
export async function demoContent(): Promise<readonly StoredEntity[]> {
  const { db, files } = aHome()
  await importFolder(db, files, demoFolder)
  const content = resourceTypes.flatMap((type) => readEntities(db, type))
  db.close()
  return content
}

/** A picture of 40 × 20 pixels; each colour gives other bytes. */
export function aJpeg(background = "#808080"): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

/** A content folder with these files: JSON for names that end so, bytes for the others. */
export function aFolder(files: Readonly<Record<string, Json | Buffer>>): string {
  const textOf = (content: Json | Buffer) =>
    Buffer.isBuffer(content) || typeof content === "string" ? content : JSON.stringify(content, null, 2)
  return aTemporaryFolder(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, textOf(content)])))
}

/** The bytes of every file below a folder, by path. */
export function filesBelow(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {}
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name))
  const files = names.filter((path) => statSync(path).isFile()).toSorted()
  return Object.fromEntries(files.map((path) => [relative(folder, path), readFileSync(path).toString("base64")]))
}

/** The content of a database, with UUIDs in place of row numbers. */
export function contentOf(db: Database): Record<string, unknown[]> {
  const all = (sql: string): unknown[] => {
    const rows: unknown[] = db.prepare(sql).all()
    return rows.map((row) => Object.fromEntries(Object.entries({ ...asObject(row) }).map(([name, value]) => [name, parsed(name, value)])))
  }
  return {
    entities: all(
      `SELECT type, entity_type, id, uuid, langcode, status, label, created, changed, uid, is_original, source_langcode, outdated, fields
       FROM entity ORDER BY entity_type, id`,
    ),
    translations: all(
      `SELECT e.uuid, t.langcode, t.status, t.label, t.created, t.changed, t.uid, t.is_original, t.source_langcode, t.outdated, t.fields
       FROM translation t JOIN entity e ON e.pk = t.entity ORDER BY e.uuid, t.langcode`,
    ),
    references: all(
      `SELECT s.uuid AS source, field, reference.langcode, delta, t.uuid AS target, meta FROM reference
       JOIN entity s ON s.pk = source JOIN entity t ON t.pk = target ORDER BY source, field, reference.langcode, delta`,
    ),
    aliases: all("SELECT uuid, alias, alias.langcode, is_current FROM alias JOIN entity ON pk = entity ORDER BY alias, alias.langcode"),
  }
}

/** The problems that an import reports. */
export async function problemsOf({ db, files }: Home, folder: string): Promise<readonly string[]> {
  const error: unknown = await importFolder(db, files, folder).catch((reason: unknown) => reason)
  return error instanceof ImportError ? error.problems : [`No ImportError: ${String(error)}`]
}

function asObject(row: unknown): object {
  return typeof row === "object" && row !== null ? row : {}
}

/** Parses columns of JSON, because the order of names doesn't matter. */
function parsed(column: string, value: unknown): unknown {
  return column === "fields" || column === "meta" ? JSON.parse(String(value)) : value
}

type Row = Readonly<Record<string, unknown>>

/** One row of a query; throws if there is none. */
export function oneRow(db: Database, sql: string, ...values: readonly (string | number)[]): Row {
  const row: unknown = db.prepare(sql).get(...values)
  if (typeof row !== "object" || row === null) throw new Error(`No row: ${sql}`)
  return { ...row }
}
