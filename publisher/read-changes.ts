import * as v from "valibot"
import type { Langcode } from "#contract/fields.ts"
import { isLanguage } from "#contract/languages.ts"
import { linksHeader } from "#contract/jsonapi.ts"
import { syncPath } from "#contract/publishing.ts"
import { makeBuildAccount } from "#gatsby/build-account.ts"
import { messageOf } from "#server/process/closing.ts"

const resource = v.looseObject({ type: v.string(), id: v.string() })
const synced = v.variant("action", [
  v.object({ action: v.literal("delete"), id: v.string(), type: v.string(), langcode: v.optional(v.nullable(v.string())) }),
  v.object({ action: v.picklist(["insert", "update"]), id: v.string(), type: v.string(), data: v.union([v.array(resource), resource]) }),
])
const all = v.object({ status: v.literal(-1), timestamp: v.number() })
const some = v.object({ status: v.number(), timestamp: v.number(), entities: v.array(synced) })

/** `langcode` is null if the item is gone in all languages. */
export type Deletion = { readonly id: string; readonly type: string; readonly langcode: Langcode | null }
export type Changes =
  | { readonly kind: "changes"; readonly since: number; readonly updated: readonly object[]; readonly gone: readonly Deletion[] }
  /** `since` is null if the back end counts no changes. */
  | { readonly kind: "all"; readonly since: number | null }
  | { readonly kind: "failed"; readonly message: string }

/** Milliseconds for the whole answer, as gatsby-source-drupal waits. */
const patience = 30_000

/** Asks for the changes since a number, by the protocol of the Drupal module gatsby_fastbuilds, which few Drupals have. */
export async function readChanges(apiUrl: string, since: number | null, account = makeBuildAccount(apiUrl, process.env)): Promise<Changes> {
  // The protocol's first number is Unix seconds, which no change has.
  const address = `${apiUrl}${syncPath(since ?? Math.floor(Date.now() / 1000))}`
  const signedIn = await account.headers().catch(messageOf)
  if (typeof signedIn === "string") return { kind: "failed", message: signedIn }
  try {
    const headers = { Accept: "application/json", [linksHeader]: "asked", ...signedIn }
    const answer = await fetch(address, { headers, signal: AbortSignal.timeout(patience) })
    if (answer.status >= 500) return failed(`The back end answered ${answer.status} at ${address}.`)
    const isJson = answer.ok && (answer.headers.get("content-type") ?? "").includes("json")
    if (!isJson) return { kind: "all", since: null }
    return parseChanges(await answer.text(), address)
  } catch (error) {
    const isLate = error instanceof Error && error.name === "TimeoutError"
    return failed(isLate ? `The back end didn't answer within 30 s at ${address}.` : `The back end doesn't answer at ${address}.`)
  }
}

function parseChanges(text: string, address: string): Changes {
  const document = v.safeParse(v.pipe(v.string(), v.parseJson(), v.union([all, some])), text)
  if (!document.success) return failed(`The back end's answer at ${address} is cut off or no list of changes.`)
  const { output } = document
  if (!("entities" in output)) return { kind: "all", since: output.timestamp }
  return {
    kind: "changes",
    since: output.timestamp,
    updated: output.entities.flatMap((entity) => (entity.action === "delete" ? [] : [entity.data].flat())),
    gone: output.entities.flatMap((entity) => {
      if (entity.action !== "delete") return []
      const { id, type, langcode } = entity
      return { id, type, langcode: isLanguage(langcode) ? langcode : null }
    }),
  }
}

function failed(message: string): Changes {
  return { kind: "failed", message: `${message} Look into the back end's log, then build again.` }
}
