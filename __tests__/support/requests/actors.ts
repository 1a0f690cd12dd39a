/** Every kind of caller of the server, each with a real token. */
import { anonymous, type Viewer } from "#contract/permissions.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { entityOfAccount, type TestAccount } from "#support/accounts.ts"
import { aMember } from "#support/entities.ts"
import type { Database } from "#server/database/open.ts"
import { aPublishing } from "#support/publishing/publishing.ts"
import { aServer, type TestServer } from "#support/server.ts"

export const actors = [
  "visitor",
  /** An administrator whose token has no scope. */
  "scopeless",
  /** A contributor whose token has the scope of a member only. */
  "narrow",
  "member",
  "boardMember",
  /** A member whose account is linked to a page, which is a draft. */
  "pageOwner",
  "contributor",
  "administrator",
  /** A contributor who was blocked after signing in. */
  "blocked",
] as const
export type Actor = (typeof actors)[number]

/** The page of `pageOwner`. */
export const ownPage = aMember({ label: "Own practice", status: false })

export const actorAccounts: readonly TestAccount[] = [
  { name: "scopeless", uid: 101, roles: ["administrator"] },
  { name: "narrow", uid: 102, roles: ["contributor"] },
  { name: "member", uid: 103 },
  { name: "boardMember", uid: 104, isBoard: true },
  { name: "pageOwner", uid: 105, member: ownPage },
  { name: "contributor", uid: 106, roles: ["contributor"] },
  { name: "administrator", uid: 107, roles: ["administrator"] },
  { name: "blocked", uid: 108, roles: ["contributor"] },
]

// Their UUIDs are known beforehand, so that a test can name them.
const accounts = actorAccounts.map((account) => ({ ...account, uuid: `aaaaaaaa-0000-4000-8000-${String(account.uid).padStart(12, "0")}` }))

/** The actor as the table of permissions sees it; undefined for the blocked account, which never gets so far. */
export function viewerOf(actor: Actor): Viewer | undefined {
  if (actor === "blocked") return undefined
  if (actor === "visitor" || actor === "scopeless") return anonymous
  const { roles = [], isBoard = false, member, uid = 0 } = accounts.find(({ name }) => name === actor) ?? {}
  return { uid, roles: actor === "narrow" ? [] : roles, isBoard, memberId: member?.uuid ?? null }
}

/** The account of an actor as it is stored at first; the visitor has none. */
export function accountOf(actor: Actor): StoredEntity | undefined {
  return accountEntities.find(({ label }) => label === actor)
}

const accountEntities = accounts.map(entityOfAccount)

/** The scopes of an actor's token, where they are not all. */
export const actorScopes: Partial<Record<Actor, string>> = { scopeless: "", narrow: "authenticated" }

export type ActorServer = {
  readonly server: TestServer
  /** True for a 2xx, false for 401, 403, 404 and 405; throws for any other answer. */
  readonly may: (actor: Actor, asked: ActorRequest) => Promise<boolean>
  readonly ask: (actor: Actor, asked: ActorRequest) => Promise<Response>
}

export type ActorRequest = {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
}

const refusals = [401, 403, 404, 405]

export async function anActorServer(...entities: readonly StoredEntity[]): Promise<ActorServer> {
  const publishing = (db: Database) => aPublishing(db)
  const builder = accounts.reduce((server, account) => server.withAccount(account), aServer({ publishing }).with(ownPage))
  const server = builder.with(...entities).start()
  const tokens = new Map<Actor, string>([["blocked", await server.signIn("blocked")]])
  const blocked = accountOf("blocked")
  if (blocked !== undefined) server.put({ ...blocked, status: false })

  const tokenOf = async (actor: Actor) => {
    const known = tokens.get(actor)
    if (known !== undefined || actor === "visitor") return known
    const scope = actorScopes[actor]
    tokens.set(actor, await server.signIn(actor, scope === undefined ? {} : { scope }))
    return tokens.get(actor)
  }
  const ask = async (actor: Actor, { method, path, headers, body }: ActorRequest) => {
    const token = await tokenOf(actor)
    const authorization = token === undefined ? {} : { authorization: token }
    const sent = { ...(body === undefined ? {} : { body }), ...(body instanceof ReadableStream ? { duplex: "half" } : {}) }
    return server.fetch(path, { method, headers: { ...headers, ...authorization }, ...sent })
  }
  return {
    server,
    ask,
    async may(actor, asked) {
      const first = await ask(actor, asked)
      // A save of the account has ended its tokens: ask again with a new one.
      const isStale = first.status === 401 && actor !== "visitor" && actor !== "blocked"
      if (isStale) tokens.delete(actor)
      const answer = isStale ? await ask(actor, asked) : first
      if (answer.ok) return true
      if (refusals.includes(answer.status)) return false
      throw new Error(`${actor}: ${asked.method} ${asked.path} is neither done nor forbidden: ${answer.status} ${await answer.text()}`)
    },
  }
}
