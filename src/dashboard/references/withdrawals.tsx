import { useState } from "react"
import { createPortal } from "react-dom"
import type { Langcode } from "#contract/fields.ts"
import { mayWrite } from "#contract/permissions.ts"
import { mayEditField, type Item } from "#dashboard/items/item.ts"
import { itemApi, readPresent } from "#dashboard/items/item-api.ts"
import { isTranslation, languageOf, originalOf, publicLanguages, publicPaths } from "#dashboard/items/languages.ts"
import { useAppDispatch } from "#dashboard/session/hooks.ts"
import { useViewer } from "#dashboard/session/use-viewer.ts"
import { useToaster } from "#dashboard/shell/toasts/toaster.tsx"
import { appWords } from "#dashboard/strings/words.ts"
import { problemIn } from "#dashboard/session/core/api.ts"
import { wordsOf } from "#lib/session/problem.ts"
import { Button } from "#ui/controls/button.tsx"
import { handOver } from "./hand-over.ts"
import { createRedirects } from "./redirects-api.ts"
import { WithdrawalDialog } from "./withdrawal-dialog.tsx"

type WithdrawalsProps = {
  readonly item: Item
  readonly note: string | null
  /** The list at this path opens when the item is deleted. */
  readonly listPath: string
  /** Resolves to whether the draft is saved; if not, the save bar says why. */
  readonly unpublish: () => Promise<boolean>
  /** The item has other public languages, with which the form continues. */
  readonly onChanged: (item: Item) => void
  /** Runs before the list opens, which deletes the item. */
  readonly onLeave: () => void
}

/** A translation can only be unpublished here. Accounts have a screen of their own. */
export function Withdrawals({ item, note, listPath, unpublish, onChanged, onLeave }: WithdrawalsProps) {
  const viewer = useViewer()
  const withdraw = useUnpublishing({ item, unpublish, onChanged })
  const [action, setAction] = useState<"unpublish" | "delete" | null>(null)
  if (item.number === null || item.type === "user--user") return null
  const { type, id, version } = item
  const title = typeof item.values.title === "string" ? item.values.title : ""
  const confirm = (redirect: string | null, codes: readonly Langcode[]) => {
    setAction(null)
    if (action === "unpublish") {
      void withdraw(redirect, codes)
      return
    }
    onLeave()
    handOver({ type, id, version, title, publicPaths: publicPaths(item), redirect, heir: null, original: originalOf(item) }, listPath)
  }
  return (
    <>
      {publicLanguages(item).length > 0 && mayEditField(viewer, item, "status") && (
        <Button tone="quiet" onClick={() => setAction("unpublish")}>
          {appWords.listActions.unpublish}
        </Button>
      )}
      {!isTranslation(item) && mayWrite(viewer, "delete", { type, uuid: id }) && (
        <Button tone="danger-quiet" onClick={() => setAction("delete")}>
          {appWords.listActions.delete}
        </Button>
      )}
      {action !== null &&
        createPortal(
          <WithdrawalDialog
            action={action}
            items={[{ ...item, title }]}
            what={appWords.listActions.confirm.named(title)}
            text={appWords.withdrawal[action](appWords.model.kindOf(type).label)}
            onClose={() => setAction(null)}
            onConfirm={confirm}
          >
            {note !== null && <p>{note}</p>}
          </WithdrawalDialog>,
          document.body,
        )}
    </>
  )
}

type UnpublishingOptions = Pick<WithdrawalsProps, "item" | "unpublish" | "onChanged">

/**
 * The form's language goes off the site by a save with its changes, the others unchanged. The redirects come last, because the back end refuses one
 * from a published address.
 */
function useUnpublishing({ item, unpublish, onChanged }: UnpublishingOptions) {
  const dispatch = useAppDispatch()
  const toaster = useToaster()
  const { type, id, isPublished } = item
  const own = languageOf(item)
  return async (redirect: string | null, codes: readonly Langcode[]): Promise<void> => {
    const isLeaving = isPublished && codes.includes(own)
    const others = codes.filter((code) => code !== own)
    if (isLeaving && !(await unpublish())) return
    for (const language of others) {
      const { error } = await dispatch(itemApi.endpoints.unpublishText.initiate({ type, id, language }, { track: false }))
      if (error !== undefined) return toaster.show("failed", wordsOf(problemIn(error)))
    }
    const present = others.length === 0 ? null : await readPresent(dispatch, { type, id, language: own })
    if (present?.ok === true) onChanged(present.value)
    const error = redirect === null ? undefined : await createRedirects(dispatch, publicPaths(item, codes), redirect)
    if (error !== undefined) await toaster.show("failed", appWords.withdrawal.redirect.failed(wordsOf(problemIn(error))))
  }
}
