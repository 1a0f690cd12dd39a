import { useEffect, useState, useSyncExternalStore, type FormEvent } from "react"
import { flushSync } from "react-dom"
import { useForm, useWatch, type ResolverResult } from "react-hook-form"
import { kindOf } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import type { Viewer } from "#contract/permissions.ts"
import type { Editable } from "#contract/screens.ts"
import { screenPath } from "#lib/navigation/own-screen.ts"
import { textErrorsIn } from "#dashboard/checks/findings.ts"
import type { Draft } from "#dashboard/drafts/draft.ts"
import type { Item } from "#dashboard/items/item.ts"
import { hasOwnValue, isTranslation } from "#dashboard/items/languages.ts"
import { listOf } from "#contract/field-types/field-types.ts"
import { type Values, isNewTerm, changedFields } from "#dashboard/items/values.ts"
import type { SaveState } from "#dashboard/drafts/edit-state.ts"
import { useMakeUploads } from "#dashboard/media/uploads/uploads.ts"
import { changeEntryState } from "#lib/navigation/entry-state.ts"
import type { Problem } from "#lib/session/problem.ts"
import type { SessionApp } from "#lib/session/session.ts"
import type { FormActions, KindParts } from "./kind-part.ts"
import { formFieldsOf } from "#dashboard/widgets/form-fields.ts"
import { problemsIn } from "./rules/problems.ts"
import { unpublishable } from "./rules/publishable.ts"
import { slugFault } from "./controls/address/slug.ts"
import { EditSession } from "#dashboard/drafts/edit-session.ts"
import { savingThrough } from "#dashboard/drafts/offline-queue.ts"
import { useAppDispatch } from "#dashboard/session/hooks.ts"
import { reportLateChanges } from "#dashboard/widgets/late-changes.ts"
import { settleTyped, typedSentences } from "#dashboard/widgets/typed-text.ts"
import { appWords } from "#dashboard/strings/words.ts"

export type ItemFormOptions = {
  readonly loaded: Item
  /** A draft of an item that was never saved, with which the form begins. */
  readonly begunWith: Draft | null
  readonly viewer: Viewer
  readonly of: Editable
  readonly holdText: SessionApp["holdText"]
  readonly problemsIn: KindParts["problemsIn"]
  /** The original of a translation; null for an original, and until it is loaded. */
  readonly original?: Item | null
  /** Called when a new item is stored; by default the address becomes that of its editor. */
  readonly onCreated?: (item: Item) => void
}

/** The form of one item: its values, their check, and the save. */
export function useItemForm(options: ItemFormOptions) {
  const { loaded, begunWith, viewer, of, holdText, problemsIn: problemsOfKind, original = null, onCreated } = options
  const [isToPublish, setToPublish] = useState(false)
  const dispatch = useAppDispatch()
  const form = useForm<Values>({
    defaultValues: loaded.values,
    resolver: (values, _, { names }): ResolverResult<Values> =>
      checked({ item: editing.view().item, values, problemsOfKind, original }, names?.length === 1),
    shouldFocusError: false,
  })
  const { subscribe, getValues, setValue, setError, control } = form
  const files = useMakeUploads({ form, type: loaded.type, viewer })
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
        upload: files.uploads.finish,
        onCreated: onCreated ?? (({ number }) => number !== null && changeEntryState({}, screenPath({ kind: "edit", of, id: number }))),
      }),
  )
  const view = useSyncExternalStore(editing.subscribe, editing.view)
  const isUnsaved = view.save.kind !== "saved"
  useEffect(() => {
    const close = editing.start()
    return () => void close()
  }, [editing])
  useEffect(() => subscribe({ formState: { values: true }, callback: editing.edited }), [subscribe, editing])
  useEffect(() => (isUnsaved ? holdText(viewer.uid) : undefined), [isUnsaved, viewer.uid, holdText])

  const showRefusal = (state: SaveState) => {
    const sentences = state.kind === "failed" && state.problem.kind === "invalid" ? Object.entries(state.problem.fields) : []
    for (const [name, message] of sentences) if (Object.hasOwn(getValues(), name)) setError(name, { message })
  }
  const save = async () => showRefusal(await editing.save())
  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    setToPublish(hasDrafts(loaded.type) && getValues("status") === true)
    await settleTyped()
    await form.handleSubmit(save)()
  }
  const publish = async () => {
    setToPublish(true)
    setValue("status", true)
    await settleTyped()
    // What is missing keeps the item a draft, which can be saved.
    await form.handleSubmit(save, () => setValue("status", false))()
  }
  /** Takes the item off the site; tells how the save ended. */
  const unpublish = async () => {
    setValue("status", false)
    const state = await editing.save()
    if (state.kind !== "saved" && state.kind !== "unsaved") setValue("status", true)
    showRefusal(state)
    return state
  }
  /** Saves the form with another value of a field, which is taken back where the form is wrong or the server refuses it. */
  const saveWith: FormActions["saveWith"] = async (name, value) => {
    const before = getValues(name) ?? null
    const takeBack = () => setValue(name, before)
    const refused: Problem[] = []
    const saveOrTakeBack = async () => {
      const state = await editing.save()
      if (state.kind !== "failed") return
      refused.push(state.problem)
      showRefusal(state)
      takeBack()
    }
    setValue(name, value)
    await form.handleSubmit(saveOrTakeBack, takeBack)()
    return refused[0] ?? null
  }
  /** Forgets what is unsaved, here and among the drafts. */
  const discard = () => {
    form.reset(editing.view().item.values)
    editing.edited()
  }
  const confirm = () => void form.handleSubmit(async () => showRefusal(await editing.save({ kind: "confirmed" })))()
  const remake = async (item: Item) => showRefusal(await editing.save({ kind: "remade", item }))
  const actions: FormActions = {
    saveWith,
    discard,
    setAside: () => flushSync(() => editing.tell({ kind: "set-aside" })),
    retry: () => void submit(),
  }
  const resolve = async (values: Values) => showRefusal(await editing.save({ kind: "resolved", values }))
  const willBeLive = useWatch({ control, name: "status" }) === true
  return { form, files, editing, view, isUnsaved, isToPublish, willBeLive, submit, publish, unpublish, confirm, remake, resolve, actions }
}

/** A user is never a draft: all that an account needs is asked for at its first save. */
function hasDrafts(type: ResourceType): boolean {
  return kindOf(type).entityType !== "user"
}

/** While the user types, the text checks wait: to read a long text would delay the next key. */
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

/** The sentence for each field that the rules refuse; of a published item they ask for more than of a draft. */
export function ruleProblemsIn({ item, values, problemsOfKind, original }: RuleCheck): Readonly<Record<string, string>> {
  const { type } = item
  const { entityType } = kindOf(type)
  const { label } = appWords.model.kindOf(type)
  const isPublishing = values.status === true || !hasDrafts(type)
  const rules = { fields: formFieldsOf(type), label, entityType, isPublishing }
  const fault = typeof values.path === "string" ? slugFault(type, values.path) : null
  const problems = {
    ...(isPublishing && unpublishable({ item, values, original })),
    ...problemsOfKind?.(values, item),
    ...problemsIn(rules, values),
    ...(fault !== null && { path: appWords.editorRules[fault] }),
  }
  if (!isTranslation(item)) return problems
  // The form of a translation has no control for what all languages share.
  return Object.fromEntries(Object.entries(problems).filter(([name]) => hasOwnValue(type, name)))
}
