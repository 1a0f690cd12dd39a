import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import PDFDocument from "pdfkit"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import type { Outcome } from "#server/content/entities/store.ts"
import { toSeconds } from "#contract/agenda/brussels.ts"
import { mediaTypes } from "#server/content/files/media-types.ts"
import { extensionOf, pathOf, undated, type KnownFile } from "./folder-files.ts"
import type { Plan } from "./plan.ts"

/** `source` is the path of its bytes, or the bytes. */
export type ReadyFile = {
  readonly path: string
  readonly source: string | Buffer
  readonly entity: StoredEntity
  readonly isPicture: boolean
}

/** Makes the entities of the files, and the PDFs that the folder lacks. */
export async function makeFiles(files: readonly KnownFile[], { attachments }: Plan, onMade: (done: number) => void): Promise<ReadyFile[]> {
  const ready: ReadyFile[] = []
  for (const file of files) {
    const { title = file.entry.file, langcode = "en", owner } = attachments.get(file.entry.file) ?? {}
    const source = file.source ?? (await makePdf({ title, langcode, created: owner?.created ?? 0 }))
    const entity = fileEntity(file, file.size ?? source.length)
    ready.push({ path: pathOf(file.entry.file), source, entity, isPicture: file.folder === "images" })
    onMade(ready.length)
  }
  return ready
}

function fileEntity({ uuid, entry }: KnownFile, size: number): StoredEntity {
  const path = pathOf(entry.file)
  const created = toSeconds(entry.created ?? "") ?? undated
  const filemime = entry.filemime ?? mediaTypes[extensionOf(path)] ?? "application/octet-stream"
  return {
    type: "file--file",
    uuid,
    id: entry.fid ?? null,
    langcode: entry.langcode ?? "en",
    status: entry.used ?? true,
    label: entry.filename ?? path.slice(path.lastIndexOf("/") + 1),
    created,
    changed: toSeconds(entry.changed ?? "") ?? created,
    uid: entry.author === undefined ? 1 : entry.author,
    fields: { uri: `public://${path}`, filemime, filesize: size },
    references: {},
    alias: null,
    formerAliases: [],
  }
}

type Leaflet = {
  readonly title: string
  readonly langcode: string
  /** Unix seconds, written into the file. */
  readonly created: number
}

/** Makes a PDF of one page with a title. The same input gives the same bytes, so that a second import changes nothing. */
function makePdf({ title, langcode, created }: Leaflet): Promise<Buffer> {
  const date = new Date(created * 1000)
  const document = new PDFDocument({
    size: "A4",
    margin: 72,
    // Deflate differs between versions of zlib.
    compress: false,
    lang: langcode,
    displayTitle: true,
    info: { Title: title, Author: "G30", Creator: "G30", Producer: "G30", CreationDate: date, ModDate: date },
  })
  const chunks: Uint8Array[] = []
  const made = new Promise<Buffer>((resolve, reject) => {
    document.on("data", (chunk: Uint8Array) => chunks.push(chunk))
    document.on("end", () => resolve(Buffer.concat(chunks)))
    document.on("error", reject)
  })
  document.font("Helvetica-Bold").fontSize(12).text("G30")
  document.moveDown(8).fontSize(26).text(title, { lineGap: 4 })
  document.end()
  return made
}

/** Files in a folder beside the files folder, on the same disk, so that one rename moves each in. */
export type StagedFiles = ReturnType<typeof stageFiles>

/** Writes changed files to a folder beside. It removes what a killed import left there, so only one caller at a time may run. */
export function stageFiles(filesFolder: string, files: readonly Pick<ReadyFile, "path" | "source">[], onStaged: (done: number) => void) {
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
  /** Moves the files in. After a failure call `undo`. */
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
