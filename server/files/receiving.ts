import type { Viewer } from "#contract/permissions.ts"
import type { Database } from "#server/database/open.ts"
import type { RouteParameters } from "./upload-target.ts"
import type { Space } from "#server/disk/space.ts"
import type { Decode } from "./pictures/decoding.ts"
import { atMost, makeUploadLimit } from "./upload-limit.ts"

export type ReceivingSource = {
  readonly db: Database
  readonly now: () => Date
  readonly filesFolder: string
  readonly spaceOf: (folder: string) => Space
  readonly read: (request: Request, viewer: Viewer, parameters: RouteParameters) => Response | Promise<Response>
  readonly limits: ReceivingLimits
  readonly decode: Decode
}

export type ReceivingLimits = { readonly begin: ReturnType<typeof makeUploadLimit>; readonly inTurn: ReturnType<typeof atMost> }

// 4 KiB a second, half the speed of old mobile networks.
export const pace = { patience: 30_000, leastBytes: 120 * 1024 } as const

// A picture of fifty megapixels takes 200 MB in its process.
const mostDecodings = 2

export function makeReceivingLimits(): ReceivingLimits {
  return { begin: makeUploadLimit({ overall: 8, perCaller: 2 }), inTurn: atMost(mostDecodings) }
}

export async function answerReceived(
  source: ReceivingSource,
  request: Request,
  received: { readonly status: number; readonly path: string; readonly parameters: RouteParameters; readonly viewer: Viewer },
): Promise<Response> {
  const { status, path, parameters, viewer } = received
  const response = await source.read(new Request(new URL(path, request.url)), viewer, parameters)
  const headers = new Headers(response.headers)
  for (const name of ["etag", "last-modified"]) headers.delete(name)
  return new Response(response.body, { status: response.ok ? status : response.status, headers })
}
