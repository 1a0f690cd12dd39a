import { Hono } from "hono"
import { stylesPath } from "#contract/image-styles.ts"
import { fileContentPath, filesPath, jsonapiPath } from "#contract/paths.ts"
import type { Caller } from "#server/content/caller.ts"
import type { Bindings } from "#server/http/connection.ts"
import { pictureCopies } from "./pictures/picture-copies.ts"
import { makeDecoders } from "./pictures/decoder-pool.ts"
import { makeReceivingLimits, type ReceivingSource } from "./receive.ts"
import { replacements } from "./replace.ts"
import { serveFile, serveStyle } from "./serve-file.ts"
import { uploads } from "./upload.ts"

type FileRouteSource = Omit<ReceivingSource, "limits" | "decode"> & { readonly authenticate: (request: Request) => Caller }

const resource = `${jsonapiPath}/:entityType/:bundle`

/** These routes come before those of JSON:API, whose patterns match them too. */
export function fileRoutes(source: FileRouteSource): Hono<{ Bindings: Bindings }> {
  const { authenticate, filesFolder } = source
  const { decode, shrink } = makeDecoders()
  const receiving = { ...source, limits: makeReceivingLimits(), decode }
  const [upload, replace] = [uploads(receiving), replacements(receiving)]
  const serving = { ...source, copies: pictureCopies({ filesFolder, shrink }) }
  // A write identifies the caller again inside its transaction.
  const whoSent = (request: Request) => () => authenticate(request)
  const routes = new Hono<{ Bindings: Bindings }>()
  routes.post(fileContentPath(":id"), ({ req }) => replace(req.raw, whoSent(req.raw), req.param()))
  routes.post(`${resource}/:field`, ({ req }) => upload(req.raw, whoSent(req.raw), req.param()))
  routes.post(`${resource}/:id/:field`, ({ req }) => upload(req.raw, whoSent(req.raw), req.param()))
  routes.get(`${stylesPath}/*`, ({ req: { raw } }) => serveStyle(serving, raw, authenticate(raw)))
  routes.get(`${filesPath}/*`, ({ req: { raw } }) => serveFile(source, raw, authenticate(raw)))
  return routes
}
