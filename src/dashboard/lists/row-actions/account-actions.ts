import type { ListedRow } from "#dashboard/lists/rows/row.ts"

const accountActions = ["block", "unblock", "invite", "delete"] as const
type AccountAction = (typeof accountActions)[number]

export type ListAction = "publish" | "unpublish" | "tag" | "duplicate" | AccountAction

/** Only the embedded server knows who has no password yet, and only active accounts are invited. */
function allows({ isPublished, number, meta }: ListedRow, action: AccountAction): boolean {
  if (action === "invite") return isPublished && number !== null && meta.has_password === false
  return action === "delete" || (action === "block") === isPublished
}

export function actionsOn(rows: readonly ListedRow[]): readonly (readonly [AccountAction, readonly ListedRow[]])[] {
  return accountActions.flatMap((action) => {
    const allowing = rows.filter((row) => allows(row, action))
    return allowing.length === 0 ? [] : [[action, allowing] as const]
  })
}
