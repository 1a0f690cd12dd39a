/** `/publishing/…`: shows builds to administrators, and takes their orders. Members are told whether their changes are live. */
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { Hono, type Context } from "hono"
import { may, type Viewer } from "#contract/permissions.ts"
import {
  confirmEmptyPath,
  publishingEventsPath,
  publishingPath,
  publishingRedirectsPath,
  publishingStatusPath,
  rebuildPath,
  webhookPath,
  type PublishingStatus,
} from "#contract/publishing.ts"
import { uncacheableHeaders } from "#server/http/answers/cache-control.ts"
import { senderAddress, type Bindings } from "#server/http/connection.ts"
import { Refusal } from "#server/http/refusal.ts"
import type { Queue } from "#server/publishing/queue/queue.ts"
import type { Streams } from "./events.ts"
import { memberStatus } from "./member-status.ts"
import type { Webhook } from "./webhook.ts"

export type RouteOptions = {
  readonly queue: Queue
  readonly status: () => PublishingStatus
  /** The name of an account; undefined if it is gone. */
  readonly nameOf: (uid: number) => string | undefined
  readonly logOf: (id: number) => string | undefined
  readonly streams: Streams
  readonly webhook: Webhook
  readonly siteFolder: () => string | null
  /** @throws Refusal 401 */
  readonly authenticate: (request: Request) => Viewer
  readonly isBehindProxy: boolean
}

export type PublishingRoutes = Hono<{ Bindings: Bindings }>

export function publishingRoutes(options: RouteOptions): PublishingRoutes {
  const { queue, status, nameOf, streams, webhook, authenticate, isBehindProxy, logOf, siteFolder } = options
  const routes: PublishingRoutes = new Hono()
  const admin = ({ req }: Context) => {
    const viewer = authenticate(req.raw)
    if (!may.publish(viewer)) throw new Refusal(403, "Only contributors and administrators see how the site is published.")
    return viewer
  }
  const answered = (shown = status()) => Response.json(shown, { headers: uncacheableHeaders })
  const change = (work: (viewer: Viewer, id: number) => unknown) => (context: Context) => {
    work(admin(context), Number(context.req.param("id")))
    return answered()
  }
  routes.get(publishingStatusPath, ({ req }) => {
    const viewer = authenticate(req.raw)
    if (!may.readBuilds(viewer)) throw new Refusal(403, "Sign in to see how the site is published.")
    return answered(may.publish(viewer) ? status() : memberStatus(status(), nameOf(viewer.uid)))
  })
  routes.get(publishingEventsPath, (context) => {
    const { uid } = admin(context)
    const { raw } = context.req
    if (raw.method === "HEAD") return text("")
    return streams.open({ uid, signal: raw.signal, isAllowed: () => isStillAdmin(authenticate, raw) })
  })
  routes.get(`${build}/log`, (context) => {
    admin(context)
    const log = logOf(Number(context.req.param("id")))
    if (log === undefined) throw new Refusal(404, `There is no build ${context.req.param("id")}.`)
    return text(log)
  })
  routes.get(publishingRedirectsPath, (context) => {
    admin(context)
    const file = join(siteFolder() ?? "", "_redirects")
    if (siteFolder() === null || !existsSync(file)) throw new Refusal(404, "No build on this server has written redirects yet.")
    return text(readFileSync(file, "utf8"))
  })
  routes.post(
    rebuildPath,
    change(({ uid }) => queue.order({ reason: "rebuild", uid })),
  )
  routes.post(
    `${build}/cancel`,
    change((_, id) => queue.cancel(id)),
  )
  routes.post(
    `${build}/restore`,
    change(({ uid }, id) => queue.restore(id, uid)),
  )
  routes.post(
    confirmEmptyPath,
    change(({ uid }) => queue.confirmEmpty(uid)),
  )
  routes.post(webhookPath, ({ req: { raw }, env }) => webhook(raw, senderAddress(raw, env, isBehindProxy)))
  return routes
}

const build = `${publishingPath}/builds/:id{[0-9]{1,9}}`

function text(body: string): Response {
  return new Response(body, { headers: { "Content-Type": "text/plain; charset=utf-8", ...uncacheableHeaders } })
}

function isStillAdmin(authenticate: RouteOptions["authenticate"], request: Request): boolean {
  try {
    return may.publish(authenticate(request))
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
