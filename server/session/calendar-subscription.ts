import { Hono } from "hono"
import { subscriptionPath } from "#contract/paths.ts"
import { isAdmin, type Viewer } from "#contract/permissions.ts"
import type { UserCalendar } from "#contract/session.ts"
import { accountById, accountByPk } from "#server/content/accounts/accounts.ts"
import { transaction, type Database } from "#server/database/open.ts"
import { uncacheableHeaders } from "#server/http/answers/cache-control.ts"
import { send, answer, type Answer } from "#server/http/answers/answer.ts"
import type { Bindings } from "#server/http/connection.ts"
import { Refusal } from "#server/http/refusal.ts"
import { authenticate } from "#server/session/tokens/authenticate.ts"
import type { SessionContext } from "#server/session/context/context.ts"
import { countOne, refuseFlooded, type Limit } from "#server/session/limits/flood.ts"
import { noSuchUser } from "#server/session/profile/read-profile.ts"
import { formatOf, noRouteOf, senderOf } from "#server/session/context/request.ts"
import type { CalendarEvent } from "#contract/agenda/calendar-event.ts"
import { calendarOf } from "#contract/agenda/icalendar.ts"
import { calendarEvents, type CalendarRequest } from "#server/content/agenda/calendar-events.ts"
import { createHmac, randomBytes } from "node:crypto"
import * as v from "valibot"
import { row, run } from "#server/database/query.ts"
import { digest } from "#server/session/context/hashing.ts"

type Routes = Hono<{ Bindings: Bindings }>

const ownerAlone = "Only its own user may see or make the address of a calendar."
const adminsAlone = "Users can only revoke the address of their own calendar, unless they have the 'administer users' permission."
const unknownAddress = "There is no calendar at this address. Its user makes another one in the agenda, under Subscribe."

const unknownByAddress: Limit = { event: "unknown calendar from an address", most: 50, window: 3600 }

export function calendarRoutes(context: SessionContext): Routes {
  const routes: Routes = new Hono()
  const path = "/user/:uid{[0-9]+}/calendar"
  routes.get(path, ({ req }) => showCalendar(context, req.raw, Number(req.param("uid"))))
  routes.post(path, ({ req }) => makeCalendar(context, req.raw, Number(req.param("uid"))))
  routes.delete(path, ({ req }) => revokeCalendar(context, req.raw, Number(req.param("uid"))))
  routes.get("/calendar/:file", ({ req, env }) => {
    const { address, site } = senderOf(context, req.raw, env)
    const token = /^([\w-]{43})\.ics$/.exec(req.param("file"))?.[1] ?? ""
    const { uid, roles, isBoard, member, langcode } = ownerOf(context, token, address)
    return send(req.raw, feed(context, { uid, roles, isBoard, memberId: member?.uuid ?? null }, { site, language: langcode }))
  })
  return routes
}

function showCalendar(context: SessionContext, request: Request, uid: number): Response {
  refuseOtherFormats(request)
  const { pk } = ownAccount(context, request, uid)
  return calendarAnswer(context, request, findSubscription(context.db, pk))
}

/** A second request returns the same address, because a program may use it already. */
function makeCalendar(context: SessionContext, request: Request, uid: number): Response {
  refuseOtherFormats(request)
  const subscription = transaction(context.db, () => makeSubscription(context.db, ownAccount(context, request, uid).pk, context.seconds()))
  return calendarAnswer(context, request, subscription)
}

function revokeCalendar(context: SessionContext, request: Request, uid: number): Response {
  refuseOtherFormats(request)
  transaction(context.db, () => {
    const caller = authenticate(context, request)
    // The check comes before the account is looked up: the answer must not show whether it exists.
    if (!isAdmin(caller) && (caller.uid === 0 || caller.uid !== uid)) throw new Refusal(403, adminsAlone)
    const account = accountById(context.db, uid)
    if (account === undefined) throw new Refusal(404, noSuchUser)
    endSubscription(context.db, account.pk)
  })
  return new Response(null, { status: 204, headers: uncacheableHeaders })
}

function ownAccount(context: SessionContext, request: Request, uid: number) {
  const caller = authenticate(context, request)
  const account = caller.uid === 0 || caller.uid !== uid ? undefined : accountById(context.db, uid)
  if (account === undefined) throw new Refusal(403, ownerAlone)
  return account
}

function calendarAnswer({ origin }: SessionContext, request: Request, subscription: Subscription | undefined): Response {
  const base = origin ?? new URL(request.url).origin
  const calendar: UserCalendar = {
    address: subscription === undefined ? null : base + subscriptionPath(subscription.token),
    created: timeOf(subscription?.created),
    fetched: timeOf(subscription?.fetched),
  }
  return Response.json(calendar, { headers: uncacheableHeaders })
}

/** Treats revoked, blocked and deleted accounts as unknown. @throws Refusal 404, 429 */
function ownerOf(context: SessionContext, token: string, address: string) {
  const pk = accountOfToken(context.db, token, context.seconds())
  const account = pk === undefined ? undefined : accountByPk(context.db, pk)
  if (account?.isActive === true) return account
  refuseFlooded(context, unknownByAddress, address)
  transaction(context.db, () => countOne(context, unknownByAddress, address))
  throw new Refusal(404, unknownAddress, { headers: uncacheableHeaders })
}

function refuseOtherFormats(request: Request): void {
  if (formatOf(request) !== "json") throw noRouteOf(request)
}

function timeOf(seconds: number | null | undefined): string | null {
  return seconds === undefined || seconds === null ? null : new Date(seconds * 1000).toISOString()
}

const year = 365 * 86_400

/** Has the last twelve months, and all coming events. */
function feed({ db, now, seconds }: SessionContext, viewer: Viewer, { site, language }: Omit<CalendarRequest, "since">): Answer {
  const events = calendarEvents(db, viewer, { language, since: seconds() - year, site })
  return answer({
    headers: { "Content-Type": "text/calendar; charset=utf-8", "Cache-Control": "private, no-cache", ...lastModified(events) },
    body: calendarOf(events, { name: "G30 agenda", use: "subscription", language, now: now() }),
  })
}

function lastModified(events: readonly CalendarEvent[]): Readonly<Record<string, string>> {
  const newest = Math.max(...events.map(({ changed }) => Date.parse(changed)))
  return events.length === 0 ? {} : { "Last-Modified": new Date(newest).toUTCString() }
}

/** docs/decisions/0014-addresses-of-calendars.md explains subscriptions. */
type Subscription = { readonly token: string; readonly created: number; readonly fetched: number | null }

const subscriptionRow = v.object({ nonce: v.string(), created: v.number(), fetched: v.nullable(v.number()) })

function findSubscription(db: Database, account: number): Subscription | undefined {
  const calendar = row(db, subscriptionRow, "SELECT nonce, created, fetched FROM calendar WHERE account = ?", account)
  return calendar && { token: tokenOf(db, calendar.nonce), created: calendar.created, fetched: calendar.fetched }
}

/** Runs in the caller's transaction, as the next function does. */
function makeSubscription(db: Database, account: number, now: number): Subscription {
  const subscription = findSubscription(db, account)
  if (subscription !== undefined) return subscription
  const nonce = randomBytes(32).toString("base64url")
  const token = tokenOf(db, nonce)
  run(db, "INSERT INTO calendar (account, nonce, hash, created) VALUES (?, ?, ?, ?)", account, nonce, digest(token), now)
  return { token, created: now, fetched: null }
}

function endSubscription(db: Database, account: number): void {
  run(db, "DELETE FROM calendar WHERE account = ?", account)
}

// Seconds: a program that asks again earlier causes no write.
const fetchedPrecision = 600

/** Compares hashes, so the time of a lookup shows nothing of other tokens. */
function accountOfToken(db: Database, token: string, now: number): number | undefined {
  const sql = "SELECT account, fetched FROM calendar WHERE hash = ?"
  const calendar = row(db, v.object({ account: v.number(), fetched: v.nullable(v.number()) }), sql, digest(token))
  if (calendar === undefined) return undefined
  if ((calendar.fetched ?? 0) < now - fetchedPrecision) run(db, "UPDATE calendar SET fetched = ? WHERE account = ?", now, calendar.account)
  return calendar.account
}

function tokenOf(db: Database, nonce: string): string {
  return createHmac("sha256", secretOf(db)).update(nonce).digest("base64url")
}

function secretOf(db: Database): string {
  const secret = storedSecret(db)
  if (secret !== undefined) return secret
  const newSecret = randomBytes(32).toString("base64url")
  // Another process may have stored a secret first, which then counts.
  run(db, "INSERT INTO calendar_secret (id, secret) VALUES (1, ?) ON CONFLICT DO NOTHING", newSecret)
  return storedSecret(db) ?? newSecret
}

function storedSecret(db: Database): string | undefined {
  return row(db, v.object({ secret: v.string() }), "SELECT secret FROM calendar_secret")?.secret
}
