import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

/** A folder whose Gatsby is the script `script`. */
export function aGatsby(script: string): string {
  const root = aTemporaryFolder()
  mkdirSync(join(root, "node_modules", "gatsby"), { recursive: true })
  writeFileSync(join(root, "node_modules", "gatsby", "cli.js"), script)
  return root
}
