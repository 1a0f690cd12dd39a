import * as v from "valibot"
import { listDocument } from "#app/resources/document.ts"
import { pageOf, type Row } from "#app/lists/rows/row.ts"
import { pageSize } from "#app/lists/rows/list-request.ts"
import { collectionPath } from "#contract/paths.ts"
import { unexpected } from "#lib/api.ts"
import { done, failed, type Outcome, type Problem } from "#lib/session/problem.ts"

type Parameters = Readonly<Record<string, string>>

export type Ask = (request: {
  readonly url: string
  readonly params: Parameters
}) => PromiseLike<{ readonly data?: unknown; readonly error?: Problem | undefined }>

/** All events that some parameters find, page by page. */
export async function readPages(ask: Ask, params: Parameters): Promise<Outcome<readonly Row[]>> {
  const rows: Row[] = []
  for (let offset = 0; ; offset += pageSize) {
    const { data, error } = await ask({ url: collectionPath("node--agenda"), params: { ...params, "page[offset]": String(offset) } })
    if (error !== undefined) return failed(error)
    const document = v.safeParse(listDocument, data)
    if (!document.success) return failed(unexpected)
    const page = pageOf(document.output, "node--agenda")
    rows.push(...page.rows)
    if (!page.hasNext) return done(rows)
  }
}
