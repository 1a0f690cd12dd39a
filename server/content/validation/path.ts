import { withPrefix } from "#server/content/refusal-words.ts"
import type { Database } from "#server/database/open.ts"
import { aliasProblem, automaticAlias } from "#server/content/entities/alias-rules.ts"
import type { Entity, StoredEntity } from "#server/content/entities/entity.ts"
import { partsOf } from "./value.ts"
import { wrongType, type Violations, type WriteDocument } from "./write-document.ts"

type PathInput = { readonly document: WriteDocument; readonly current: Entity | undefined; readonly violations: Violations }

export function applyPath(db: Database, entity: StoredEntity, { document, current, violations }: PathInput): StoredEntity {
  const path = document.attributes.path ?? {}
  const { alias = entity.alias, pid = null, langcode = null } = partsOf(path, ["alias", "pid", "langcode"], pathField)
  if (pid !== null && pid !== (current?.pid ?? null)) {
    const fault = "The item's address has changed since it was read. Send the alias alone, without pid."
    violations.add(`path.0.pid: ${fault}`, "/data/attributes/path/pid")
  }
  if (langcode !== null && langcode !== entity.langcode) {
    violations.add("path.0.langcode: The language of an address is that of its item.", "/data/attributes/path/langcode")
  }
  if (alias === null || alias === "")
    return { ...entity, alias: isAddressed(entity, { document, current }) ? automaticAlias(db, entity, current) : null }
  if (typeof alias !== "string") {
    violations.add(withPrefix("path.0.alias: ", wrongType), "/data/attributes/path/alias")
    return entity
  }
  const newAlias = alias.length > 1 ? alias.replace(/\/$/, "") : alias
  const isAsked = newAlias !== entity.alias || document.attributes.langcode !== undefined
  const problem = isAsked ? aliasProblem(db, entity, newAlias) : null
  if (problem !== null) violations.add(withPrefix("path.0.alias: ", problem), "/data/attributes/path/alias")
  return { ...entity, alias: newAlias }
}

/** A draft of a translation gets its address together with its own title. Before, it has the original's title. */
function isAddressed(entity: StoredEntity, { document, current }: Pick<PathInput, "document" | "current">): boolean {
  if (entity.label === "") return false
  const isUntouched = current?.isOriginal === false && current.alias === null && current.label === entity.label
  return !isUntouched || entity.status || document.attributes.path !== undefined
}

const pathField = { name: "path", fieldType: "path" } as const
