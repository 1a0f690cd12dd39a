import { withPrefix, codedWords } from "#server/content/refusal-words.ts"
import { randomUUID } from "node:crypto"
import { isDeepStrictEqual } from "node:util"
import type { Json } from "#contract/jsonapi.ts"
import { isAdmin, isOwn, mayWrite, mayWriteField, type Viewer } from "#contract/permissions.ts"
import { unixSeconds } from "#contract/agenda/brussels.ts"
import type { Database } from "#server/database/open.ts"
import type { Caller, Who } from "#server/content/caller.ts"
import { findEntity, readEntity, typeOf } from "#server/content/entities/read.ts"
import { DomainError } from "#server/content/errors.ts"
import { Violations } from "#server/content/validation/write-document.ts"
import { changeAs } from "#server/content/changes.ts"
import { putEntity } from "#server/content/entities/entity-store.ts"
import { versionNumber, type StoredEntity } from "#server/content/entities/entity.ts"
import { accountById, guardLastAdministrator, isTaken, type Account } from "./accounts.ts"
import { accountFields, accountPointer, checkedValues, type AccountValues } from "./account-fields.ts"
import { noPassword, readPassword, type Credentials, type Invite, type SentPassword } from "./credentials.ts"
import { storeHash } from "./passwords.ts"
import { revokeAccess, revokeRefresh } from "./tokens.ts"

export type UserSource = {
  readonly db: Database
  readonly now: () => Date
  readonly credentials: Credentials
  /** Without it, no invitation is sent. */
  readonly invite?: Invite
}

/** `accountValues` holds fields, and `pass`: a new password or `{existing, value}`. */
export type UserWrite = {
  readonly uuid?: string
  readonly accountValues: AccountValues
  /** Throws where the client knows another version than the present one. */
  readonly checkVersion?: (present: number) => void
}

export type SavedUser = {
  readonly uuid: string
  readonly uid: number
  /** Is true if the change cost the caller the active status or the role of an admin. */
  readonly isLockedOut: boolean
  readonly caller: Caller
}

const adminsAlone = "The 'administer users' permission is required."
const ownersAlone = "Users can only update their own account, unless they have the 'administer users' permission."

/** Invites the user if no password was sent. @throws DomainError forbidden, missing (a linked member), conflict (a known UUID), invalid */
export async function createUser(source: UserSource, who: Who, { uuid = randomUUID(), accountValues }: UserWrite): Promise<SavedUser> {
  const { db, now, credentials, invite } = source
  refuseCreation(who())
  const { pass, ...fields } = accountValues
  const password = await readPassword(credentials, pass, { own: null, words: wordsOf(fields) })
  const { user, mailInvitation } = changeAs(db, who, (caller) => {
    refuseCreation(caller)
    if (typeOf(db, uuid) !== undefined) throw new DomainError("conflict", "Conflict: an entity with this id exists already.")
    const empty = emptyAccount(uuid, now())
    const values = validValues(db, empty, { accountValues: { name: null, mail: null, ...fields }, password, needsPassword: false })
    const account = apply(empty, values)
    const savedAccount = save(db, caller, { account, password })
    return { user: savedAccount, mailInvitation: account.status && password.hash === null ? invite?.(savedAccount.uid, caller) : undefined }
  })
  mailInvitation?.()
  return user
}

function refuseCreation(caller: Viewer): void {
  if (!mayWrite(caller, "create", { type: "user--user" })) throw new DomainError("forbidden", adminsAlone)
}

/** Owners who change their mail or password send the present password. @throws DomainError forbidden, missing, invalid */
export async function changeUser(source: UserSource, who: Who, { uuid = "", accountValues, ...write }: UserWrite): Promise<SavedUser> {
  const { db, credentials } = source
  const caller = who()
  const { pass, ...fields } = accountValues
  const { account: before, isTheirs } = writableAccount(db, caller, { uuid, accountValues })
  const words = wordsOf({ name: before.label, mail: before.fields.mail ?? null, ...fields })
  const password = await readPassword(credentials, pass, { own: isTheirs ? caller.uid : null, words })
  const { former, user } = changeAs(db, who, (present) => ({
    former: accountById(db, before.id),
    user: changeAccount(source, present, { ...write, uuid, accountValues, password }),
  }))
  if (former !== undefined) tellOfChanges(source, former, password)
  return user
}

function tellOfChanges({ db, credentials }: UserSource, former: Account, { hash }: SentPassword): void {
  if (accountById(db, former.uid)?.mail !== former.mail) credentials.tellOfChange?.("mail", former)
  if (hash !== null) credentials.tellOfChange?.("password", former)
}

export function changeAccount(source: UserSource, caller: Caller, write: UserWrite & { readonly password?: SentPassword }): SavedUser {
  const { db, now } = source
  const { uuid = "", accountValues, password = noPassword, checkVersion } = write
  const { account, isTheirs } = writableAccount(db, caller, { uuid, accountValues })
  checkVersion?.(versionNumber(account))
  const { pass, ...fields } = accountValues
  // A client sends back all fields. Unchanged ones, which an import may have brought, are not judged again.
  const changes = Object.entries(fields).filter(([field, value]) => differs(account, field, value))
  const values = validValues(db, account, { accountValues: Object.fromEntries(changes), password, needsPassword: isTheirs })
  const changedAccount = { ...apply(account, values), changed: unixSeconds(now()) }
  guardLastAdministrator(db, account.id, { status: changedAccount.status, roles: rolesOf(changedAccount) })
  return save(db, caller, { account: changedAccount, password })
}

function wordsOf({ name, mail }: AccountValues): readonly string[] {
  return [name, mail].filter((word) => typeof word === "string")
}

function writableAccount(db: Database, caller: Viewer, { uuid = "", accountValues }: UserWrite) {
  const account = readEntity(db, "user--user", uuid, caller)
  if (account === undefined) throw new DomainError("missing", codedWords("account-missing"))
  const target = { type: account.type, uuid, uid: account.id }
  if (!mayWrite(caller, "update", target)) throw new DomainError("forbidden", ownersAlone)
  for (const field of Object.keys(accountValues)) {
    // Clients send whole documents back, so an unchanged value is allowed.
    if (mayWriteField(caller, target, field) || !differs(account, field, accountValues[field] ?? null)) continue
    throw new DomainError("forbidden", `The current user is not allowed to PATCH the selected field (${field}).`, accountPointer(field))
  }
  return { account, isTheirs: isOwn(caller, target) }
}

function differs(account: StoredEntity, field: string, value: Json): boolean {
  const accountField = accountFields.get(field)
  return accountField === undefined || !isDeepStrictEqual(accountField.read(account), accountField.read(accountField.write(account, value)))
}

function apply(account: StoredEntity, values: AccountValues): StoredEntity {
  return Object.entries(values).reduce((changed, [field, value]) => accountFields.get(field)?.write(changed, value) ?? changed, account)
}

type AccountInput = { readonly accountValues: AccountValues; readonly password: SentPassword; readonly needsPassword: boolean }

function validValues(db: Database, account: StoredEntity, { accountValues, password, needsPassword }: AccountInput): AccountValues {
  const violations = new Violations()
  const { name = account.label } = accountValues
  // Like Drupal, no other violation is reported for an account without a name.
  const isNameless = name === null || name === ""
  const values = checkedValues(isNameless ? { name } : accountValues, violations)
  if (isNameless) violations.throwIfAny()
  findTaken(db, account, { values, violations })
  if (needsPassword && !password.isConfirmed) findUnconfirmed(account, password, { values, violations })
  for (const { detail, pointer = accountPointer("pass") } of password.violations) violations.add(detail, pointer)
  violations.throwIfAny()
  refuseMissingMember(db, values.field_member)
  return values
}

type ValueCheck = { readonly values: AccountValues; readonly violations: Violations }

function findTaken(db: Database, { uuid }: StoredEntity, { values: { name, mail }, violations }: ValueCheck): void {
  if (typeof name === "string" && isTaken(db, uuid, name)) {
    violations.add(withPrefix("name: ", codedWords("username-taken", { name })), accountPointer("name"))
  }
  if (typeof mail === "string" && isTaken(db, uuid, mail)) {
    violations.add(withPrefix("mail: ", codedWords("mail-taken", { mail })), accountPointer("mail"))
  }
}

function findUnconfirmed(account: StoredEntity, { isNew }: SentPassword, { values: { mail }, violations }: ValueCheck): void {
  if (mail !== undefined && differs(account, "mail", mail))
    violations.add(withPrefix("mail: ", codedWords("password-needed-for-mail")), accountPointer("mail"))
  if (isNew) violations.add(withPrefix("pass: ", codedWords("password-needed-for-password")), accountPointer("pass"))
}

function refuseMissingMember(db: Database, uuid: Json | undefined): void {
  if (typeof uuid !== "string" || typeOf(db, uuid) === "node--member") return
  throw new DomainError("missing", `The resource identified by \`node--member:${uuid}\` (given as a relationship item) could not be found.`)
}

type AccountSave = { readonly account: StoredEntity; readonly password: SentPassword }

/** Ends access tokens always, as Drupal does; refresh tokens if the account is blocked or its password changed, but not those of the caller's session. */
function save(db: Database, caller: Caller, { account, password }: AccountSave): SavedUser {
  putEntity(db, account)
  const uid = account.id ?? findEntity(db, "user", account.uuid, caller)?.id ?? 0
  const isOwnAccount = caller.uid === uid
  const pk = accountById(db, uid)?.pk ?? 0
  if (password.hash !== null) storeHash(db, pk, password.hash)
  revokeAccess(db, pk)
  if (!account.status) revokeRefresh(db, pk, null)
  else if (password.hash !== null) revokeRefresh(db, pk, isOwnAccount ? (caller.session ?? null) : null)
  const isStillIn = account.status && (!isAdmin(caller) || rolesOf(account).length > 0)
  return { uuid: account.uuid, uid, isLockedOut: isOwnAccount && !isStillIn, caller }
}

function rolesOf({ fields }: StoredEntity): readonly string[] {
  return Array.isArray(fields.roles) ? fields.roles.filter((role) => typeof role === "string") : []
}

function emptyAccount(uuid: string, now: Date): StoredEntity {
  const seconds = unixSeconds(now)
  const nothing = { id: null, label: "", uid: null, references: {}, alias: null }
  const fields = { preferred_langcode: "en" }
  return { type: "user--user", uuid, langcode: "en", status: true, created: seconds, changed: seconds, ...nothing, fields }
}
