import type { Viewer } from "#contract/permissions.ts"
import type { Database } from "#server/database/open.ts"
import { answer, send } from "#server/http/answers/answer.ts"
import { cacheControlFor } from "#server/http/answers/cache-control.ts"
import { translatePath } from "./translate-path.ts"

type RouterSource = { readonly db: Database; readonly origin?: string | undefined; readonly now: () => Date }

export function respondToRouter({ db, origin, now }: RouterSource, request: Request, viewer: Viewer): Response {
  const url = new URL(request.url)
  const { status, body } = translatePath({ db, viewer, origin: origin ?? url.origin }, url.searchParams.get("path"))
  const headers = { "Content-Type": "application/json", "Cache-Control": cacheControlFor(viewer), "Last-Modified": now().toUTCString() }
  return send(request, answer({ status, headers, body: JSON.stringify(body) }))
}
