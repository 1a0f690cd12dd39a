/** Administrators see and order builds at `/publishing/…`. Members learn whether their changes are live. */
import { Hono, type Context } from "hono"
import { may, type Viewer } from "#contract/permissions.ts"
import {
  confirmEmptyPath,
  publishingStatusPath,
  rebuildPath,
  webhookPath,
  type Build,
  type PublishingStatus,
} from "#contract/publishing.ts"
import { codedWords } from "#server/content/refusal-words.ts"
import { uncacheableHeaders } from "#server/http/answers/cache-control.ts"
import { senderAddress, type Bindings } from "#server/http/connection.ts"
import { Refusal } from "#server/http/refusal.ts"
import type { Queue } from "#server/publishing/queue/build-queue.ts"
import type { Webhook } from "./webhook.ts"

export type RouteOptions = {
  readonly queue: Queue
  readonly status: () => PublishingStatus
  readonly nameOf: (uid: number) => string | undefined
  readonly webhook: Webhook
  /** @throws Refusal 401 */
  readonly authenticate: (request: Request) => Viewer
  readonly isBehindProxy: boolean
}

export type PublishingRoutes = Hono<{ Bindings: Bindings }>

export function publishingRoutes(options: RouteOptions): PublishingRoutes {
  const { queue, status, nameOf, webhook, authenticate, isBehindProxy } = options
  const routes: PublishingRoutes = new Hono()
  const answerStatus = (body = status()) => Response.json(body, { headers: uncacheableHeaders })
  const order =
    (give: (uid: number) => unknown) =>
    ({ req }: Context) => {
      const viewer = authenticate(req.raw)
      if (!may.publish(viewer)) throw new Refusal(403, codedWords("builds-of-admins"))
      give(viewer.uid)
      return answerStatus()
    }
  routes.get(publishingStatusPath, ({ req }) => {
    const viewer = authenticate(req.raw)
    if (!may.readBuilds(viewer)) throw new Refusal(403, "Sign in to see how the site is published.")
    return answerStatus(may.publish(viewer) ? status() : memberStatus(status(), nameOf(viewer.uid)))
  })
  routes.post(
    rebuildPath,
    order((uid) => queue.order({ reason: "rebuild", uid })),
  )
  routes.post(confirmEmptyPath, order(queue.confirmEmpty))
  routes.post(webhookPath, ({ req: { raw }, env }) => webhook(raw, senderAddress(raw, env, isBehindProxy)))
  return routes
}

/** A member gets the last build's outcome and the published item at which it failed, but nothing of other people's work. */
function memberStatus(status: PublishingStatus, ownName: string | undefined): PublishingStatus {
  const reduced = (build: Build): Build => ({
    ...build,
    by: build.by.filter((name) => name === ownName),
    changes: [],
    changeCount: 0,
    why: null,
    problem: build.problem && { ...build.problem, message: "", asks: null },
  })
  return { ...status, now: status.now && reduced(status.now), builds: status.builds.slice(0, 1).map(reduced), warnings: [] }
}
