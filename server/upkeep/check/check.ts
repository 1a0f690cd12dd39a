import { allAccounts } from "#server/content/accounts/accounts.ts"
import { isVersionLost } from "#server/content/changes.ts"
import { addressFaults } from "#server/content/redirects/address-faults.ts"
import { damageOf, orphanedRows } from "#server/database/maintenance.ts"
import type { Database } from "#server/database/open.ts"
import { checkFiles } from "./file-checks.ts"
import { findingOf, type Finding } from "./finding.ts"

const fromBackup = "Restore the last good backup: npm run content -- replace FILE"
const saveAgain = "Save these items again in the dashboard, or import them again."

type CheckContext = { readonly db: Database; readonly home: string; readonly now: Date }

/** Changes nothing. A damaged database ends the check. */
export function check({ db, home, now }: CheckContext): readonly Finding[] {
  const damage = findingOf(readDamage(db), (names) => `The database file is damaged: ${names}.`, fromBackup)
  return damage.length > 0 ? damage : [...checkDatabase(db), ...checkAdministrator(db), ...checkFiles(db, home, now)]
}

function readDamage(db: Database): readonly string[] {
  try {
    return damageOf(db)
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

function checkDatabase(db: Database): readonly Finding[] {
  return [
    ...findingOf(orphanedRows(db), (names) => `Rows belong to something that isn't there: ${names}.`, fromBackup),
    ...findingOf(addressFaults(db, "addresses"), (names) => `The addresses of ${names} can't be.`, saveAgain),
    ...findingOf(
      addressFaults(db, "redirectsFromItems"),
      (names) => `These addresses redirect though published items have them: ${names}.`,
      "Save these items again in the dashboard, or delete the redirects.",
    ),
    ...findingOf(
      addressFaults(db, "redirects"),
      (names) => `The redirects from ${names} can't be.`,
      "Delete these redirects, and make them again.",
    ),
    ...findingOf(
      addressFaults(db, "circles"),
      (names) => `The redirects from ${names} lead in a circle.`,
      "Give one of them another target.",
    ),
    ...(isVersionLost(db) ? [{ what: "The number of the content's version is lost.", fix: fromBackup }] : []),
  ]
}

function checkAdministrator(db: Database): readonly Finding[] {
  const accounts = allAccounts(db)
  if (accounts.length === 0 || accounts.some(({ isActive, roles }) => isActive && roles.length > 0)) return []
  return [{ what: "No active user is an administrator.", fix: "Make one: npm run content -- user add --help" }]
}
