/** Uploads the files that content uses, and finds those that are there already. */
import { collectionPath, fileContentPath } from "#contract/paths.ts"
import { kindOf } from "#contract/content.ts"
import { isFile, pictureRules, type ResourceType } from "#contract/fields.ts"
import { slugOf } from "#server/content/entities/alias-rules.ts"
import type { BackEnd } from "../http/back-end.ts"
import { RefusedRequest, RemoteProblem } from "../http/problem.ts"
import { linksIn, type Item } from "../items/item.ts"
import type { LocalFile } from "../items/local-items.ts"
import { localBytes, remoteBytes, shaOf } from "../run/file-bytes.ts"
import type { Identities } from "../run/identities.ts"
import type { Journal } from "../run/journal.ts"
import { remoteFile, type RemoteFile } from "../run/remote-content.ts"
import { referencesOf } from "../run/waves.ts"

export type FileUse = { readonly type: ResourceType; readonly field: string }

export type FilePlan = {
  readonly file: LocalFile
  readonly use: FileUse
  readonly verdict: "create" | "change" | "same" | "lost"
  /** The same file there; undefined for a new one. */
  readonly remote: RemoteFile | undefined
}

/** The files that content uses, each with a field that takes it. Unused ones stay: every back end deletes them after a while. */
export function usedFiles(items: readonly Item[], files: readonly LocalFile[]): readonly (readonly [LocalFile, FileUse])[] {
  const uses = new Map(items.flatMap(usesBy))
  const named = new Set(items.flatMap(referencesOf))
  return files.flatMap((file) => {
    const use = uses.get(file.uuid) ?? (named.has(file.uuid) ? usualUse(file) : undefined)
    return use === undefined ? [] : [[file, use] as const]
  })
}

function usesBy({ type, values }: Item): readonly (readonly [uuid: string, FileUse])[] {
  const fields = Object.entries(kindOf(type).fields).filter(([, rules]) => isFile(rules))
  return fields.flatMap(([field]) => linksIn(values[field]).map(({ uuid }) => [uuid, { type, field }] as const))
}

function usualUse({ path }: LocalFile): FileUse {
  const isPicture = pictureRules.extensions.split(" ").includes(extensionOf(path))
  return { type: "node--article", field: isPicture ? "field_gallery" : "field_attachments" }
}

function extensionOf(path: string): string {
  return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? ""
}

export type FileSides = {
  readonly folder: string
  readonly backEnd: BackEnd
  readonly journal: Journal
  readonly known: Identities
}

/** Finds a file's place there: by the journal, by its UUID, else by name, size and checksum. `remote` has the files that no other one has taken. */
export async function planFile(
  sides: FileSides,
  [file, use]: readonly [LocalFile, FileUse],
  remote: Map<string, RemoteFile>,
): Promise<FilePlan> {
  const { folder, backEnd, journal } = sides
  const before = journal.files().find(({ id, here }) => here === file.uuid && remote.has(id))
  const candidates = before === undefined ? candidatesFor(file, remote) : [remote.get(before.id)].flatMap((one) => one ?? [])
  const isUntouched = before?.size === file.size && before.changed === file.changed
  const [same] = candidates
  if (isUntouched && same !== undefined) return taken(sides, { file, use, verdict: "same", remote: same }, remote)
  const bytes = await localBytes(folder, file)
  if (bytes === null) return { file, use, verdict: "lost", remote: undefined }
  const sha = shaOf(bytes)
  for (const candidate of candidates) {
    if (!remote.has(candidate.id) || before?.sha === sha) continue
    // Another file may have taken it meanwhile.
    const found = shaOf(await remoteBytes(backEnd.client, candidate))
    if (found !== sha || !remote.has(candidate.id)) continue
    journal.note({
      is: "file",
      id: candidate.id,
      here: file.uuid,
      sha,
      size: file.size,
      changed: file.changed,
      changedThere: candidate.changed,
    })
    return taken(sides, { file, use, verdict: "same", remote: candidate }, remote)
  }
  if (before?.sha === sha && same !== undefined) return taken(sides, { file, use, verdict: "same", remote: same }, remote)
  const own = candidates.find(({ id }) => id === before?.id || id === file.uuid)
  return own === undefined
    ? { file, use, verdict: "create", remote: undefined }
    : taken(sides, { file, use, verdict: "change", remote: own }, remote)
}

function taken({ known }: FileSides, plan: FilePlan & { readonly remote: RemoteFile }, remote: Map<string, RemoteFile>): FilePlan {
  remote.delete(plan.remote.id)
  known.join(plan.file.uuid, plan.remote.id)
  return plan
}

/** The file of the same UUID, then files of the same size: first those of the same name. */
function candidatesFor(file: LocalFile, remote: ReadonlyMap<string, RemoteFile>): readonly RemoteFile[] {
  const own = remote.get(file.uuid)
  const stem = stemOf(uploadName(file))
  const sized = [...remote.values()].filter(({ id, size }) => size === file.size && id !== file.uuid)
  const named = sized.filter(({ name }) => stemOf(name).startsWith(stem))
  return [...(own === undefined ? [] : [own]), ...named, ...sized.filter((one) => !named.includes(one))]
}

function stemOf(name: string): string {
  return name.slice(0, name.lastIndexOf("."))
}

/** A file name in ASCII: Drupal fails on others. */
export function uploadName({ label, path }: Pick<LocalFile, "label" | "path">): string {
  const extension = extensionOf(path)
  const name = label.toLowerCase().endsWith(`.${extension}`) ? label : path.slice(path.lastIndexOf("/") + 1)
  return `${slugOf(name.slice(0, name.length - extension.length - 1)) || "file"}.${extension}`
}

/** Uploads a new file, or the new bytes of a file. Returns the file there. */
export async function sendFile(sides: FileSides, plan: FilePlan): Promise<RemoteFile> {
  const { folder, journal, known } = sides
  const { file } = plan
  const bytes = await localBytes(folder, file)
  if (bytes === null) throw new RemoteProblem(`The bytes of ${file.path} are missing. Restore the file, then run the command again.`)
  const sha = shaOf(bytes)
  const sent = plan.remote === undefined ? null : await replaced(sides, plan.remote, bytes)
  const there = sent ?? (await uploaded(sides, plan, { bytes, sha }))
  if (plan.remote !== undefined && plan.remote.id !== there.id) journal.note({ is: "forgotten", id: plan.remote.id })
  journal.note({ is: "file", id: there.id, here: file.uuid, sha, size: file.size, changed: file.changed, changedThere: there.changed })
  known.join(file.uuid, there.id)
  return there
}

/** Null where the back end can't replace bytes, as a Drupal. The file is then uploaded anew, and content refers to the new one. */
async function replaced(
  { backEnd: { client, isDrupal } }: FileSides,
  { id }: RemoteFile,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<RemoteFile | null> {
  if (isDrupal) return null
  return remoteFile(await client.upload({ path: fileContentPath(id), name: null, bytes }))
}

type Sent = { readonly bytes: Uint8Array<ArrayBuffer>; readonly sha: string }

async function uploaded(sides: FileSides, { file, use }: FilePlan, { bytes, sha }: Sent): Promise<RemoteFile> {
  const { client } = sides.backEnd
  const path = `${collectionPath(use.type)}/${use.field}`
  for (let tries = 0; ; tries++) {
    try {
      return remoteFile(await client.upload({ path, name: uploadName(file), bytes }))
    } catch (error) {
      // The line may have broken after the file arrived.
      const isRefused = error instanceof RefusedRequest && error.status < 500
      if (isRefused || tries === 3) throw error
      const arrived = await findArrived(sides, { bytes, sha })
      if (arrived !== undefined) return arrived
    }
  }
}

async function findArrived({ backEnd: { client }, journal }: FileSides, { bytes, sha }: Sent): Promise<RemoteFile | undefined> {
  const taken = new Set(journal.files().map(({ id }) => id))
  const { resources } = await client.list(`${collectionPath("file--file")}?filter[filesize]=${bytes.length}&sort=-drupal_internal__fid`)
  for (const found of resources.map(remoteFile).filter(({ id }) => !taken.has(id))) {
    if (shaOf(await remoteBytes(client, found)) === sha) return found
  }
  return undefined
}
