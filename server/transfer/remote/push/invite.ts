/** Has a site mail an invitation to each account that has no password there. */
import * as v from "valibot"
import { collectionPath, invitationPath } from "#contract/paths.ts"
import type { BackEnd } from "../http/back-end.ts"
import type { RemoteResource } from "../http/client.ts"
import { RefusedRequest } from "../http/problem.ts"
import { numberOf } from "../items/remote-items.ts"

const type = "user--user"
const unmailed = v.object({ isMailed: v.literal(false) })

/** Returns a line for each account that was not invited, and how many were. */
export async function inviteAll({ client, isDrupal }: BackEnd): Promise<readonly string[]> {
  if (isDrupal) return [`${client.base} has no invitations. Its users choose a password at /password-reset/new/ of the site.`]
  // A server of before doesn't tell.
  const way = await client.read(invitationPath(1)).catch(() => null)
  if (v.is(unmailed, way))
    return [`${client.base} has no mail server, so nobody was invited. In its dashboard, the screen of each user makes a link to pass on.`]
  const { resources } = await client.list(`${collectionPath(type)}?sort=drupal_internal__uid&page[limit]=50`)
  const waiting = resources.filter((account) => account.attributes.status === true && account.meta.has_password === false)
  const problems: string[] = []
  for (const account of waiting) problems.push(...(await invite(client, account)))
  return [...problems, `${waiting.length - problems.length} accounts were invited by mail.`]
}

async function invite(client: BackEnd["client"], account: RemoteResource): Promise<readonly string[]> {
  try {
    await client.post(invitationPath(numberOf(account)), {})
    return []
  } catch (error) {
    if (!(error instanceof RefusedRequest)) throw error
    const { name } = account.attributes
    return [`${typeof name === "string" ? name : account.id} was not invited: ${error.message}`]
  }
}
