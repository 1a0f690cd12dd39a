import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import type { Langcode } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { fromSeconds } from "#contract/agenda/brussels.ts"
import { readEntities } from "#server/content/entities/read.ts"
import { fileAddress, type StoredEntity } from "#server/content/entities/entity.ts"
import type { RedirectValues } from "#server/content/redirects/change-redirect.ts"
import { madeRedirects } from "#server/content/redirects/find-redirect.ts"
import { mediaTypes } from "#server/content/files/media-types.ts"
import type { Database } from "#server/database/open.ts"
import type { Progress } from "#server/terminal/progress.ts"
import { contentFiles, termKeys } from "./content-files.ts"
import { extensionOf, isPictureName, measure, fileNameOf, type FileEntry, type FileFolder } from "./folder-files.ts"
import { stableUuid } from "./format/entity-keys.ts"
import type { ItemNames } from "./format/key.ts"
import { writeLanguages } from "./format/languages.ts"
import { viewsOf } from "./format/views.ts"
import { redirectsFile, writtenRedirect } from "./folder-redirects.ts"

/** Leaves out revisions. A failure leaves the folder unchanged. @throws Error for a broken file, or a folder in use */
export function exportFolder(db: Database, filesFolder: string, folder: string, progress: Progress = () => undefined) {
  const entities = contentFiles.flatMap(({ type }) => readEntities(db, type))
  return writeContent(folder, { entities, files: readEntities(db, "file--file"), filesFolder, redirects: madeRedirects(db) }, progress)
}

export type WrittenContent = {
  /** Leaves out files. */
  readonly entities: readonly StoredEntity[]
  readonly files: readonly StoredEntity[]
  readonly filesFolder: string
  readonly redirects: readonly RedirectValues[]
}

/** @throws Error for a broken file, or a folder in use */
export async function writeContent(
  folder: string,
  { entities, files: storedFiles, filesFolder, redirects }: WrittenContent,
  progress: Progress,
): Promise<{ readonly items: number; readonly files: number }> {
  const files = await openStoredFiles(storedFiles, entities, filesFolder, (done) =>
    progress("Looking at the files", done, storedFiles.length),
  )
  const context = writeContext(entities, files)
  replaceFolder(folder, (aside) => {
    writeJson(join(aside, exportMarker), { format: 1 })
    contentFiles.forEach(({ name, keys, type }, index) => {
      const own = entities.filter((entity) => entity.type === type)
      const items = own.map((entity) => writeLanguages(keys, viewsOf(entity), context))
      writeJson(join(aside, "content", name), items)
      progress("Writing the content", index + 1, contentFiles.length)
    })
    if (redirects.length > 0) writeJson(join(aside, "content", redirectsFile), redirects.map(writtenRedirect))
    for (const folder of ["images", "attachments"] as const) {
      const own = files.filter((file) => file.folder === folder)
      writeJson(
        join(aside, folder, "index.json"),
        own.map(({ entry }) => entry),
      )
      for (const { entry, source } of own) copy(source, join(aside, folder, entry.file))
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

/** A later export may replace a folder with this mark. */
const exportMarker = "export.json"

/** `write` fills a new folder, which then replaces `folder`. @throws Error if `folder` is neither empty nor an export */
function replaceFolder(folder: string, write: (aside: string) => void): void {
  const target = resolve(folder)
  const isThere = existsSync(target)
  if (isThere && !statSync(target).isDirectory()) throw new Error(`${folder} is a file: name a folder.`)
  if (isThere && readdirSync(target).length > 0 && !existsSync(join(target, exportMarker))) {
    throw new Error(`${folder} isn't empty and holds no export (it has no ${exportMarker}): name another folder, or empty it.`)
  }
  mkdirSync(dirname(target), { recursive: true })
  // mkdtemp makes the folder readable by its owner only. It holds drafts, hidden contacts and mail addresses.
  const aside = mkdtempSync(`${target}.export-`)
  const former = `${aside}-former`
  try {
    write(aside)
    if (isThere) renameSync(target, former)
    renameSync(aside, target)
  } catch (error) {
    if (existsSync(former) && !existsSync(target)) renameSync(former, target)
    throw error
  } finally {
    rmSync(aside, { recursive: true, force: true })
    if (existsSync(target)) rmSync(former, { recursive: true, force: true })
  }
}

function writeContext(entities: readonly StoredEntity[], files: readonly StoredFile[]): ItemNames {
  const ids = new Map(entities.map(({ uuid, id }) => [uuid, id ?? 0]))
  const keys = termKeys(entities)
  const byUuid = new Map(files.map((file) => [file.uuid, file]))
  const byAddress = new Map(files.map(({ path, entry }) => [fileAddress(path), entry]))
  return {
    idOf: (uuid) => valueFor(ids, uuid),
    keyOf: (uuid) => valueFor(keys, uuid),
    fileName: (uuid) => valueFor(byUuid, uuid).entry.file,
    altOf: (uuid, langcode) => valueFor(byUuid, uuid).entry[`alt_${langcode}`],
    pictureAt: (address) => {
      const { file: name, width, height } = byAddress.get(address) ?? {}
      return name === undefined || width === undefined || height === undefined ? undefined : { name, width, height }
    },
  }
}

function valueFor<T>(map: ReadonlyMap<string, T>, uuid: string): T {
  const value = map.get(uuid)
  // Foreign keys in the database prevent this.
  if (value === undefined) throw new TypeError(`Nothing has the UUID ${uuid}.`)
  return value
}

type StoredFile = {
  readonly uuid: string
  /** Is relative to the files folder. */
  readonly path: string
  readonly source: string
  readonly folder: FileFolder
  readonly entry: FileEntry
}

/** A picture gets the alt text of its first use in each language. */
async function openStoredFiles(
  files: readonly StoredEntity[],
  users: readonly StoredEntity[],
  filesFolder: string,
  onOpened: (done: number) => void,
): Promise<StoredFile[]> {
  const alts = altTexts(users)
  const openedFiles: StoredFile[] = []
  const problems: string[] = []
  for (const [index, file] of files.entries()) {
    const uri = typeof file.fields.uri === "string" ? file.fields.uri : ""
    const path = uri.replace(/^public:\/\//, "")
    const isPicture = isPictureName(path)
    const source = join(filesFolder, path)
    const measured = uri === path ? { problem: "its address doesn't start with public://" } : await measure(source, isPicture)
    if ("problem" in measured) problems.push(`${file.label} (file ${file.id ?? ""}, ${uri}): ${measured.problem}`)
    else {
      const sides = isPicture ? { width: measured.width ?? 0, height: measured.height ?? 0 } : {}
      const entry = entryOf(file, path, { ...alts.get(file.uuid), ...sides })
      openedFiles.push({ uuid: file.uuid, path, source, folder: isPicture ? "images" : "attachments", entry })
    }
    onOpened(index + 1)
  }
  if (problems.length > 0)
    throw new Error(["These files can't be exported. Restore or delete them, then export again:", ...problems].join("\n"))
  return openedFiles
}

function entryOf(file: StoredEntity, path: string, described: Partial<FileEntry>): FileEntry {
  const { id, uuid, label, langcode, status, uid, created, changed, fields } = file
  const mediaType = mediaTypes[extensionOf(path)]
  return {
    file: fileNameOf(path),
    ...described,
    ...(id === null ? {} : { fid: id }),
    ...(uuid === stableUuid("file--file", path) ? {} : { uuid }),
    ...(path.endsWith(`/${label}`) ? {} : { filename: label }),
    ...(typeof fields.filemime !== "string" || fields.filemime === mediaType ? {} : { filemime: fields.filemime }),
    langcode,
    used: status,
    author: uid,
    created: fromSeconds(created),
    changed: fromSeconds(changed),
  }
}

type AltTexts = Partial<Record<`alt_${Langcode}`, string>>

function altTexts(users: readonly StoredEntity[]): ReadonlyMap<string, AltTexts> {
  const altsByFile = new Map<string, AltTexts>()
  for (const { langcode, references } of users.flatMap(viewsOf)) {
    for (const { uuid, meta } of Object.values(references).flat()) {
      if (typeof meta.alt === "string") altsByFile.set(uuid, { [`alt_${langcode}`]: meta.alt, ...altsByFile.get(uuid) })
    }
  }
  return altsByFile
}
