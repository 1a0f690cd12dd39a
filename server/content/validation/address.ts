/** The address of what is saved: the one that was sent, the one that it has, or one made of its title. */
import type { Json } from "#contract/jsonapi.ts"
import type { Database } from "#server/database/open.ts"
import { automaticAlias } from "#server/content/entities/alias-automatic.ts"
import { aliasProblem } from "#server/content/entities/alias-rules.ts"
import type { Findings, Sent } from "./sent.ts"
import type { Entity, StoredEntity } from "#server/content/entities/entity.ts"
import { partsOf } from "./parts.ts"

type Change = { readonly sent: Sent; readonly current: Entity | undefined; readonly found: Findings }

/** The entity with its address. One of the other language keeps its address where nobody has it there. */
export function applyPath(db: Database, entity: StoredEntity, { sent, current, found }: Change): StoredEntity {
  const path = sent.attributes.path ?? {}
  const { alias = entity.alias, pid = null, langcode = null } = partsOf(path, ["alias", "pid", "langcode"], pathField)
  checkPid({ sent: pid, current: current?.pid ?? null }, found)
  if (langcode !== null && langcode !== entity.langcode) {
    found.add("path.0.langcode: The language of an address is that of its item.", "/data/attributes/path/langcode")
  }
  if (alias === null || alias === "") return { ...entity, alias: entity.label === "" ? null : automaticAlias(db, entity) }
  if (typeof alias !== "string") {
    found.add("path.0.alias: This value should be of the correct primitive type.", "/data/attributes/path/alias")
    return entity
  }
  // A slash at the end says nothing: the site adds its own.
  const wanted = alias.length > 1 ? alias.replace(/\/$/, "") : alias
  const isAsked = wanted !== entity.alias || sent.attributes.langcode !== undefined
  const problem = isAsked ? aliasProblem(db, entity, wanted) : null
  if (problem !== null) found.add(`path.0.alias: ${problem}`, "/data/attributes/path/alias")
  return { ...entity, alias: wanted }
}

const pathField = { name: "path", fieldType: "path" } as const

type SentPid = { readonly sent: Json; readonly current: number | null }

function checkPid({ sent, current }: SentPid, found: Findings): void {
  if (sent === null || sent === current) return
  found.add("path.0.pid: The item's address has changed since it was read. Send the alias alone, without pid.", "/data/attributes/path/pid")
}
