/** Reads a backup from its first byte to its last, and believes nothing: kinds, names, sizes, numbers and checksums of its entries. */
import { createHash, type Hash } from "node:crypto"
import { list, type ReadEntry } from "tar"
import { UpkeepError } from "#server/upkeep/errors.ts"
import { manifestName, parseManifest, type Manifest, type ManifestEntry } from "./manifest.ts"

/** Takes the bytes of one entry. */
export type Sink = { readonly write: (chunk: Buffer) => void; readonly end: () => void }

export type BackupReader = {
  /** Hears the manifest before the first entry; may throw to stop. */
  readonly onManifest?: (manifest: Manifest) => void
  /** Where the bytes of an entry go. */
  readonly sinkFor?: (entry: ManifestEntry) => Sink
  readonly onEntry?: () => void
}

// A hundred bytes an entry: more than a million files.
const largestManifest = 256 * 1024 * 1024

/**
 * Reads a backup. Only what its manifest names is passed on; whether the checksums hold is known at the end.
 *
 * @throws UpkeepError where the file isn't a backup, or is broken
 */
export async function readBackup(file: string, reader: BackupReader = {}): Promise<Manifest> {
  const reading = makeReading(file, reader)
  try {
    await list({ file, strict: true, onReadEntry: reading.take })
  } catch (error) {
    if (error instanceof UpkeepError) throw error
    throw new UpkeepError(`${file} can't be read as a backup (${error instanceof Error ? error.message : String(error)}).`)
  }
  return reading.result()
}

function makeReading(file: string, reader: BackupReader) {
  let manifest: Manifest | null = null
  let failure: Error | null = null
  let awaited = new Map<string, ManifestEntry>()

  const broken = (why: string) => new UpkeepError(`${file} can't be used: ${why}. Use another backup.`)
  // What is thrown inside the parser's events would end the process.
  const guarded = (work: () => void) => {
    try {
      if (failure === null) work()
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error), { cause: error })
    }
  }

  const takeManifest = (entry: ReadEntry) => {
    if (entry.path !== manifestName || entry.size > largestManifest) throw broken("it doesn't begin with a manifest")
    const chunks: Buffer[] = []
    entry.on("data", (chunk) => void chunks.push(chunk))
    const end = () => {
      const parsed = parseManifest(Buffer.concat(chunks).toString("utf8"))
      if ("problem" in parsed) throw broken(parsed.problem)
      manifest = parsed
      awaited = new Map(parsed.entries.map((known) => [known.path, known]))
      reader.onManifest?.(parsed)
    }
    entry.on("end", () => guarded(end))
  }

  const takeFile = (entry: ReadEntry) => {
    const known = awaited.get(entry.path)
    if (known === undefined) throw broken(`it holds "${entry.path}", which its manifest doesn't name, or twice`)
    if (entry.size !== known.size) throw broken(`"${entry.path}" has ${entry.size} bytes instead of ${known.size}`)
    awaited.delete(entry.path)
    const sink = reader.sinkFor?.(known)
    const hash = createHash("sha256")
    entry.on("data", (chunk) => guarded(() => pass(chunk, hash, sink)))
    const end = () => {
      sink?.end()
      if (hash.digest("hex") !== known.sha256) throw broken(`"${entry.path}" has another checksum than its manifest says`)
      reader.onEntry?.()
    }
    entry.on("end", () => guarded(end))
  }

  return {
    take: (entry: ReadEntry) => {
      guarded(() => {
        if (entry.type !== "File" && entry.type !== "OldFile") throw broken(`"${entry.path}" is no plain file but a ${entry.type}`)
        if (manifest === null) takeManifest(entry)
        else takeFile(entry)
      })
    },
    result: (): Manifest => {
      if (failure !== null) throw failure
      const [lacking] = awaited.keys()
      if (manifest === null || lacking !== undefined) throw broken(lacking === undefined ? "it is empty" : `"${lacking}" is missing in it`)
      return manifest
    },
  }
}

function pass(chunk: Buffer, hash: Hash, sink: Sink | undefined): void {
  hash.update(chunk)
  sink?.write(chunk)
}
