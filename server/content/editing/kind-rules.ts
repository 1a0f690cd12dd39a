/** The effects of saving and removing items of single kinds, in the same transaction. */
import type { ResourceType } from "#contract/fields.ts"
import { unixSeconds } from "#contract/agenda/brussels.ts"
import type { Viewer } from "#contract/permissions.ts"
import { followSeries } from "#server/content/agenda/follow-series.ts"
import type { Entity, StoredEntity } from "#server/content/entities/entity.ts"
import { isPublished, noteLateChange, noteWithdrawal } from "#server/content/late-mails/note-late-change.ts"
import type { Database } from "#server/database/open.ts"

type Context = { readonly db: Database; readonly viewer: Viewer; readonly now: Date }

type Saved = {
  /** Undefined for a new item. */
  readonly before: Entity | undefined
  readonly after: StoredEntity
  readonly continuedBy: string | undefined
}

type RemovedItem = Pick<Entity, "uuid" | "fields" | "references" | "status" | "label" | "langcode" | "translations">

type KindRules = {
  readonly saved: (context: Context, saved: Saved) => void
  readonly removed: (db: Database, entity: RemovedItem, now: Date) => void
}

const rules: Partial<Record<ResourceType, KindRules>> = {
  "node--agenda": {
    saved: (context, { before, after, continuedBy }) => {
      noteLateChange(context.db, { before, after, now: context.now, continuedBy })
      if (before !== undefined) followSeries(context, { before, after })
    },
    removed: (db, entity, now) => {
      if (isPublished(entity)) noteWithdrawal(db, entity, unixSeconds(now))
    },
  },
}

export function rulesOf({ type }: Pick<StoredEntity, "type">): KindRules | undefined {
  return rules[type]
}
