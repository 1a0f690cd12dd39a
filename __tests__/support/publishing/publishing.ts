/** The publishing of a test: its own clock, state folder and builder. */
import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Database } from "#server/database/open.ts"
import { makePublishing, type Publishing, type PublishingOptions } from "#server/publishing/publishing.ts"

export function aStateFolder(): string {
  return mkdtempSync(join(tmpdir(), "g30-home-"))
}

export function aPublishing(db: Database | null, options: Partial<PublishingOptions> = {}): Publishing {
  const { home = aStateFolder(), isAutomatic = true, log = () => undefined } = options
  return makePublishing({ ...options, db, home, isAutomatic, log })
}
