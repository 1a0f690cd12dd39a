import { useEffect, useState, useSyncExternalStore } from "react"
import { useForm, useWatch, type ResolverResult, type UseFormReturn } from "react-hook-form"
import { kindOf } from "#contract/content.ts"
import type { Editable } from "#contract/screens.ts"
import { screenPath } from "#lib/navigation/own-screen.ts"
import { textErrorsIn } from "#dashboard/checks/findings.ts"
import type { Draft } from "#dashboard/drafts/draft.ts"
import type { Item } from "#dashboard/items/item.ts"
import { itemApi } from "#dashboard/items/item-api.ts"
import { hasOwnValue, isTranslation } from "#dashboard/items/languages.ts"
import { listOf } from "#contract/field-types/field-types.ts"
import { type Values, isNewTerm, changedFields } from "#dashboard/items/values.ts"
import { useMakeUploads } from "#dashboard/media/uploads/uploads.ts"
import { changeEntryState } from "#lib/navigation/entry-state.ts"
import { useSession } from "#lib/session/use-session.tsx"
import { hasDrafts, savesOf, showRefusals } from "./form-saves.ts"
import type { KindParts } from "./kind-part.ts"
import { formFieldsOf } from "#dashboard/widgets/form-fields.ts"
import { problemsIn } from "./rules/form-problems.ts"
import { publishingObstacles } from "./rules/publishing-obstacles.ts"
import { slugFault } from "./controls/address/slug.ts"
import { EditSession } from "#dashboard/drafts/edit-session.ts"
import { savingThrough } from "#dashboard/drafts/offline-queue.ts"
import { useAppDispatch } from "#dashboard/session/hooks.ts"
import { useViewer } from "#dashboard/session/use-viewer.ts"
import { reportLateChanges } from "#dashboard/widgets/late-changes.ts"
import { typedSentences } from "#dashboard/widgets/typed-text.ts"
import { appWords } from "#dashboard/strings/words.ts"

export type ItemFormOptions = {
  readonly loaded: Item
  /** The form of a new item begins with this draft. */
  readonly begunWith: Draft | null
  readonly of: Editable
  readonly problemsIn: KindParts["problemsIn"]
  /** Is null for an original, while it loads, and if it has failed. */
  readonly original?: Item | null
  /** By default the address becomes that of the new item's editor. */
  readonly onCreated?: (item: Item) => void
}

export function useItemForm(options: ItemFormOptions) {
  const { loaded, problemsIn: problemsOfKind, original = null } = options
  const { app } = useSession()
  const { uid } = useViewer()
  const [isToPublish, setIsToPublish] = useState(false)
  const form = useForm<Values>({
    defaultValues: loaded.values,
    resolver: (values, _, { names }): ResolverResult<Values> =>
      checked({ item: editing.view().item, values, problemsOfKind, original }, names?.length === 1),
    shouldFocusError: false,
  })
  const files = useMakeUploads(form, loaded.type)
  const { editing, view } = useEditSession(options, form, files.uploads)
  const isUnsaved = view.save.kind !== "saved"
  useEffect(() => (isUnsaved ? app?.holdText(uid) : undefined), [isUnsaved, uid, app])
  // A save that waited for the network ends without a press of a button.
  useEffect(() => showRefusals(form, view.save), [form, view.save])
  const willBeLive = useWatch({ control: form.control, name: "status" }) === true
  return { form, files, editing, view, isUnsaved, isToPublish, willBeLive, ...savesOf(form, editing, setIsToPublish) }
}

export type ItemFormState = ReturnType<typeof useItemForm>

type Uploads = ReturnType<typeof useMakeUploads>["uploads"]

function useEditSession({ loaded, begunWith, of, onCreated }: ItemFormOptions, form: UseFormReturn<Values>, uploads: Uploads) {
  const dispatch = useAppDispatch()
  const viewer = useViewer()
  const { subscribe, getValues, setValue } = form
  const [editing] = useState(
    () =>
      new EditSession({
        loaded,
        begunWith,
        viewer,
        current: () => {
          reportLateChanges()
          return getValues()
        },
        show: (values) => {
          const before = getValues()
          // A new term has the same id once it is stored.
          const names = Object.keys(before).filter((name) => listOf(before[name]).some(isNewTerm))
          for (const name of new Set([...changedFields(loaded.type, before, values), ...names])) setValue(name, values[name] ?? null)
        },
        pause: () => new Promise((resolve) => void setTimeout(resolve)),
        save: savingThrough(dispatch),
        upload: uploads.finish,
        onSavedElsewhere: () => dispatch(itemApi.util.invalidateTags([{ type: "Item", id: loaded.id }])),
        onCreated: onCreated ?? (({ number }) => number !== null && changeEntryState({}, screenPath({ kind: "edit", of, id: number }))),
      }),
  )
  const view = useSyncExternalStore(editing.subscribe, editing.view)
  useEffect(() => {
    const close = editing.start()
    return () => void close()
  }, [editing])
  useEffect(() => subscribe({ formState: { values: true }, callback: editing.edited }), [subscribe, editing])
  return { editing, view }
}

/** While the user types, the text checks wait, because reading a long text would delay the next key. */
function checked(check: RuleCheck, isTyping: boolean): ResolverResult<Values> {
  const { item, values } = check
  const isPublishing = values.status === true || !hasDrafts(item.type)
  const problems = { ...typedSentences(), ...(isPublishing && !isTyping && textErrorsIn(item.type, values)), ...ruleProblemsIn(check) }
  const errors = Object.fromEntries(Object.entries(problems).map(([name, message]) => [name, { type: "rule", message }] as const))
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
}

type RuleCheck = {
  readonly item: Item
  readonly values: Values
  readonly problemsOfKind: KindParts["problemsIn"]
  readonly original: Item | null
}

/** The rules ask for more of a published item than of a draft. */
export function ruleProblemsIn({ item, values, problemsOfKind, original }: RuleCheck): Readonly<Record<string, string>> {
  const { type } = item
  const { entityType } = kindOf(type)
  const { label } = appWords.model.kindOf(type)
  const isPublishing = values.status === true || !hasDrafts(type)
  const rules = { fields: formFieldsOf(type), label, entityType, isPublishing }
  const fault = typeof values.path === "string" ? slugFault(type, values.path) : null
  const problems = {
    ...(isPublishing && publishingObstacles({ item, values, original })),
    ...problemsOfKind?.(values, item),
    ...problemsIn(rules, values),
    ...(fault !== null && { path: appWords.editorRules[fault] }),
  }
  if (!isTranslation(item)) return problems
  // The form of a translation has no control for what all languages share.
  return Object.fromEntries(Object.entries(problems).filter(([name]) => hasOwnValue(type, name)))
}
