import { existsSync } from "node:fs"
import { join } from "node:path"
import { mediaTypes } from "#server/content/files/media-types.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { toSeconds } from "#server/content/agenda/brussels.ts"
import { addressOf, extensionOf, nameProblem, pathOf, type FileEntry, type FileFolder } from "./folder-file.ts"
import type { FolderFile } from "./item.ts"
import { bytesPath, measure } from "./pictures.ts"
import type { Problems } from "./problems.ts"
import type { ContentFolder } from "./read-folder.ts"
import { stableUuid } from "./stable-uuid.ts"

/** 1 January 2026, 9:00 in Brussels: when undated content was made. Never the time of the import, or importing twice would change it. */
export const undated = 1_767_254_400

export type KnownFile = FolderFile & {
  readonly folder: FileFolder
  readonly entry: FileEntry
  /** Where its bytes are; `null` for one that the import makes. */
  readonly source: string | null
  /** Bytes; `null` until it is made. */
  readonly size: number | null
}

/** The files of a content folder, by name. */
export class FolderFiles {
  readonly #known = new Map<string, KnownFile>()
  readonly #makesAttachments: boolean

  constructor(folder: string) {
    this.#makesAttachments = !existsSync(join(folder, "attachments"))
  }

  /** Looks into every file that the folder's indexes list. */
  async open({ path, entries }: ContentFolder, problems: Problems, onOpened: (done: number) => void): Promise<void> {
    for (const [position, { folder, entry, source, index }] of entries.entries()) {
      const measured = await measure(bytesPath(path, { folder, entry }), folder === "images")
      const found = "problem" in measured ? { width: null, height: null, size: null } : measured
      const isOther = (["width", "height"] as const).some((side) => (entry[side] ?? found[side]) !== found[side])
      if ("problem" in measured) problems.add(source, [index, "file"], entry.file, measured.problem)
      else if (isOther) {
        problems.add(source, [index, "width"], entry.file, `the picture measures ${measured.width ?? 0} x ${measured.height ?? 0} pixels`)
      }
      this.#add(folder, entry, bytesPath(path, { folder, entry }), found)
      onOpened(position + 1)
    }
  }

  #add(folder: FileFolder, entry: FileEntry, source: string | null, measures: Pick<KnownFile, "width" | "height" | "size">): KnownFile {
    const path = pathOf(entry.file)
    const alt = {
      ...(entry.alt_en === undefined ? {} : { en: entry.alt_en }),
      ...(entry.alt_fr === undefined ? {} : { fr: entry.alt_fr }),
      ...(entry.alt_nl === undefined ? {} : { nl: entry.alt_nl }),
    }
    const uuid = entry.uuid ?? stableUuid("file--file", path)
    const file = { uuid, path: addressOf(path), alt, folder, entry, source, ...measures }
    this.#known.set(entry.file, file)
    return file
  }

  picture(name: string): KnownFile | undefined {
    const file = this.#known.get(name)
    return file?.folder === "images" ? file : undefined
  }

  /** An attachment by name. One that no index lists is a PDF that the import makes, where the folder has no attachments at all. */
  attachment(name: string): KnownFile | { readonly problem: string } {
    const known = this.#known.get(name)
    if (known !== undefined) return known
    const problem = nameProblem(name, "attachments")
    if (problem !== null) return { problem }
    if (!this.#makesAttachments) return { problem: `attachments/index.json has no file "${name}"` }
    if (extensionOf(name) !== "pdf") return { problem: `the file attachments/${name} is missing` }
    return this.#add("attachments", { file: name }, null, { width: null, height: null, size: null })
  }

  has(address: string): boolean {
    return this.all().some(({ path }) => path === address)
  }

  all(): readonly KnownFile[] {
    return [...this.#known.values()]
  }
}

/** The entity of a file. `size` in bytes. */
export function fileEntity({ uuid, entry }: KnownFile, size: number): StoredEntity {
  const path = pathOf(entry.file)
  const created = toSeconds(entry.created ?? "") ?? undated
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
    fields: {
      uri: `public://${path}`,
      filemime: entry.filemime ?? mediaTypes[extensionOf(path)] ?? "application/octet-stream",
      filesize: size,
    },
    references: {},
    alias: null,
    formerAliases: [],
  }
}
