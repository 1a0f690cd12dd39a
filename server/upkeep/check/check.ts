import type { Database } from "#server/database/open.ts"
import type { Progress } from "#server/terminal/progress.ts"
import { checkDatabase } from "./database-checks.ts"
import { checkFiles } from "./file-checks.ts"
import type { Finding } from "./finding.ts"

type CheckContext = { readonly db: Database; readonly home: string; readonly now: Date }

/** Finds the faults of a state folder without changing it. */
export function check({ db, home, now }: CheckContext, progress: Progress = () => undefined): readonly Finding[] {
  const steps = [() => checkDatabase(db), () => checkFiles(db, home, now)]
  const findings: Finding[] = []
  for (const [index, step] of steps.entries()) {
    findings.push(...step())
    progress("Checking", index + 1, steps.length)
    if (index === 0 && findings.some(({ what }) => what.startsWith("The database file is damaged"))) return findings
  }
  return findings
}
