/** The real server over a database in memory: what tests of the API speak to. */
import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { ResourceType } from "#contract/fields.ts"
import { anonymous, type Viewer } from "#contract/permissions.ts"
import { createApp, type AppDependencies } from "#server/app.ts"
import { changeContent } from "#server/content/changes.ts"
import { putEntities } from "#server/content/entities/entity-store.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import type { Database } from "#server/database/open.ts"
import type { Publishing } from "#server/publishing/publishing.ts"
import type { LogEntry } from "#server/terminal/log.ts"
import type { Mail } from "#server/mail/mailer.ts"
import { cheapHashing, entityOfAccount, givePasswords, passwordFor, type TestAccount } from "./accounts.ts"
import { aDatabase } from "./database.ts"
import { anEntity } from "./entities.ts"
import { testKey } from "./test-key.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

export type TestServer = {
  readonly db: Database
  readonly filesFolder: string
  readonly log: readonly LogEntry[]
  readonly mails: readonly Mail[]
  readonly publishing: Publishing | undefined
  /** `from` is the client's IP address. */
  readonly fetch: (path: string, init?: RequestInit, from?: string) => Promise<Response>
  /** A GET whose answer must be JSON. */
  readonly read: (path: string, headers?: Record<string, string>) => Promise<JsonAnswer>
  /** Stores entities without checking permissions. */
  readonly put: (...entities: readonly StoredEntity[]) => void
  /** Signs in with an account of `withAccount` and returns the header `authorization`. */
  readonly signIn: (name: string, said?: { readonly password?: string; readonly scope?: string }) => Promise<string>
}

export type JsonAnswer = { readonly status: number; readonly headers: Headers; readonly body: Document }

export type Item = {
  readonly type: string
  readonly id: string
  readonly attributes: Readonly<Record<string, unknown>>
  readonly relationships: Readonly<Record<string, { readonly data: unknown }>>
  readonly links: Readonly<Record<string, { readonly href: string }>>
  readonly meta?: Readonly<Record<string, unknown>>
}

export type Document = {
  readonly data: readonly Item[]
  readonly included?: readonly Item[]
  readonly meta: { readonly count: number; readonly omitted?: { readonly links: Readonly<Record<string, { readonly href: string }>> } }
  readonly links: Readonly<Record<string, { readonly href: string }>>
  readonly errors: readonly { readonly status: string; readonly detail: string; readonly meta?: Readonly<Record<string, string>> }[]
}

export const origin = "http://server.example"

type Options = Partial<Pick<AppDependencies, "siteFolder" | "formerFolders" | "now" | "session" | "spaceOf">> & {
  readonly corsOrigins?: readonly string[]
  readonly publishing?: (db: Database) => Publishing
}

/** A builder of a server with its content, its accounts and its viewer. */
export function aServer(options: Options = {}) {
  const entities: StoredEntity[] = []
  const accounts: TestAccount[] = []
  const files = new Map<string, string | Buffer>()
  let viewer: Viewer = anonymous

  const builder = {
    with(...more: readonly StoredEntity[]) {
      entities.push(...more)
      return builder
    },
    withMany(type: ResourceType, count: number, said: (index: number) => Parameters<typeof anEntity>[1] = () => ({})) {
      return builder.with(...Array.from({ length: count }, (_, index) => anEntity(type, said(index))))
    },
    withBytes(path: string, bytes: string | Buffer) {
      files.set(path, bytes)
      return builder
    },
    withAccount(account: TestAccount) {
      accounts.push(account)
      return builder.with(entityOfAccount(account))
    },
    /** The viewer of all requests; by default nobody is signed in. */
    seenBy(who: Partial<Viewer>) {
      viewer = { ...anonymous, ...who }
      return builder
    },
    start: () => {
      const server = start({ entities, files, viewer, options })
      givePasswords(server.db, accounts)
      return server
    },
  }
  return builder
}

type Setup = {
  readonly entities: readonly StoredEntity[]
  readonly files: ReadonlyMap<string, string | Buffer>
  readonly viewer: Viewer
  readonly options: Options
}

function start({ entities, files, viewer, options }: Setup): TestServer {
  const db = aDatabase()
  const filesFolder = aFolderWith(files)
  const put = (...more: readonly StoredEntity[]) => changeContent(db, () => putEntities(db, more))
  put(...entities)
  const log: LogEntry[] = []
  const mails: Mail[] = []
  const sendMail = (mail: Mail) => Promise.resolve(void mails.push(mail))
  const publishing = options.publishing?.(db)
  const { corsOrigins = [], now = () => new Date("2026-11-21T12:00:00Z"), siteFolder, formerFolders, session = {} } = options
  const app = createApp({
    db,
    filesFolder,
    config: { corsOrigins },
    log: (entry) => log.push(entry),
    now,
    session: { hashing: cheapHashing, makeKey: testKey, sendMail, siteUrl: "https://site.example", ...session },
    publishing,
    ...(siteFolder === undefined ? {} : { siteFolder }),
    formerFolders,
    ...(options.spaceOf === undefined ? {} : { spaceOf: options.spaceOf }),
    ...(viewer === anonymous ? {} : { authenticate: () => viewer }),
  })
  const fetch: TestServer["fetch"] = async (path, init = {}, from = "192.0.2.1") =>
    app.fetch(new Request(origin + path, init), { incoming: { socket: { remoteAddress: from } } })
  return { db, filesFolder, log, mails, publishing, fetch, put, signIn: signInBy(fetch), read: readBy(fetch) }
}

function aFolderWith(files: Setup["files"]): string {
  const folder = aTemporaryFolder()
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
  return folder
}

function signInBy(fetch: TestServer["fetch"]): TestServer["signIn"] {
  return async (name, { password = passwordFor(name), scope = "authenticated contributor administrator" } = {}) => {
    const body = new URLSearchParams({ grant_type: "password", client_id: "g30-site", username: name, password, scope })
    const response = await fetch("/oauth/token", { method: "POST", body })
    const answer: { readonly access_token?: string } = JSON.parse(await response.text())
    if (answer.access_token === undefined) throw new Error(`${name} can't sign in: ${JSON.stringify(answer)}`)
    return `Bearer ${answer.access_token}`
  }
}

function readBy(fetch: TestServer["fetch"]): TestServer["read"] {
  return async (path, headers = {}) => {
    const response = await fetch(path, { headers })
    const body: Document = JSON.parse(await response.text())
    return { status: response.status, headers: response.headers, body }
  }
}
