import * as v from "valibot"

export const manifestName = "manifest.json"
export const databaseName = "content.sqlite"
export const filesName = "files"

const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0))
const entrySchema = v.strictObject({
  path: v.pipe(v.string(), v.check(isEntryPath)),
  size: wholeNumber,
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
})

const manifestSchema = v.object({
  format: v.literal(1),
  created: v.string(),
  schema: wholeNumber,
  content_version: wholeNumber,
  missing: v.array(v.string()),
  entries: v.pipe(
    v.array(entrySchema),
    v.check((entries) => new Set(entries.map(({ path }) => path)).size === entries.length),
    v.check((entries) => entries.some(({ path }) => path === databaseName)),
  ),
})

export type ManifestEntry = v.InferOutput<typeof entrySchema>
/** The first entry of a backup describes all others. */
export type Manifest = v.InferOutput<typeof manifestSchema>

export function parseManifest(text: string): Manifest | { readonly problem: string } {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), v.object({ format: v.number() })), text)
  if (!parsed.success) return { problem: "its manifest can't be read" }
  const { format } = parsed.output
  if (format !== 1) return { problem: `it has format ${format}, and this version of G30 reads format 1: use the version that wrote it` }
  const manifest = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), text)
  if (manifest.success) return manifest.output
  return { problem: `its manifest can't be (${v.getDotPath(manifest.issues[0]) ?? "as a whole"})` }
}

// A restore writes entries to these paths, so no path may lead elsewhere.
function isEntryPath(path: string): boolean {
  if (path === databaseName) return true
  const [top, ...segments] = path.split("/")
  return top === filesName && segments.length > 0 && path.length <= 1024 && segments.every(isPlainName)
}

function isPlainName(name: string): boolean {
  return name !== "" && name !== "." && name !== ".." && !/[\\\0]/.test(name)
}
