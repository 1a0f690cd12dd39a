import type { ListKind } from "#app/lists/rows/kind.ts"
import type { Row } from "#app/lists/rows/row.ts"
import { listActions as words } from "#app/strings/lists.ts"
import { Button } from "#ui/button.tsx"
import { actionsOn, type ListAction } from "./account-actions.ts"
import * as styles from "./bulk-bar.module.css"
import type { ListActions } from "./use-list-actions.tsx"

type BulkBarProps = {
  readonly kind: Pick<ListKind, "tagField" | "actions">
  readonly rows: readonly Row[]
  readonly actions: Pick<ListActions, "run" | "progress">
  readonly onClear: () => void
}

/** What can be done with the selected rows, and how far it is. Its region is always there, so that it is read out. */
export function BulkBar({ kind: { tagField, actions: of }, rows, actions: { run, progress }, onClear }: BulkBarProps) {
  const button = (action: ListAction, changed = rows) => (
    <Button key={action} tone="quiet" size="small" onClick={() => run(action, changed)}>
      {words[action]}
    </Button>
  )
  return (
    <div role="region" aria-label={words.selection}>
      <div className={styles.bar} hidden={rows.length === 0 && progress === null}>
        <span role="status" className={styles.count}>
          {progress ?? (rows.length === 0 ? "" : words.selected(rows.length))}
        </span>
        {progress === null && rows.length > 0 && (
          <>
            {of === "content" && button("publish")}
            {of === "content" && button("unpublish")}
            {tagField !== null && button("tag")}
            {of === "account" ? actionsOn(rows).map(([action, allowing]) => button(action, allowing)) : button("delete")}
            <span className={styles.end}>
              <Button tone="quiet" size="small" onClick={onClear}>
                {words.clear}
              </Button>
            </span>
          </>
        )}
      </div>
    </div>
  )
}
