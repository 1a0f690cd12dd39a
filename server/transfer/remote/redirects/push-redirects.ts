import { redirectsPath } from "#contract/paths.ts"
import { RefusedRequest } from "../http/problem.ts"
import type { Client } from "../http/client.ts"
import type { Places } from "../items/texts.ts"
import { inParallel, requestLimit } from "../run/parallel.ts"
import { redirectDocument, targetFor, type ComparedRedirect } from "./redirects.ts"

type Sending = { readonly client: Client; readonly node: Places["node"]; readonly isForced: boolean }

/** Creates the redirects that the back end lacks. Returns a line for each that it refuses. */
export async function pushRedirects(
  { client, node, isForced }: Sending,
  compared: readonly ComparedRedirect[],
): Promise<readonly string[]> {
  const wanted = compared.filter(({ verdict }) => verdict === "create" || (isForced && verdict === "conflict"))
  const problems = await inParallel(wanted, requestLimit, async ({ source, target }) => {
    const uri = targetFor(source.uri, node)
    if (uri === null) return [`The redirect from ${source.path}: the site doesn't have the item to which it leads.`]
    try {
      if (target === undefined) await client.post(redirectsPath, redirectDocument(source, uri))
      else await client.patch(`${redirectsPath}/${target.uuid}`, redirectDocument({ ...source, uuid: target.uuid }, uri))
      return []
    } catch (error) {
      // An interrupted request may have made it.
      if (error instanceof RefusedRequest && error.status === 409) return []
      if (!(error instanceof RefusedRequest)) throw error
      return [`The redirect from ${source.path}: ${error.message}`]
    }
  })
  return problems.flat()
}
