import { useState } from "react"
import { createPortal } from "react-dom"
import { mayWrite, mayWriteField, type Viewer } from "#contract/permissions.ts"
import type { Item } from "#app/resources/item.ts"
import type { SaveState } from "#app/save/edit-state.ts"
import type { Problem } from "#lib/session/problem.ts"
import { withdrawal as words } from "#app/strings/withdrawal.ts"
import { Button } from "#ui/button.tsx"
import { handOver } from "./hand-over.ts"
import { WithdrawalDialog } from "./withdrawal-dialog.tsx"

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
  const [asked, ask] = useState<"unpublish" | "delete" | null>(null)
  if (item.number === null || item.type === "user--user") return null
  const target = { type: item.type, uuid: item.id, uid: item.number }
  const { type, id, version, publicPath } = item
  const title = typeof item.values.title === "string" ? item.values.title : ""
  const remove = (redirect: string | null) => {
    ask(null)
    onLeave()
    handOver({ type, id, version, title, publicPath, redirect, heir: null }, listPath)
  }
  return (
    <>
      {item.isPublished && mayWriteField(viewer, target, "status") && (
        <Button tone="quiet" onClick={() => ask("unpublish")}>
          {words.unpublish.button}
        </Button>
      )}
      {mayWrite(viewer, "delete", target) && (
        <Button tone="danger-quiet" onClick={() => ask("delete")}>
          {words.delete.button}
        </Button>
      )}
      {asked !== null &&
        createPortal(
          <WithdrawalDialog
            action={asked}
            item={{ ...item, label: title }}
            note={note}
            unpublish={async () => problemIn(await unpublish())}
            onDelete={remove}
            onClose={() => ask(null)}
          />,
          document.body,
        )}
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
