/** The checks of single kinds, beside those that hold for all content: a save of another kind runs none of them. */
import type { ResourceType } from "#contract/fields.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import type { Database } from "#server/database/open.ts"
import { checkAudience, checkRepeating } from "./repeating.ts"
import type { WriteDocument, Violations } from "./write-document.ts"

type KindChecks = {
  readonly item: (
    db: Database,
    entity: StoredEntity,
    context: { readonly document: WriteDocument; readonly violations: Violations },
  ) => void
  readonly relationship: (db: Database, entity: StoredEntity, context: { readonly name: string; readonly violations: Violations }) => void
}

const checks: Partial<Record<ResourceType, KindChecks>> = {
  "node--agenda": {
    item: checkRepeating,
    relationship: (db, entity, { name, violations }) => {
      if (name === "field_series") checkAudience(db, entity, violations)
    },
  },
}

export function checksOf({ type }: Pick<StoredEntity, "type">): KindChecks | undefined {
  return checks[type]
}
