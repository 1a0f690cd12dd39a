import type { Database } from "#server/database/open.ts"
import { checkDatabase, damageOf } from "./database-checks.ts"
import { checkFiles } from "./file-checks.ts"
import type { Finding } from "./finding.ts"

type CheckContext = { readonly db: Database; readonly home: string; readonly now: Date }

/** Finds the faults of a state folder without changing it. Of a damaged database nothing else can be said. */
export function check({ db, home, now }: CheckContext): readonly Finding[] {
  const damage = damageOf(db)
  return damage.length > 0 ? damage : [...checkDatabase(db), ...checkFiles(db, home, now)]
}
