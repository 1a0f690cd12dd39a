/** Everyone who may come to the association's server, each with a real token. */
import { anonymous, type Viewer } from "#contract/permissions.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { entityOfAccount, type TestAccount } from "#support/accounts.ts"
import { aMember } from "#support/entities.ts"
import { aServer, type TestServer } from "#support/server.ts"

export const actors = [
  "visitor",
  /** An administrator whose token was asked for nothing. */
  "scopeless",
  /** A contributor whose token was asked for a member's rights. */
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

const said: readonly TestAccount[] = [
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
const accounts = said.map((account) => ({ ...account, uuid: `aaaaaaaa-0000-4000-8000-${String(account.uid).padStart(12, "0")}` }))

/** Who the table of permissions takes an actor for; undefined where it isn't asked at all. */
export function viewerOf(actor: Actor): Viewer | undefined {
  if (actor === "blocked") return undefined
  if (actor === "visitor" || actor === "scopeless") return anonymous
  const { roles = [], isBoard = false, member, uid = 0 } = accounts.find(({ name }) => name === actor) ?? {}
  return { uid, roles: actor === "narrow" ? [] : roles, isBoard, memberId: member?.uuid ?? null }
}

/** The account of an actor, as it is stored at first; undefined for who has none. */
export function accountOf(actor: Actor): StoredEntity | undefined {
  return accountEntities.find(({ label }) => label === actor)
}

const accountEntities = accounts.map(entityOfAccount)

const scopes: Partial<Record<Actor, string>> = { scopeless: "", narrow: "authenticated" }

export type World = {
  readonly server: TestServer
  /** Whether the actor was let do it: 2xx. Fails where the answer is neither that nor a refusal for lack of rights. */
  readonly may: (actor: Actor, asked: Asked) => Promise<boolean>
}

export type Asked = {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array<ArrayBuffer>
}

const refusals = [401, 403, 404, 405]

/** A server with all actors, on which each asks by a token of their own. */
export async function aWorld(...entities: readonly StoredEntity[]): Promise<World> {
  const builder = accounts.reduce((server, account) => server.withAccount(account), aServer().with(ownPage))
  const server = builder.with(...entities).start()
  const tokens = new Map<Actor, string>([["blocked", await server.signIn("blocked")]])
  const blocked = accountOf("blocked")
  if (blocked !== undefined) server.put({ ...blocked, status: false })

  const tokenOf = async (actor: Actor) => {
    const known = tokens.get(actor)
    if (known !== undefined || actor === "visitor") return known
    const scope = scopes[actor]
    tokens.set(actor, await server.signIn(actor, scope === undefined ? {} : { scope }))
    return tokens.get(actor)
  }
  const ask = async (actor: Actor, { method, path, headers, body }: Asked) => {
    const token = await tokenOf(actor)
    const authorization = token === undefined ? {} : { authorization: token }
    return server.fetch(path, { method, headers: { ...headers, ...authorization }, ...(body === undefined ? {} : { body }) })
  }
  return {
    server,
    async may(actor, asked) {
      const first = await ask(actor, asked)
      // A saved account's tokens end; what they end with isn't what is asked here.
      const isStale = first.status === 401 && actor !== "visitor" && actor !== "blocked"
      if (isStale) tokens.delete(actor)
      const answer = isStale ? await ask(actor, asked) : first
      if (answer.ok) return true
      if (refusals.includes(answer.status)) return false
      throw new Error(`${actor}: ${asked.method} ${asked.path} is neither done nor forbidden: ${answer.status} ${await answer.text()}`)
    },
  }
}
