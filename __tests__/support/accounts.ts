/** Accounts that can sign in, with cheap password hashes. */
import { hashSync } from "@node-rs/argon2"
import type { Role } from "#contract/fields.ts"
import { accountByName } from "#server/content/accounts/accounts.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import type { Database } from "#server/database/open.ts"
import { storeHash } from "#server/content/accounts/passwords.ts"
import type { Hashing } from "#server/session/context/options.ts"
import { anAccount, to } from "./entities.ts"

export type TestAccount = {
  readonly name: string
  /** By default that of `passwordFor`. */
  readonly password?: string
  readonly roles?: readonly Role[]
  readonly isBoard?: boolean
  readonly isActive?: boolean
  /** The linked member page. */
  readonly member?: StoredEntity
  readonly uid?: number
  readonly uuid?: string
  readonly mail?: string
  readonly langcode?: "en" | "fr" | "nl"
}

/** Weak hashes take no time. */
export const cheapHashing: Hashing = { memoryCost: 8, timeCost: 1, parallelism: 1 }

export function passwordFor(name: string): string {
  return `${name} keeps the plumb line`
}

export function entityOfAccount(account: TestAccount): StoredEntity {
  const { name, roles = [], isBoard = false, isActive = true, member, uid, uuid, mail = `${name}@example.org`, langcode = "en" } = account
  return anAccount(name, {
    status: isActive,
    ...(uid === undefined ? {} : { id: uid }),
    ...(uuid === undefined ? {} : { uuid }),
    fields: { mail, roles: [...roles], field_board: isBoard, preferred_langcode: langcode },
    references: member === undefined ? {} : { field_member: to(member) },
  })
}

export function givePasswords(db: Database, accounts: readonly TestAccount[]): void {
  for (const { name, password = passwordFor(name) } of accounts) {
    const account = accountByName(db, name)
    if (account !== undefined) storeHash(db, account.pk, hashSync(password, { ...cheapHashing }))
  }
}
