import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** A folder with a stand-in for Gatsby, which runs `script` (Node); nothing else of it is there. */
export function aGatsby(script: string): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "g30-gatsby-")))
  mkdirSync(join(root, "node_modules", "gatsby"), { recursive: true })
  writeFileSync(join(root, "node_modules", "gatsby", "cli.js"), script)
  return root
}
