import type { EditSession } from "#dashboard/drafts/edit-session.ts"
import type { Revision } from "#dashboard/items/history.ts"
import { isSameFieldValue, type Values } from "#dashboard/items/values.ts"
import { useToaster } from "#dashboard/shell/toasts/toaster.tsx"
import { appWords } from "#dashboard/strings/words.ts"
import { reportLateChanges } from "#dashboard/widgets/late-changes.ts"
import { mayEditField } from "#dashboard/items/item.ts"
import { SaveBar } from "#dashboard/editor/bar/save-bar.tsx"
import { TranslationTools } from "#dashboard/editor/languages/translation-tools.tsx"
import type { ItemFormState } from "#dashboard/editor/use-item-form.ts"
import { History } from "#dashboard/history/history.tsx"
import { isTranslation, shownTranslation } from "#dashboard/items/languages.ts"
import { Withdrawals } from "#dashboard/references/withdrawals.tsx"
import { useViewer } from "#dashboard/session/use-viewer.ts"
import { listAddress, type FormPartProps } from "./form-head.tsx"

type FormBarProps = FormPartProps & { readonly itemForm: ItemFormState; readonly editPath: string; readonly onPreview: () => void }

export function FormBar({ parts, part, itemForm, editPath, onPreview }: FormBarProps) {
  const { form, editing, willBeLive, submit, publish, unpublish, confirm, actions } = itemForm
  const { item, state, of } = part
  const viewer = useViewer()
  const restore = useRestore(editing, form.getValues)
  return (
    <SaveBar
      state={state}
      item={item}
      willBeLive={willBeLive}
      mayPublish={mayEditField(viewer, item, "status")}
      onPreview={onPreview}
      onPublish={() => void publish()}
      onRetry={() => void submit()}
    >
      <History item={item} onRestored={restore} />
      {isTranslation(item) && (
        <TranslationTools
          {...{ item, editPath }}
          isOutdated={shownTranslation(item)?.isOutdated === true}
          onConfirm={confirm}
          onLeave={actions.setAside}
        />
      )}
      <Withdrawals
        {...{ item, unpublish }}
        note={parts.withdrawalNote?.(item) ?? null}
        listPath={listAddress(parts, of, item)}
        onChanged={(changed) => editing.tell({ kind: "saved-elsewhere", item: changed })}
        onLeave={actions.setAside}
      />
    </SaveBar>
  )
}

/** The undo keeps what the user has typed since. */
function useRestore(editing: EditSession, present: () => Values) {
  const toaster = useToaster()
  return (content: Values, { at }: Revision) => {
    reportLateChanges()
    const before = present()
    const { type } = editing.view().item
    editing.tell({ kind: "filled", values: content })
    const takeBack = () => {
      reportLateChanges()
      const now = present()
      const untouched = Object.keys(content).filter((name) => isSameFieldValue(type, name, [now[name], content[name]]))
      editing.tell({ kind: "filled", values: Object.fromEntries(untouched.map((name) => [name, before[name] ?? null])) })
      void toaster.show("done", appWords.history.takenBack)
    }
    void toaster.offer(appWords.history.restored(at), { label: appWords.buttons.undo, onPress: takeBack }, () => undefined)
  }
}
