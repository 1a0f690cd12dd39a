/** Sends malformed requests to a real server, and reports wrong answers. */
import { siteClient } from "#contract/session.ts"
import { accountById } from "#server/content/accounts/accounts.ts"
import { changeContent } from "#server/content/changes.ts"
import { putEntity } from "#server/content/entities/entity-store.ts"
import { ContentError } from "#server/content/errors.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { contextOf } from "#server/session/context/context.ts"
import { issueTokens, newFamily } from "#server/session/tokens/issue-tokens.ts"
import { check } from "#server/upkeep/check/check.ts"
import { anArticle, anEvent, aTag, to, translated } from "#support/entities.ts"
import { aLiveServer, type LiveServer } from "#support/live-server.ts"
import { uuids } from "./documents.ts"
import { guardedItems, secret } from "./guarded.ts"
import { randomOf } from "./random.ts"
import { fuzzedRequest } from "./requests.ts"
import { agent, send, sendGarbage, type Answer } from "./send.ts"

export type Report = {
  /** The number of answers by status; 0 is a connection that the server closed. */
  readonly statuses: ReadonlyMap<number, number>
  /** Each fault with the number of its request. */
  readonly problems: readonly string[]
}

export type FuzzOptions = { readonly count: number; readonly seed: number; readonly onProgress?: (done: number) => void }

const atOnce = 16
const garbageShare = 0.05
const gaveAway = "gave away a draft to a visitor:"
// The answer of a busy server, with Retry-After.
const allowed = [503]

/** Sends `count` requests. Each depends on the seed and its own number only, so that it can be repeated alone. */
export async function runFuzz({ count, seed, onProgress = () => undefined }: FuzzOptions): Promise<Report> {
  const entities = content()
  const server = await aLiveServer(...entities)
  const crashes: string[] = []
  const onCrash = (error: unknown) => crashes.push(`crash: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  process.on("uncaughtException", onCrash)
  process.on("unhandledRejection", onCrash)
  const statuses = new Map<number, number>()
  const problems: string[] = []
  let next = 0
  const work = async () => {
    for (let index = next++; index < count; index = next++) {
      // Deleted content is stored again, so that later requests find it.
      if (index % 500 === 0) putAgain(server, entities)
      const answer = await one(server, seed, index)
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      const problem = problemOf(answer)
      if (problem !== undefined && problems.length < 100) problems.push(`request ${String(index)} of seed ${String(seed)}: ${problem}`)
      if (index % 5000 === 0) onProgress(index)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const logged = server.errors.slice(0, 20).map((entry) => `logged: ${JSON.stringify(entry).slice(0, 700)}`)
  const findings = check({ db: server.db, home: server.home, now: new Date() }).map(({ what }) => `check: ${what}`)
  agent.destroy()
  await server.close()
  process.off("uncaughtException", onCrash)
  process.off("unhandledRejection", onCrash)
  return { statuses, problems: [...crashes, ...problems, ...logged, ...findings] }
}

/** Content that can't be stored again, such as at an address that another item has now, is left out. */
function putAgain({ db }: LiveServer, entities: readonly StoredEntity[]): void {
  for (const entity of entities) {
    try {
      changeContent(db, () => putEntity(db, entity))
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
    }
  }
}

async function one(server: LiveServer, seed: number, index: number): Promise<Answer> {
  const random = randomOf(Math.imul(seed, 1_000_003) + index)
  if (random.chance(garbageShare)) return sendGarbage(server.url, random)
  const sent = fuzzedRequest(random)
  const who = random.pick([undefined, 2, 2, 3] as const)
  const headers = who === undefined ? sent.headers : { authorization: tokenOf(server, who, index), ...sent.headers }
  const answer = await send(server.url, { ...sent, headers })
  if (who === undefined && answer.text.includes(secret)) return { status: answer.status, text: `${gaveAway} ${answer.text}` }
  return answer
}

const tokens = new WeakMap<LiveServer, Map<number, string>>()

// Writes to an account end its tokens, so they are renewed now and then. A sign-in for each request would take 30 ms.
function tokenOf(server: LiveServer, uid: number, index: number): string {
  const known = tokens.get(server) ?? new Map<number, string>()
  tokens.set(server, known)
  const token = index % 50 === 0 ? undefined : known.get(uid)
  if (token !== undefined) return token
  const { db } = server
  const account = accountById(db, uid)
  if (account === undefined) return "Bearer of nobody"
  const context = contextOf({ db, now: () => new Date(), log: () => undefined }, {})
  const grant = { account, client: siteClient, scope: ["authenticated", "contributor", "administrator"], family: newFamily(context) }
  const made = `Bearer ${changeContent(db, () => issueTokens(context, grant)).access_token}`
  known.set(uid, made)
  return made
}

function problemOf({ status, text }: Answer): string | undefined {
  if (status >= 500 && !allowed.includes(status)) return `answered ${String(status)}: ${text.slice(0, 300)}`
  if (text.startsWith(gaveAway)) return text.slice(0, 300)
  if (text.includes("SQLite format 3") || text.includes("root:x:0")) return "gave away a file of the machine"
  if (/\bat \S+ \(.*:\d+:\d+\)/.test(text)) return `gave away a stack: ${text.slice(0, 300)}`
  return text === "no answer in 20 s" ? text : undefined
}

function content() {
  const tag = aTag("Timber")
  const articles = uuids
    .slice(0, 8)
    .map((uuid, index) =>
      anArticle({ uuid, label: `Étude ${String(index)}`, status: index % 3 !== 0, references: { field_tags: to(tag) } }),
    )
  const inFrench = articles.map((one, index) => (index % 2 === 0 ? translated(one, "fr", { status: index % 4 === 0 }) : one))
  const events = uuids.slice(8).map((uuid) => anEvent({ uuid, fields: { field_rrule: "FREQ=WEEKLY;COUNT=20" } }))
  return [tag, ...inFrench, ...events, ...guardedItems()]
}
