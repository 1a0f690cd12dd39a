/** Finds the files that a back end's content uses, and brings those that aren't here. */
import { existsSync, mkdirSync, renameSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { inParallel, requestLimit } from "../run/parallel.ts"
import type { LocalFile } from "../items/local-items.ts"
import { localBytes, remoteBytes, shaOf } from "../run/file-bytes.ts"
import type { RemoteFile } from "../run/remote-content.ts"
import type { Sides } from "../run/sides.ts"
import { isPictureName, measure } from "#server/transfer/folder-files.ts"
import sharp from "sharp"

export type PulledFile = {
  readonly remote: RemoteFile
  readonly verdict: "create" | "change" | "same" | "conflict"
  /** The same file here; undefined for a new one. */
  readonly local: LocalFile | undefined
}

/** Finds a file's place here: by the journal, by its UUID, else by size and checksum. `free` has the local files that no other one has taken. */
export async function planPulledFile(sides: Sides, remote: RemoteFile, free: Map<string, LocalFile>): Promise<PulledFile> {
  const { backEnd, journal, folder, known } = sides
  const before = journal.files().find(({ id }) => id === remote.id)
  const own = free.get(before?.here ?? remote.id)
  const take = (local: LocalFile, verdict: PulledFile["verdict"], sha?: string): PulledFile => {
    free.delete(local.uuid)
    known.join(local.uuid, remote.id)
    if (sha !== undefined) journal.note(fileLine(remote, local, sha))
    return { remote, verdict, local }
  }
  if (own !== undefined && before?.size === remote.size && before.changedThere === remote.changed) return take(own, "same")
  const candidates = own === undefined ? [...free.values()].filter(({ size }) => size === remote.size) : [own]
  if (candidates.length === 0) return { remote, verdict: "create", local: undefined }
  const sha = shaOf(await remoteBytes(backEnd.client, remote))
  for (const candidate of candidates) {
    const bytes = await localBytes(folder, candidate)
    if (!free.has(candidate.uuid)) continue
    if (bytes !== null && shaOf(bytes) === sha) return take(candidate, "same", sha)
    if (own === undefined) continue
    const isOurs = before === undefined ? candidate.changed > remote.changed : bytes !== null && shaOf(bytes) !== before.sha
    return take(candidate, isOurs ? "conflict" : "change")
  }
  return { remote, verdict: "create", local: undefined }
}

export function fileLine(remote: RemoteFile, local: Pick<LocalFile, "uuid" | "changed">, sha: string) {
  return {
    is: "file",
    id: remote.id,
    here: local.uuid,
    sha,
    size: remote.size,
    changed: local.changed,
    changedThere: remote.changed,
  } as const
}

export type StagedFile = PulledFile & {
  /** The path of the bytes, which the transaction moves in. */
  readonly source: string
  readonly sha: string
  readonly size: number
  /** The displayed size of a picture. */
  readonly sides: { readonly width: number; readonly height: number } | null
}

/** Downloads files to a folder of the state. An interrupted run finds what it has downloaded. @throws Error naming the files that are none */
export async function stage(sides: Sides, staging: string, wanted: readonly PulledFile[]): Promise<readonly StagedFile[]> {
  mkdirSync(staging, { recursive: true, mode: 0o700 })
  let done = 0
  const staged = await inParallel(wanted, requestLimit, async (file) => {
    const source = join(staging, `${file.remote.id}-${file.remote.changed}${extensionOf(file.remote.path)}`)
    if (!existsSync(source) || statSync(source).size !== file.remote.size) {
      writeFileSync(`${source}.part`, await remoteBytes(sides.backEnd.client, file.remote))
      renameSync(`${source}.part`, source)
    }
    const result = await examined(file, source)
    done += 1
    sides.progress("Fetching the files", done, wanted.length)
    return result
  })
  const problems = staged.flatMap((file) => ("problem" in file ? [file.problem] : []))
  if (problems.length > 0) throw new Error(["These files of the site can't be taken:", ...problems].join("\n"))
  return staged.flatMap((file) => ("problem" in file ? [] : [file]))
}

async function examined(file: PulledFile, source: string): Promise<StagedFile | { readonly problem: string }> {
  const isPicture = isPictureName(file.remote.path)
  const measured = await measure(source, isPicture)
  if ("problem" in measured) return { problem: `${file.remote.path}: ${measured.problem}` }
  const bytes = (await localBytes("", { path: source })) ?? Buffer.alloc(0)
  const sides = isPicture ? (await sharp(bytes).metadata()).autoOrient : null
  return { ...file, source, sha: shaOf(bytes), size: measured.size, sides }
}

function extensionOf(path: string): string {
  return /\.[^./]+$/.exec(path)?.[0]?.toLowerCase() ?? ""
}
