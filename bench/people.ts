import { accountById } from "#server/content/accounts/accounts.ts"
import { changeContent } from "#server/content/changes.ts"
import { putEntities } from "#server/content/entities/entity-store.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import type { Database } from "#server/database/open.ts"
import { storeHash } from "#server/session/passwords/credentials.ts"
import { defaultHashing } from "#server/session/context/options.ts"
import { makePasswords } from "#server/session/context/hashing.ts"
import { entityWith } from "./bench.ts"

export const password = "spirit level of brass"
export const nameOf = (index: number) => `person-${String(index)}`

const firstUid = 1000

/** Stores accounts with the same password. The first `admins` are administrators. */
export async function fillPeople(db: Database, count: number, admins: number): Promise<void> {
  const hash = await makePasswords(defaultHashing).hash(password)
  const people = Array.from({ length: count }, (_, index) => person(index, index < admins))
  changeContent(db, () => {
    putEntities(db, people)
    for (let index = 0; index < count; index++) storeHash(db, accountById(db, firstUid + index)?.pk ?? 0, hash)
  })
}

function person(index: number, isAdmin: boolean): StoredEntity {
  const identity = { type: "user--user", uuid: `00000000-0000-4000-9000-${String(index).padStart(12, "0")}`, id: firstUid + index } as const
  const fields = { mail: `${nameOf(index)}@example.org`, preferred_langcode: "en", ...(isAdmin ? { roles: ["administrator"] } : {}) }
  return entityWith({ ...identity, label: nameOf(index) }, { fields })
}
