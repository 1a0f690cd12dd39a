import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** A folder whose Gatsby is the script `script`. */
export function aGatsby(script: string): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "g30-gatsby-")))
  mkdirSync(join(root, "node_modules", "gatsby"), { recursive: true })
  writeFileSync(join(root, "node_modules", "gatsby", "cli.js"), script)
  return root
}
