/** The publishing of a test: its own clock, state folder and builder. */
import type { Database } from "#server/database/open.ts"
import { makePublishing, type Publishing, type PublishingOptions } from "#server/publishing/publishing.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

export function aPublishing(db: Database | null, options: Partial<PublishingOptions> = {}): Publishing {
  const { home = aTemporaryFolder(), isAutomatic = true, log = () => undefined } = options
  return makePublishing({ ...options, db, home, isAutomatic, log })
}
