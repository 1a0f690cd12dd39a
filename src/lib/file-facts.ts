/** A file's kind and size, as a reader weighs it: "PDF, 420 kB". `bytes` in bytes, 1 kB = 1000 of them. */
export function fileFacts(filename: string, bytes: number): string {
  const extension = /\.([^.]+)$/.exec(filename)?.[1]?.toUpperCase()
  const size = bytes < 999_500 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
  return [extension, size].filter(Boolean).join(", ")
}
