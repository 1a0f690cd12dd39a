/** Uploads: POST of bytes to a file field. contract.md, Uploads. */
import type { Viewer } from "#contract/permissions.ts"
import { Refusal } from "#server/content/refusal.ts"
import type { Database } from "#server/database/open.ts"

export type UploadSource = {
  readonly db: Database
  readonly origin?: string | undefined
  readonly now: () => Date
  /** Where uploaded files lie. */
  readonly filesFolder: string
}

/**
 * Answers `POST /jsonapi/node/{bundle}/{field}` and `POST /jsonapi/node/{bundle}/{uuid}/{field}`.
 *
 * @throws Refusal
 */
export function uploads(source: UploadSource): (request: Request, viewer: Viewer) => Promise<Response> {
  return () => Promise.reject(new Refusal(501, `Nothing can be uploaded to ${source.filesFolder} yet.`))
}
