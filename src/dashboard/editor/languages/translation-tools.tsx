import { useId, useState } from "react"
import { createPortal } from "react-dom"
import { textOf } from "#contract/field-types/field-type.ts"
import { mayWrite } from "#contract/permissions.ts"
import type { Item } from "#dashboard/items/item.ts"
import { itemApi, readPresent } from "#dashboard/items/item-api.ts"
import { languageOf, originalOf, shownTranslation, tabPath } from "#dashboard/items/languages.ts"
import { useAppDispatch } from "#dashboard/session/hooks.ts"
import { useViewer } from "#dashboard/session/use-viewer.ts"
import { useToaster } from "#dashboard/shell/toasts/toaster.tsx"
import { problemIn } from "#dashboard/session/core/api.ts"
import { moveTo } from "#lib/navigation/navigate.ts"
import { wordsOf } from "#lib/session/problem.ts"
import { Button } from "#ui/controls/button.tsx"
import { ConfirmDialog } from "#ui/dialogs/confirm-dialog.tsx"
import { appWords } from "#dashboard/strings/words.ts"

const strings = appWords.translations
const { removeTranslation } = itemApi.endpoints

type TranslationToolsProps = {
  readonly item: Item
  readonly editPath: string
  readonly isOutdated: boolean
  readonly onConfirm: () => void
  /** Runs before the editor of the original opens, because the unsaved text is removed with the translation. */
  readonly onLeave: () => void
}

export function TranslationTools({ item, editPath, isOutdated, onConfirm, onLeave }: TranslationToolsProps) {
  const viewer = useViewer()
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const { type, id, number } = item
  const target = { type, uuid: id, uid: number }
  return (
    <>
      {isOutdated && (
        <Button tone="ghost" onClick={onConfirm}>
          {strings.outdated.confirm}
        </Button>
      )}
      {mayWrite(viewer, "update", target) && (
        <Button tone="danger-quiet" onClick={() => setIsDialogOpen(true)}>
          {strings.remove.button}
        </Button>
      )}
      {isDialogOpen && createPortal(<Removal {...{ item, editPath, onLeave }} onClose={() => setIsDialogOpen(false)} />, document.body)}
    </>
  )
}

type RemovalProps = Pick<TranslationToolsProps, "item" | "editPath" | "onLeave"> & { readonly onClose: () => void }

function Removal({ item, editPath, onLeave, onClose }: RemovalProps) {
  const id = useId()
  const toaster = useToaster()
  const dispatch = useAppDispatch()
  const language = languageOf(item)
  const original = originalOf(item)
  /** The removal checks no version, because a save of another language makes a new version too. */
  const removeUnlessChanged = async (): Promise<string | null> => {
    const { type, id } = item
    // The dialog closes before the answer comes, and would drop the results of its hooks.
    const present = await readPresent(dispatch, { type, id, language })
    if (!present.ok) return wordsOf(present.problem)
    const now = present.value
    if (languageOf(now) !== language) return null
    if (shownTranslation(now)?.changed !== shownTranslation(item)?.changed) return appWords.listActions.report.changedMeanwhile
    const { error } = await dispatch(removeTranslation.initiate({ type, id, version: now.version, language }, { track: false }))
    return error === undefined ? null : wordsOf(problemIn(error))
  }
  const confirm = async () => {
    const problem = await removeUnlessChanged()
    if (problem !== null) {
      void toaster.show("failed", problem)
      return
    }
    onLeave()
    void toaster.show("done", strings.remove.done(language))
    moveTo(tabPath(editPath, original, original), { replace: true })
  }
  return (
    <ConfirmDialog
      title={strings.remove.title(language)}
      tone="error"
      describedBy={id}
      keep={strings.remove.cancel}
      confirm={strings.remove.confirm}
      isDangerous
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p id={id}>
        {strings.remove.text(textOf(item.values.title), language)} {item.isPublished && strings.remove.live}
      </p>
    </ConfirmDialog>
  )
}
