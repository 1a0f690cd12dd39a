import { createHash } from "node:crypto"
import { list, type ReadEntry } from "tar"
import { manifestName, parseManifest, type Manifest, type ManifestEntry } from "./manifest.ts"

type TarEntry = ManifestEntry & { readonly type: string }

const largestManifest = 256 * 1024 * 1024

/** Checks that the backup holds what its manifest says and nothing else. @throws Error */
export async function readBackup(file: string, onEntry: () => void = () => undefined): Promise<Manifest> {
  const entries: TarEntry[] = []
  const manifestText: Buffer[] = []
  const take = (entry: ReadEntry) => {
    const { path, size, type } = entry
    const hash = createHash("sha256")
    const isManifest = entries.length === 0 && path === manifestName && size <= largestManifest
    entry.on("data", (chunk) => {
      hash.update(chunk)
      if (isManifest) manifestText.push(chunk)
    })
    entry.on("end", () => {
      entries.push({ path, size, type, sha256: hash.digest("hex") })
      onEntry()
    })
  }
  try {
    await list({ file, strict: true, onReadEntry: take })
  } catch (error) {
    throw new Error(`${file} can't be read as a backup (${error instanceof Error ? error.message : String(error)}).`)
  }
  const manifest = parseManifest(Buffer.concat(manifestText).toString("utf8"))
  const fault = faultOf(entries, manifest)
  if (fault === null && "entries" in manifest) return manifest
  throw new Error(`${file} can't be used: ${fault ?? ""}. Use another backup.`)
}

function faultOf([first, ...others]: readonly TarEntry[], manifest: ReturnType<typeof parseManifest>): string | null {
  if (first === undefined) return "it is empty"
  if (first.path !== manifestName) return "it doesn't begin with a manifest"
  if ("problem" in manifest) return manifest.problem
  const awaited = new Map(manifest.entries.map((entry) => [entry.path, entry]))
  for (const { path, size, type, sha256 } of others) {
    const named = awaited.get(path)
    if (type !== "File" && type !== "OldFile") return `"${path}" is no plain file but a ${type}`
    if (named === undefined) return `it holds "${path}", which its manifest doesn't name, or twice`
    if (size !== named.size) return `"${path}" has ${size} bytes instead of ${named.size}`
    if (sha256 !== named.sha256) return `"${path}" has another checksum than its manifest says`
    awaited.delete(path)
  }
  const [lacking] = awaited.keys()
  return lacking === undefined ? null : `"${lacking}" is missing in it`
}
