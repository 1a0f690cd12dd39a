/** A file that is there already is found by UUID, else by name, size and checksum. */
import { readFile } from "node:fs/promises"
import sharp from "sharp"
import { collectionPath } from "#contract/paths.ts"
import { slugOf } from "#server/content/entities/alias-rules.ts"
import { fileAddress } from "#server/content/entities/entity.ts"
import type { Progress } from "#server/terminal/progress.ts"
import { extensionOf } from "#server/transfer/folder-files.ts"
import type { FolderFile } from "#server/transfer/format/key.ts"
import type { FolderContent } from "#server/transfer/import.ts"
import { inParallel } from "#server/terminal/in-parallel.ts"
import type { Client } from "./http/client.ts"
import { fileOf, type SiteFile } from "./site-content.ts"

export type FilePlan = { readonly file: FolderFile; readonly there: SiteFile | undefined }

/** Leaves out unused files, which every back end deletes after a while. */
export function usedFiles({ files, entities }: FolderContent): readonly FolderFile[] {
  const isUsed = usesIn(entities)
  return files.filter(({ path, entity }) => isUsed(entity.uuid, fileAddress(path)))
}

/** An item names a file by UUID in its fields, or by address in its texts. */
export function usesIn(items: readonly unknown[]): (uuid: string, address: string) => boolean {
  const text = JSON.stringify(items)
  return (uuid, address) => text.includes(uuid) || text.includes(address)
}

/** Uses only ASCII, because Drupal fails on other names. */
function uploadName({ path, entity: { label } }: FolderFile): string {
  const extension = extensionOf(path)
  const name = label.toLowerCase().endsWith(`.${extension}`) ? label : path.slice(path.lastIndexOf("/") + 1)
  return `${slugOf(stemOf(name))}.${extension}`
}

function stemOf(name: string): string {
  return name.slice(0, name.lastIndexOf("."))
}

/** No two local files become one remote file. */
export async function planFiles(client: Client, files: readonly FolderFile[], there: readonly SiteFile[]): Promise<readonly FilePlan[]> {
  const free = new Set(there)
  return inParallel(files, async (file) => {
    const stem = stemOf(uploadName(file))
    const isOwn = ({ entity }: SiteFile) => entity.uuid === file.entity.uuid
    const candidates = there.filter((one) => isOwn(one) || stemOf(one.entity.label).startsWith(stem))
    for (const candidate of candidates.toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)))) {
      if (free.has(candidate) && (await isSameFile(client, file, candidate)) && free.delete(candidate)) return { file, there: candidate }
    }
    return { file, there: undefined }
  })
}

/** A server of this project encodes a picture with metadata anew, so the same picture may have other bytes. */
async function isSameFile(client: Client, { isPicture, source }: FolderFile, there: SiteFile): Promise<boolean> {
  const bytes = await readFile(source)
  if (!isPicture && there.size !== bytes.length) return false
  const other = await client.bytes(there.url)
  return bytes.equals(other) || (isPicture && (await isWithoutMetadata(bytes, other)))
}

/** Tells whether a remote picture is a local one without its metadata. */
async function isWithoutMetadata(ours: Buffer, theirs: Buffer): Promise<boolean> {
  const small = (bytes: Buffer) =>
    sharp(bytes).autoOrient().resize(side, side, { fit: "fill" }).toColourspace("srgb").removeAlpha().raw().toBuffer()
  try {
    const { exif, xmp, iptc } = await sharp(ours).metadata()
    const [pixels, others] = [await small(ours), await small(theirs)]
    const isClose = pixels.every((value, index) => Math.abs(value - (others[index] ?? 0)) <= mostDifferent)
    return (exif ?? xmp ?? iptc) !== undefined && isClose
  } catch {
    // sharp can't read one of them: the files count as different.
    return false
  }
}

/** Pixels: enough to tell two pictures of one name apart. */
const side = 32
const mostDifferent = 12

/** A server of this project takes no more uploads of an account at once. */
const uploads = 2

/** Compares the bytes that arrived. @throws Error */
export async function sendFiles(client: Client, plans: readonly FilePlan[], progress: Progress): Promise<readonly FilePlan[]> {
  let done = 0
  return inParallel(
    plans,
    async ({ file, there }) => {
      if (there !== undefined) return { file, there }
      const name = uploadName(file)
      const field = file.isPicture ? "field_gallery" : "field_attachments"
      const remoteFile = fileOf(
        await client.upload(`${collectionPath("node--article")}/${field}`, name, Buffer.from(await readFile(file.source))),
      )
      done += 1
      progress("Sending the files", done, plans.length)
      if (await isSameFile(client, file, remoteFile)) return { file, there: remoteFile }
      throw new Error(`${name} has other bytes at ${client.base} than here. Run the command again.`)
    },
    uploads,
  )
}
