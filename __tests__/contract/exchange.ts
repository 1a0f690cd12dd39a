/** A recorded exchange with Drupal, and what our server says to the same request. */
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Json } from "#contract/jsonapi.ts"

export type Exchange = {
  readonly name: string
  readonly request: {
    readonly method: string
    readonly target: string
    readonly headers: Readonly<Record<string, string>>
    /** Whose token it carried. */
    readonly viewer?: "administrator" | "contributor" | "contributor2" | "reader" | "superuser" | "expired"
    /** The scope that the token was asked for, where it wasn't everything. */
    readonly scope?: string
    /** What was sent: JSON, or the fields of a form. */
    readonly body?: Json
  }
  readonly response: Said & { readonly ids?: readonly string[]; readonly includedIds?: readonly string[] }
}

export type Said = { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body?: Json }

/** What the recordings are about: each group has a folder of them, its differences and its test. */
export const groups = ["read", "session", "users", "write", "upload", "languages"] as const
export type Group = (typeof groups)[number]

/** Every trimmed recording of a group, by name. */
export function exchanges(group: Group): readonly Exchange[] {
  const folder = join(__dirname, "recordings", group)
  return readdirSync(folder).map((file) => {
    const exchange: Omit<Exchange, "name"> = JSON.parse(inOurNames(readFileSync(join(folder, file), "utf8")))
    return withEqualRights({ name: file.replace(/\.json$/, ""), ...exchange })
  })
}

/** The recorded Drupal had one field for the times of events and of actions, and publications had an address of its own in each language. */
function inOurNames(recording: string): string {
  const addressed = recording.replaceAll(/(\/|%2F)publicati(?:on|e)(\/|%2F)/g, "$1post$2")
  return recording.includes("/jsonapi/node/agenda") ? addressed.replaceAll(/field_(start|end)/g, "field_event_$1") : addressed
}

/** Recorded refusals of a contributor who lacked a right that contributors have here. Replayed by a member, who lacks it here too, they are the same. */
const refused = [
  "write-05b-no-permission",
  "write-07f-patch-other-owner",
  "write-10-delete-other-owner",
  "juser-05-create-contributor",
  "juser-07b-contributor-patch-other",
]

/** The exchange with a viewer who has the recorded rights. */
function withEqualRights(exchange: Exchange): Exchange {
  if (!refused.includes(exchange.name)) return exchange
  const { request } = exchange
  return { ...exchange, request: { ...request, viewer: "reader", headers: { ...request.headers, authorization: "Bearer of a member" } } }
}
