import { mayWriteField } from "#contract/permissions.ts"
import { SaveBar } from "#dashboard/editor/bar/save-bar.tsx"
import { TranslationTools } from "#dashboard/editor/languages/translation-tools.tsx"
import type { ItemFormState } from "#dashboard/editor/use-item-form.ts"
import { History } from "#dashboard/history/history.tsx"
import { isTranslation, shownTranslation } from "#dashboard/items/languages.ts"
import { Withdrawals } from "#dashboard/references/withdrawals.tsx"
import { listAddress, type FormPartProps } from "./form-head.tsx"
import { useRestore } from "./use-restore.ts"

type FormBarProps = FormPartProps & { readonly itemForm: ItemFormState; readonly editPath: string; readonly onPreview: () => void }

export function FormBar({ parts, part, itemForm, editPath, onPreview }: FormBarProps) {
  const { form, editing, willBeLive, submit, publish, unpublish, confirm, actions } = itemForm
  const { item, state, of, viewer } = part
  const restore = useRestore(editing, form.getValues)
  return (
    <SaveBar
      state={state}
      item={item}
      willBeLive={willBeLive}
      mayPublish={mayWriteField(viewer, { type: item.type, uuid: item.id, uid: item.number }, "status")}
      onPreview={onPreview}
      onPublish={() => void publish()}
      onRetry={() => void submit()}
    >
      <History item={item} viewer={viewer} onRestored={restore} />
      {isTranslation(item) && (
        <TranslationTools
          {...{ item, viewer, editPath }}
          isOutdated={shownTranslation(item)?.isOutdated === true}
          onConfirm={confirm}
          onLeave={actions.setAside}
        />
      )}
      <Withdrawals
        {...{ item, viewer, unpublish }}
        note={parts.withdrawalNote?.(item) ?? null}
        listPath={listAddress(parts, of, item)}
        onChanged={(changed) => editing.tell({ kind: "rebased", item: changed })}
        onLeave={actions.setAside}
      />
    </SaveBar>
  )
}
