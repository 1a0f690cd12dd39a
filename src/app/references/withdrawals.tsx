import { mayWrite, mayWriteField, type Viewer } from "#contract/permissions.ts"
import type { Item } from "#app/resources/item.ts"
import { useRemoveItemMutation } from "#app/resources/item-api.ts"
import type { SaveState } from "#app/saving/save-state.ts"
import { moveTo } from "#lib/navigation/navigate.ts"
import type { Problem } from "#lib/session/problem.ts"
import { withdrawal as words } from "#lib/strings/members-area/withdrawal.ts"
import { Button } from "#ui/button.tsx"
import { useWithdrawal } from "./use-withdrawal.tsx"

type WithdrawalsProps = {
  readonly item: Item
  readonly viewer: Viewer
  /** What to know before. */
  readonly note: string | null
  /** The address to which a deleted item leads. */
  readonly listPath: string
  /** Saves the form as a draft. */
  readonly unpublish: () => Promise<SaveState>
  readonly onDeleted: () => void
  /** Deletes the item where more than itself has to go. */
  readonly onDelete?: ((item: Item) => Promise<Problem | null>) | undefined
}

const unexpected: Problem = { kind: "broken", message: null, status: 200 }

/** The buttons of an editor that take its item off the site. Accounts have a screen of their own for that. */
export function Withdrawals({ item, viewer, note, listPath, unpublish, onDeleted, onDelete }: WithdrawalsProps) {
  const [remove] = useRemoveItemMutation()
  const { ask, dialog } = useWithdrawal({
    note,
    withdraw: async (action) => {
      if (action === "unpublish") return problemIn(await unpublish())
      const { error = null } = onDelete === undefined ? await remove(item) : { error: await onDelete(item) }
      if (error !== null) return "kind" in error ? error : unexpected
      onDeleted()
      return null
    },
    onDone: (action) => {
      if (action === "delete") moveTo(listPath)
    },
  })
  if (item.number === null || item.type === "user--user") return null
  const target = { type: item.type, uuid: item.id, uid: item.number }
  const withdrawn = { ...item, label: typeof item.values.title === "string" ? item.values.title : "" }
  return (
    <>
      {item.isPublished && mayWriteField(viewer, target, "status") && (
        <Button tone="quiet" onClick={() => ask("unpublish", withdrawn)}>
          {words.unpublish.button}
        </Button>
      )}
      {mayWrite(viewer, "delete", target) && (
        <Button tone="danger-quiet" onClick={() => ask("delete", withdrawn)}>
          {words.delete.button}
        </Button>
      )}
      {dialog}
    </>
  )
}

function problemIn(state: SaveState): Problem | null {
  switch (state.kind) {
    case "saved":
    case "unsaved":
      return null
    case "failed":
      return state.problem
    case "offline":
      return { kind: "offline", message: null }
    case "saving":
    case "conflict":
      return { kind: "invalid", message: words.unpublish.conflict, fields: {} }
  }
}
