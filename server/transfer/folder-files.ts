import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { extname, join } from "node:path"
import sharp from "sharp"
import * as v from "valibot"
import { lengthOf } from "#contract/field-types/text.ts"
import { attachmentRules, pictureRules } from "#contract/fields.ts"
import { toSeconds } from "#contract/agenda/brussels.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { mediaTypes } from "#server/content/files/media-types.ts"
import { instantSchema, stableUuid } from "./format/entity-keys.ts"
import type { FolderFile } from "./format/key.ts"
import { langcode } from "./format/text-map.ts"
import type { Problems, SourceFile } from "./transfer-problems.ts"

export const fileFolders = ["images", "attachments"] as const
export type FileFolder = (typeof fileFolders)[number]

/** Names without a folder get this one. Drupal's current month would make a second import change something. */
const ownFolder = "2026-11"

export function extensionOf(name: string): string {
  return extname(name).slice(1).toLowerCase()
}

export function isPictureName(name: string): boolean {
  return pictureRules.extensions.split(" ").includes(extensionOf(name))
}

export function filePathOf(name: string): string {
  return name.includes("/") ? name : `${ownFolder}/${name}`
}

export function fileNameOf(path: string): string {
  const name = path.slice(ownFolder.length + 1)
  return path.startsWith(`${ownFolder}/`) && !name.includes("/") ? name : path
}

/** A name must not lead out of its folder. */
export function nameProblem(name: string, folder: FileFolder): string | null {
  const isSafe = name.split("/").every((part) => /^[^\p{Cc}\\:*?"<>|]+$/u.test(part) && !part.startsWith("."))
  if (!isSafe) return `"${name}" is no name for a file`
  if (fileNameOf(filePathOf(name)) !== name) return `"${name}" is "${fileNameOf(filePathOf(name))}": write it so`
  const { extensions } = folder === "images" ? pictureRules : attachmentRules
  const isAllowed = extensions.split(" ").includes(extensionOf(name))
  return isAllowed ? null : `"${name}" has none of the extensions ${extensions.replaceAll(" ", ", ")}`
}

const alt = v.exactOptional(
  v.pipe(
    v.string(),
    v.check((text) => lengthOf(text) <= 512, "is longer than 512 characters"),
  ),
)
const positive = v.exactOptional(v.pipe(v.number(), v.integer("is no whole number"), v.minValue(1, "is less than 1")))

export const fileEntry = v.strictObject({
  file: v.pipe(v.string(), v.nonEmpty("is empty")),
  alt_en: alt,
  alt_fr: alt,
  alt_nl: alt,
  width: positive,
  height: positive,
  subject: v.exactOptional(v.string()),
  fid: positive,
  uuid: v.exactOptional(v.pipe(v.string(), v.uuid("is no UUID"))),
  filename: v.exactOptional(v.string()),
  filemime: v.exactOptional(v.string()),
  langcode: v.exactOptional(langcode),
  used: v.exactOptional(v.boolean()),
  author: v.exactOptional(v.nullable(v.number())),
  created: v.exactOptional(instantSchema),
  changed: v.exactOptional(instantSchema),
})
export type FileEntry = v.InferOutput<typeof fileEntry>
export type IndexEntry = { readonly folder: FileFolder; readonly entry: FileEntry; readonly source: SourceFile; readonly index: number }

type FileMeasures = { readonly width: number | null; readonly height: number | null; readonly size: number }

const formats: Readonly<Record<string, readonly string[]>> = { jpeg: ["jpg", "jpeg"], png: ["png"], webp: ["webp"], heif: ["avif"] }

/** Office documents are zip archives. */
const beginnings: Readonly<Record<string, string>> = { pdf: "%PDF-", odt: "PK", ods: "PK", docx: "PK", xlsx: "PK", zip: "PK" }

/** Returns the file's problem if it can't be measured. */
export async function measure(path: string, isPicture: boolean): Promise<FileMeasures | { readonly problem: string }> {
  if (!existsSync(path)) return { problem: `the file ${path} is missing` }
  const bytes = await readFile(path)
  const { maxBytes } = isPicture ? pictureRules : attachmentRules
  if (bytes.length > maxBytes) return { problem: `the file has more than ${maxBytes / 1024 / 1024} MB` }
  if (isPicture) return measurePicture(path, bytes)
  const beginning = beginnings[extensionOf(path)] ?? ""
  const isSound = bytes.subarray(0, beginning.length).toString("latin1") === beginning
  return isSound ? { width: null, height: null, size: bytes.length } : { problem: `the file is no ${extensionOf(path)}` }
}

async function measurePicture(path: string, bytes: Buffer): Promise<FileMeasures | { readonly problem: string }> {
  try {
    const picture = sharp(bytes, { failOn: "truncated", limitInputPixels: false })
    const { format, width, height } = await picture.metadata()
    if (formats[format]?.includes(extensionOf(path)) !== true)
      return { problem: `the file is no ${extensionOf(path)} picture, but ${format}` }
    if (width * height > pictureRules.maxPixels)
      return { problem: `the picture has more than ${pictureRules.maxPixels / 1_000_000} megapixels` }
    // Decoding shows that the file is complete. A small size makes a JPEG faster to decode.
    await picture.resize(16).raw().toBuffer()
    return { width, height, size: bytes.length }
  } catch (error) {
    return { problem: `the file is no picture that can be shown (${error instanceof Error ? error.message.trim() : String(error)})` }
  }
}

/** 1 January 2026, 9:00 in Brussels. Undated content has a fixed date, so that a second import changes nothing. */
export const undated = 1_767_254_400

type Opening = { readonly problems: Problems; readonly onOpened: (done: number) => void }

/** Items use the returned names. */
export async function openFiles(
  folder: string,
  entries: readonly IndexEntry[],
  { problems, onOpened }: Opening,
): Promise<ReadonlyMap<string, FolderFile>> {
  const files = new Map<string, FolderFile>()
  for (const [position, { folder: kind, entry, source: index, index: place }] of entries.entries()) {
    const source = join(folder, kind, entry.file)
    const isPicture = kind === "images"
    const measured = await measure(source, isPicture)
    const { width, height, size } = "problem" in measured ? { width: null, height: null, size: 0 } : measured
    if ("problem" in measured) problems.add(index, [place, "file"], entry.file, measured.problem)
    else if ((entry.width ?? width) !== width || (entry.height ?? height) !== height) {
      problems.add(index, [place, "width"], entry.file, `the picture measures ${width ?? 0} x ${height ?? 0} pixels`)
    }
    const alts = { en: entry.alt_en, fr: entry.alt_fr, nl: entry.alt_nl }
    const path = filePathOf(entry.file)
    files.set(entry.file, { entity: fileEntity(entry, path, size), path, source, isPicture, alts, width, height })
    onOpened(position + 1)
  }
  return files
}

export function fileEntity(entry: FileEntry, path: string, size: number): StoredEntity {
  const created = toSeconds(entry.created ?? "") ?? undated
  const filemime = entry.filemime ?? mediaTypes[extensionOf(path)] ?? "application/octet-stream"
  return {
    type: "file--file",
    uuid: entry.uuid ?? stableUuid("file--file", path),
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
