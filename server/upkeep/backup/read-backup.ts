import { createHash } from "node:crypto"
import { list, type ReadEntry } from "tar"
import { UpkeepError } from "#server/upkeep/errors.ts"
import { manifestName, parseManifest, type Manifest, type ManifestEntry } from "./manifest.ts"

export type Sink = { readonly write: (chunk: Buffer) => void; readonly end: () => void }

type BackupReader = {
  /** Called before the first entry; it may throw to stop. */
  readonly onManifest?: (manifest: Manifest) => void
  readonly sinkFor?: (entry: ManifestEntry) => Sink
  readonly onEntry?: () => void
}

const largestManifest = 256 * 1024 * 1024

type Reading = {
  readonly file: string
  readonly reader: BackupReader
  manifest: Manifest | null
  failure: Error | null
  awaited: Map<string, ManifestEntry>
}

/** Reads a backup, and passes on only the entries that its manifest names. It checks everything. @throws UpkeepError */
export async function readBackup(file: string, reader: BackupReader = {}): Promise<Manifest> {
  const reading: Reading = { file, reader, manifest: null, failure: null, awaited: new Map() }
  try {
    await list({ file, strict: true, onReadEntry: (entry) => guard(reading, () => takeEntry(reading, entry)) })
  } catch (error) {
    if (error instanceof UpkeepError) throw error
    throw new UpkeepError(`${file} can't be read as a backup (${error instanceof Error ? error.message : String(error)}).`)
  }
  return resultOf(reading)
}

// An error that is thrown in an event of the parser would end the process.
function guard(reading: Reading, work: () => void): void {
  try {
    if (reading.failure === null) work()
  } catch (error) {
    reading.failure = error instanceof Error ? error : new Error(String(error), { cause: error })
  }
}

function takeEntry(reading: Reading, entry: ReadEntry): void {
  if (entry.type !== "File" && entry.type !== "OldFile") throw broken(reading, `"${entry.path}" is no plain file but a ${entry.type}`)
  if (reading.manifest === null) takeManifest(reading, entry)
  else takeFile(reading, entry)
}

function takeManifest(reading: Reading, entry: ReadEntry): void {
  if (entry.path !== manifestName || entry.size > largestManifest) throw broken(reading, "it doesn't begin with a manifest")
  const chunks: Buffer[] = []
  entry.on("data", (chunk) => void chunks.push(chunk))
  const end = () => {
    const manifest = parseManifest(Buffer.concat(chunks).toString("utf8"))
    if ("problem" in manifest) throw broken(reading, manifest.problem)
    reading.manifest = manifest
    reading.awaited = new Map(manifest.entries.map((each) => [each.path, each]))
    reading.reader.onManifest?.(manifest)
  }
  entry.on("end", () => guard(reading, end))
}

function takeFile(reading: Reading, entry: ReadEntry): void {
  const { awaited, reader } = reading
  const manifestEntry = awaited.get(entry.path)
  if (manifestEntry === undefined) throw broken(reading, `it holds "${entry.path}", which its manifest doesn't name, or twice`)
  if (entry.size !== manifestEntry.size) throw broken(reading, `"${entry.path}" has ${entry.size} bytes instead of ${manifestEntry.size}`)
  awaited.delete(entry.path)
  const sink = reader.sinkFor?.(manifestEntry)
  const hash = createHash("sha256")
  const pass = (chunk: Buffer) => {
    hash.update(chunk)
    sink?.write(chunk)
  }
  const end = () => {
    sink?.end()
    if (hash.digest("hex") !== manifestEntry.sha256) throw broken(reading, `"${entry.path}" has another checksum than its manifest says`)
    reader.onEntry?.()
  }
  entry.on("data", (chunk) => guard(reading, () => pass(chunk)))
  entry.on("end", () => guard(reading, end))
}

function resultOf(reading: Reading): Manifest {
  const { manifest, failure, awaited } = reading
  if (failure !== null) throw failure
  if (manifest === null) throw broken(reading, "it is empty")
  const [lacking] = awaited.keys()
  if (lacking !== undefined) throw broken(reading, `"${lacking}" is missing in it`)
  return manifest
}

function broken({ file }: Reading, reason: string): UpkeepError {
  return new UpkeepError(`${file} can't be used: ${reason}. Use another backup.`)
}
