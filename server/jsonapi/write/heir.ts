import { anonymous } from "#contract/permissions.ts"
import type { Entity } from "#server/content/entities/entity.ts"
import { findEntity } from "#server/content/entities/read.ts"
import { InvalidContent } from "#server/content/errors.ts"
import { Refusal } from "#server/http/refusal.ts"
import type { WriteRequest } from "./source.ts"

/**
 * Finds the user who gets the content of a deleted one: `?reassign={uuid}` names them. Null where the content is to stay without an author:
 * `?reassign=` says so, for a Drupal refuses the parameter with a 400 and without it deletes the content too. @throws Refusal 400, 404;
 * DomainError invalid
 */
export function heirOf({ source: { db }, url: { parameters } }: WriteRequest, deleted: Entity): number | null {
  const uuid = parameters.get("reassign")
  if (uuid === undefined) return null
  if (deleted.type !== "user--user") throw new Refusal(400, "Only the content of a user can be reassigned.")
  if (uuid === "") return null
  const heir = typeof uuid === "string" ? findEntity(db, "user", uuid, anonymous) : undefined
  if (heir === undefined) throw new Refusal(404, "The user who is to get the content could not be found.")
  if (heir.pk !== deleted.pk) return heir.id
  throw new InvalidContent([{ detail: "The content of a deleted user can't go to the same user: name another." }])
}
