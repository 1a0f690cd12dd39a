import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"

/** Writes files into a new folder, as a built site has them. */
export function aSite(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "g30-site-"))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}
