import { Hono } from "hono"
import { subscriptionPath } from "#contract/paths.ts"
import { isAdmin, type Viewer } from "#contract/permissions.ts"
import type { UserCalendar } from "#contract/session.ts"
import { accountById, accountByPk } from "#server/content/accounts/accounts.ts"
import { countAttempt, type Limit } from "#server/content/accounts/attempts.ts"
import { endSubscription, findSubscription, makeSubscription, subscriberOf } from "#server/content/accounts/subscriptions.ts"
import { transaction } from "#server/database/open.ts"
import { uncacheableHeaders } from "#server/http/answers/cache-control.ts"
import { send, answer, type Answer } from "#server/http/answers/answer.ts"
import type { Bindings } from "#server/http/connection.ts"
import { Refusal } from "#server/http/refusal.ts"
import { authenticate } from "#server/session/tokens/authenticate.ts"
import type { SessionContext } from "#server/session/context/context.ts"
import { refuseFlooded } from "#server/session/limits/flood.ts"
import { noSuchUser } from "#server/session/profile/read-profile.ts"
import { formatOf, noRouteOf, senderOf } from "#server/session/context/request.ts"
import type { CalendarEvent } from "#contract/agenda/calendar-event.ts"
import { calendarOf } from "#contract/agenda/icalendar.ts"
import { calendarEvents, type CalendarRequest } from "#server/content/agenda/calendar-events.ts"

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

function calendarAnswer({ origin }: SessionContext, request: Request, subscription: ReturnType<typeof findSubscription>): Response {
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
  const pk = subscriberOf(context.db, token, context.seconds())
  const account = pk === undefined ? undefined : accountByPk(context.db, pk)
  if (account?.isActive === true) return account
  refuseFlooded(context, unknownByAddress, address)
  transaction(context.db, () => countAttempt(context, unknownByAddress, address))
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
