import { join } from "node:path"
import type { Langcode } from "#contract/fields.ts"
import { fromSeconds } from "#server/content/agenda/brussels.ts"
import { mediaTypes } from "#server/content/files/media-types.ts"
import { fileAddress, type StoredEntity } from "#server/content/entities/entity.ts"
import { ExportError } from "#server/transfer/problems.ts"
import { stableUuid } from "#server/transfer/stable-uuid.ts"
import { isPictureName, nameOf, type FileEntry, type FileFolder } from "./folder.ts"
import { extensionOf, measure } from "./measure.ts"

export type StoredFile = {
  readonly uuid: string
  readonly name: string
  readonly folder: FileFolder
  readonly entry: FileEntry
  readonly address: string
  readonly source: string
}

/** Measures all files of the database. A picture gets the alt text of its first use in each language. */
export async function openStoredFiles(
  files: readonly StoredEntity[],
  users: readonly StoredEntity[],
  filesFolder: string,
  onOpened: (done: number) => void,
): Promise<StoredFile[]> {
  const alts = altTexts(users)
  const opened: StoredFile[] = []
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
      const folder = isPicture ? "images" : "attachments"
      opened.push({ uuid: file.uuid, name: entry.file, folder, entry, address: fileAddress(path), source })
    }
    onOpened(index + 1)
  }
  if (problems.length > 0)
    throw new ExportError(["These files can't be exported. Restore or delete them, then export again:", ...problems].join("\n"))
  return opened
}

function entryOf(file: StoredEntity, path: string, described: Partial<FileEntry>): FileEntry {
  const { id, uuid, label, langcode, status, uid, created, changed, fields } = file
  const mediaType = mediaTypes[extensionOf(path)]
  return {
    file: nameOf(path),
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
  const found = new Map<string, AltTexts>()
  for (const { langcode, references } of users) {
    for (const { uuid, meta } of Object.values(references).flat()) {
      if (typeof meta.alt === "string") found.set(uuid, { [`alt_${langcode}`]: meta.alt, ...found.get(uuid) })
    }
  }
  return found
}

export function altIn({ entry }: StoredFile, langcode: Langcode): string | undefined {
  return { en: entry.alt_en, fr: entry.alt_fr, nl: entry.alt_nl }[langcode]
}
