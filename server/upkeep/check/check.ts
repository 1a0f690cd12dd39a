import type { Database } from "#server/database/open.ts"
import type { Progress } from "#server/terminal/progress.ts"
import { checkContent } from "./content.ts"
import { checkDatabase } from "./database.ts"
import { checkFiles } from "./files.ts"
import type { Finding } from "./finding.ts"

/** All that isn't as it should be in the state folder; an empty list where everything is well. It reads, and changes nothing. */
export function check(db: Database, home: string, now: Date, progress: Progress = () => undefined): readonly Finding[] {
  const steps = [() => checkDatabase(db), () => checkContent(db), () => checkFiles(db, home, now)]
  const findings: Finding[] = []
  for (const [index, step] of steps.entries()) {
    findings.push(...step())
    progress("Checking", index + 1, steps.length)
    // Further checks of a damaged file mean nothing.
    if (index === 0 && findings.some(({ what }) => what.startsWith("The database file is damaged"))) return findings
  }
  return findings
}
