/** Accounts and files that have other UUIDs there than here. */
import { foldName } from "#contract/fold.ts"
import type { RemoteResource } from "../http/client.ts"
import type { Item } from "../items/item.ts"
import type { Journal } from "./journal.ts"

export type Identities = {
  readonly toHere: (uuid: string) => string
  readonly toThere: (uuid: string) => string
  readonly join: (here: string, there: string) => void
}

export function identities(pairs: Iterable<readonly [there: string, here: string]>): Identities {
  const toHere = new Map<string, string>()
  const toThere = new Map<string, string>()
  const join = (here: string, there: string) => {
    toHere.set(there, here)
    toThere.set(here, there)
  }
  for (const [there, here] of pairs) join(here, there)
  return { toHere: (uuid) => toHere.get(uuid) ?? uuid, toThere: (uuid) => toThere.get(uuid) ?? uuid, join }
}

/** Two accounts of one name or mail address are the same: no back end takes a second one. */
export function joinAccounts(
  known: Identities,
  { here, there, journal }: { readonly here: readonly Item[]; readonly there: readonly RemoteResource[]; readonly journal: Journal },
): void {
  const accounts = here.filter(({ type }) => type === "user--user")
  const remote = there.filter(({ type }) => type === "user--user")
  const local = new Set(accounts.map(({ uuid }) => uuid))
  const byName = new Map(accounts.flatMap(({ uuid, values }) => claimsOf(values).map((claim) => [claim, uuid] as const)))
  const taken = new Set(remote.filter(({ id }) => local.has(id)).map(({ id }) => id))
  for (const [id, uuid] of journal.accounts()) {
    if (!local.has(uuid) || !remote.some((account) => account.id === id)) continue
    known.join(uuid, id)
    taken.add(uuid)
  }
  for (const { id, attributes } of remote.filter((account) => !local.has(account.id) && known.toHere(account.id) === account.id)) {
    const same = claimsOf(attributes)
      .flatMap((claim) => byName.get(claim) ?? [])
      .find((uuid) => !taken.has(uuid))
    if (same === undefined) continue
    known.join(same, id)
    taken.add(same)
    journal.note({ is: "account", id, here: same })
  }
}

function claimsOf({ name, mail }: { readonly name?: unknown; readonly mail?: unknown }): readonly string[] {
  return [...(typeof name === "string" ? [`name ${foldName(name)}`] : []), ...(typeof mail === "string" ? [`mail ${foldName(mail)}`] : [])]
}
