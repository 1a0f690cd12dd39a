import { useDeferredValue, useEffect, useId, useState, type KeyboardEvent as FormKeyEvent } from "react"
import { FormProvider } from "react-hook-form"
import { kindOf } from "#contract/content.ts"
import { labelFields } from "#contract/fields.ts"
import { screenPath } from "#lib/navigation/own-screen.ts"
import { ItemChecks } from "#dashboard/checks/item-checks.tsx"
import { PendingUploads } from "#dashboard/media/field/upload-rows.tsx"
import { UploadsProvider } from "#dashboard/media/uploads/uploads.ts"
import type { Item } from "#dashboard/items/item.ts"
import { useGetItemQuery } from "#dashboard/items/item-api.ts"
import { isTranslation, languageOf, originalOf } from "#dashboard/items/languages.ts"
import type { Draft } from "#dashboard/drafts/draft.ts"
import { Title } from "#dashboard/shell/bar/title.tsx"
import { classes } from "#lib/classes.ts"
import { Form } from "#ui/forms/form.tsx"
import { fieldId } from "#dashboard/widgets/widget.tsx"
import type { KindParts } from "#dashboard/editor/kind-part.ts"
import { LanguageTabs } from "#dashboard/editor/languages/language-tabs.tsx"
import { TranslationNotices } from "#dashboard/editor/languages/translation-notices.tsx"
import { Colleague } from "#dashboard/editor/safety/colleague.tsx"
import { Conflicts } from "#dashboard/editor/safety/conflict-dialog.tsx"
import { LeaveDialog } from "#dashboard/editor/safety/leave-dialog.tsx"
import { SafetyNotices } from "#dashboard/editor/safety/safety-notices.tsx"
import { FormBar } from "./form-bar.tsx"
import { addedParts, FormHead, titleOf, type FormPartProps } from "./form-head.tsx"
import { ItemColumns } from "./item-columns.tsx"
import { ItemErrors } from "#dashboard/editor/item-errors.tsx"
import * as styles from "./item-form.module.css"
import { OriginalProvider } from "#dashboard/widgets/original.ts"
import { ruleProblemsIn, useItemForm, type ItemFormOptions, type ItemFormState } from "#dashboard/editor/use-item-form.ts"
import { usePreview } from "./use-preview.tsx"

type ItemFormProps = Omit<ItemFormOptions, "problemsIn"> & {
  readonly parts: KindParts
  /** The draft belongs to another item, which was never saved. */
  readonly onReopen: (draft: Draft) => void
}

export function ItemForm({ parts, onReopen, ...options }: ItemFormProps) {
  const { of } = options
  const { Bar, problemsIn } = parts
  const formId = useId()
  const { original, loading } = useOriginalItem(options.loaded)
  const itemForm = useItemForm({ ...options, problemsIn, original })
  const { form, files, editing, view, isUnsaved, submit, remake, resolve, actions } = itemForm
  const { item, save: state } = view
  const { entityType } = kindOf(item.type)
  const preview = usePreview(item.type)
  const part = { item, state, of, isUnsaved, actions }
  const editPath = item.number === null ? "" : screenPath({ kind: "edit", of, id: item.number })
  useSaveKey(() => void submit())
  useFocusedTitle(fieldId(formId, labelFields[entityType]), item.number === null)
  return (
    <FormProvider {...form}>
      <div className={styles.frame}>
        <Title title={titleOf(item)} />
        <Form onSubmit={(event) => void submit(event)} onKeyDown={keepEnter}>
          <div className={classes("wrap", styles.content)}>
            <FormHead parts={parts} part={part} />
            <LanguageTabs item={item} editPath={editPath} language={languageOf(item)} />
            {isTranslation(item) && <TranslationNotices {...{ item, original, loading, state, editPath }} onRemade={remake} />}
            <Colleague editing={editing} view={view} />
            <SafetyNotices editing={editing} view={view} present={form.getValues} onReopen={onReopen} />
            <FormFields {...{ parts, part, itemForm, formId, original }} />
            {entityType === "node" && (
              <ItemChecks
                item={item}
                problemsIn={(values) => ruleProblemsIn({ item, values, problemsOfKind: problemsIn, original })}
                idOf={(field) => fieldId(formId, field)}
              />
            )}
          </div>
          <div className="wrap">
            <PendingUploads uploads={files.uploads} />
          </div>
          {Bar === undefined ? <FormBar {...{ parts, part, itemForm, editPath }} onPreview={preview.open} /> : <Bar {...part} />}
        </Form>
        {preview.isOpen && <span className={styles.beside} />}
        {preview.drawn}
        <LeaveDialog isUnsaved={isUnsaved} number={item.number} />
        <Conflicts state={state} present={form.getValues} onResolve={resolve} />
      </div>
    </FormProvider>
  )
}

type FormFieldsProps = FormPartProps & { readonly itemForm: ItemFormState; readonly formId: string; readonly original: Item | null }

function FormFields({ parts, part, itemForm, formId, original }: FormFieldsProps) {
  const { files, view, isToPublish } = itemForm
  const { item } = part
  // A save changes little in the fields, so drawing them again may wait for a user who types on.
  const drawnItem = useDeferredValue(item)
  const { Below } = addedParts(parts, item)
  return (
    <div className={styles.columns}>
      <UploadsProvider value={files}>
        <OriginalProvider value={original}>
          <ItemColumns
            formId={formId}
            widgets={parts.widgets}
            item={drawnItem}
            removed={view.removed}
            above={<ItemErrors item={item} formId={formId} isToPublish={isToPublish} />}
            below={Below !== undefined && <Below {...part} />}
          />
        </OriginalProvider>
      </UploadsProvider>
    </div>
  )
}

/** The original is null of an item that isn't a translation, while it loads, and if it has failed. A reload keeps the former one. */
function useOriginalItem(item: Item) {
  const { type, id } = item
  const loading = useGetItemQuery({ type, id, language: originalOf(item) }, { skip: !isTranslation(item) })
  return { original: isTranslation(item) ? (loading.currentData ?? null) : null, loading }
}

/** Enter in a field must not save, because live content becomes public. React also bubbles the keys of dialogs, which have own forms. */
function keepEnter(event: FormKeyEvent): void {
  const { key, target, currentTarget } = event
  if (key === "Enter" && target instanceof HTMLInputElement && target.form === currentTarget) event.preventDefault()
}

/** The title of a new item takes the focus, unless the user has moved it meanwhile. */
function useFocusedTitle(id: string, isNew: boolean): void {
  const [begins] = useState(isNew)
  useEffect(() => {
    // The router's effects come first, and focus the page.
    const timer = begins ? window.setTimeout(() => focusFromPage(id)) : undefined
    return () => window.clearTimeout(timer)
  }, [id, begins])
}

function focusFromPage(id: string): void {
  const { activeElement } = document
  if (activeElement === document.body || activeElement?.id === "main") document.getElementById(id)?.focus({ preventScroll: true })
}

function useSaveKey(save: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      save()
    }
    window.addEventListener("keydown", onKey)
    return () => window.removeEventListener("keydown", onKey)
  })
}
