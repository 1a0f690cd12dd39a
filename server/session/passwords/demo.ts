import { allAccounts } from "#server/content/accounts/accounts.ts"
import { countDemoPasswords, credentialOf, storeHash } from "#server/content/accounts/passwords.ts"
import { transaction, type Database } from "#server/database/open.ts"
import { isThisMachine } from "#server/http/connection.ts"
import { defaultHashing } from "#server/session/context/options.ts"
import { makePasswords } from "#server/session/context/hashing.ts"

export const demoPassword = "plumb-line-30"

export async function giveDemoPasswords(db: Database, hashing = defaultHashing): Promise<void> {
  const hash = await makePasswords(hashing).hash(demoPassword)
  transaction(db, () => {
    for (const { pk } of allAccounts(db)) if (credentialOf(db, pk) === undefined) storeHash(db, pk, hash, true)
  })
}

type Reach = {
  readonly host: string
  readonly origin: string | undefined
  readonly siteUrl?: string | undefined
  readonly isBehindProxy?: boolean | undefined
}

/** Refuses a start in which other machines would reach accounts with the demo's published password. */
export function demoComplaint(db: Database, reach: Reach): string | null {
  const way = wayFromElsewhere(reach)
  const count = way === null ? 0 : countDemoPasswords(db)
  if (count === 0) return null
  return [
    `${count} accounts still have the demo's password, which everyone knows, so the server doesn't start where others reach it (${way}).`,
    "Give them passwords of their own (npm run content -- user password NAME), block or delete them, let this machine alone reach the server,",
    "or say G30_ALLOW_DEMO_ACCOUNTS=1 if it is to be a demonstration.",
  ].join("\n")
}

function wayFromElsewhere({ host, origin, siteUrl, isBehindProxy }: Reach): string | null {
  const isPublic = (address: string | undefined) => address !== undefined && !isThisMachine(new URL(address).hostname)
  if (!isThisMachine(host)) return `it listens at ${host}`
  if (isBehindProxy === true) return "a proxy forwards requests to it: G30_TRUSTED_PROXY"
  if (isPublic(origin)) return `its public origin is ${origin}: G30_ORIGIN`
  return isPublic(siteUrl) ? `its site is at ${siteUrl}: G30_SITE_URL` : null
}

/** Tells the operator how to sign in, unless an administrator has a password of their own. */
export function signInAdvice(db: Database): readonly string[] {
  const able = allAccounts(db).filter(({ pk, isActive }) => isActive && credentialOf(db, pk) !== undefined)
  if (countDemoPasswords(db) > 0) {
    const admins = able.filter(({ roles }) => roles.length > 0).slice(0, 2)
    const members = able.filter(({ roles }) => roles.length === 0).slice(0, 1)
    return [
      `The demo's accounts have the password ${demoPassword}. Sign in at /user/login/ as`,
      ...[...admins, ...members].map(({ mail, roles }) => `  ${mail} (${roles.join(", ") || "member"})`),
    ]
  }
  if (able.some(({ roles }) => roles.length > 0)) return []
  return ["Nobody can sign in as an administrator yet. Make the first:", '  npm run content -- user add "Name" name@example.org --admin']
}
