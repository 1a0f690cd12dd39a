import { mayWrite, mayWriteField, type Viewer } from "#contract/permissions.ts"
import type { Item } from "#app/resources/item.ts"
import type { SaveState } from "#app/save/edit-state.ts"
import type { Problem } from "#lib/session/problem.ts"
import { withdrawal as words } from "#app/strings/withdrawal.ts"
import { Button } from "#ui/button.tsx"
import { handOver } from "./hand-over.ts"
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
  /** Called before the list is opened, which deletes the item. */
  readonly onLeave: () => void
}

/** The buttons of an editor that take its item off the site. Accounts have a screen of their own for that. */
export function Withdrawals({ item, viewer, note, listPath, unpublish, onLeave }: WithdrawalsProps) {
  const { ask, dialog } = useWithdrawal({
    note,
    unpublish: async () => problemIn(await unpublish()),
    remove: ({ type, id, label, publicPath }, redirect) => {
      onLeave()
      handOver({ type, id, version: item.version, title: label, publicPath, redirect, heir: null }, listPath)
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
