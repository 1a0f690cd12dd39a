/** A listening server with accounts, for tests with many clients. */
import { rmSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { siteClient } from "#contract/session.ts"
import { allAccounts } from "#server/content/accounts/accounts.ts"
import { changeContent } from "#server/content/changes.ts"
import { putEntities } from "#server/content/entities/entity-store.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { openDatabase, type Database } from "#server/database/open.ts"
import { startServer } from "#server/listen.ts"
import type { LogEntry } from "#server/terminal/log.ts"
import { storeHash } from "#server/content/accounts/passwords.ts"
import { defaultHashing, type Hashing } from "#server/session/context/options.ts"
import { makePasswords } from "#server/session/context/hashing.ts"
import { aMember, anAccount, to } from "./entities.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

export type LiveServer = {
  readonly url: string
  readonly home: string
  readonly db: Database
  readonly errors: readonly LogEntry[]
  readonly close: () => Promise<void>
}

/** The password of every account. */
export const password = "spirit level of brass"

/** Stores an administrator "ada" (uid 2) and a member "mel" (uid 3) with a page. */
export async function seedAccounts(db: Database, hashing: Hashing = defaultHashing): Promise<void> {
  const page = aMember({ uuid: "00000000-0000-4000-a000-000000000001", label: "Mel's practice" })
  const ada = anAccount("ada", { id: 2, fields: { mail: "ada@example.org", preferred_langcode: "en", roles: ["administrator"] } })
  const mel = anAccount("mel", { id: 3, references: { field_member: to(page) } })
  changeContent(db, () => putEntities(db, [page, ada, mel]))
  await givePassword(db, hashing)
}

async function givePassword(db: Database, hashing: Hashing = defaultHashing): Promise<void> {
  const hash = await makePasswords(hashing).hash(password)
  for (const { pk } of allAccounts(db)) storeHash(db, pk, hash)
}

/** Starts a server in this process at a free port. */
export async function aLiveServer(...entities: readonly StoredEntity[]): Promise<LiveServer> {
  const home = aTemporaryFolder()
  const db = openDatabase(join(home, "content.sqlite"))
  await seedAccounts(db)
  changeContent(db, () => putEntities(db, entities))
  await givePassword(db)
  const errors: LogEntry[] = []
  const log = (entry: LogEntry) => {
    if (entry.level === "error") errors.push(entry)
  }
  const server = await startServer({ db, home, port: 0, host: "127.0.0.1", log })
  const close = async () => {
    await server.close()
    db.close()
    rmSync(home, { recursive: true })
  }
  return { url: server.url, home, db, errors, close }
}

const tokens = v.object({ access_token: v.string() })

/** Signs in and returns the header `authorization`. */
export async function signIn(url: string, username: string, scope = "authenticated administrator"): Promise<Record<string, string>> {
  const body = new URLSearchParams({ grant_type: "password", client_id: siteClient, username, password, scope })
  const response = await fetch(`${url}/oauth/token`, { method: "POST", body })
  return { authorization: `Bearer ${v.parse(tokens, await response.json()).access_token}` }
}
