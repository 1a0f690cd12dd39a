/** The forms that many declared differences have. */
import type { Json } from "#contract/jsonapi.ts"
import type { Difference } from "../replay.ts"

/** Ours refuses with one error, which begins with its status. */
export function refuses(reason: string, error: string): Difference {
  return { reason, ours: { status: Number(error.slice(0, 3)), error: [error] } }
}

/** Ours has no resources at the address of a request. */
export function hasNoRoute(reason: string, asked: string): Difference {
  return refuses(reason, `404 Not Found: No route found for "${asked}"`)
}

/** Both refuse, and ours says so in other words. */
export function says(reason: string, error: string): Difference {
  return { reason, ours: { error: [error] } }
}

/** Ours does what a Drupal refuses. */
export function does(reason: string, status = 200): Difference {
  return { reason, ours: { status, error: "none" } }
}

/** The members of an answer that ours lacks. */
export function without(names: string): Readonly<Record<string, Json>> {
  return Object.fromEntries(names.split(" ").map((name) => [name, null]))
}

const ofNode =
  `body changed created default_langcode field_attachments field_date field_featured field_image field_kind field_members field_tags langcode nid
path promote revision_timestamp revision_uid status sticky title type uid uuid vid`.replace("\n", " ")

/** Ours has no page of a node, which a Drupal answers as JSON. */
export function servesNoNode(reason: string, ...more: readonly string[]): Difference {
  const body = without([ofNode, ...more].join(" "))
  return { reason, ours: { status: 404, headers: { "content-type": "text/plain; charset=utf-8" }, body } }
}
