import type { FormEvent } from "react"
import { flushSync } from "react-dom"
import type { UseFormReturn } from "react-hook-form"
import { kindOf } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import type { EditSession } from "#dashboard/drafts/edit-session.ts"
import type { EditEvent, SaveState } from "#dashboard/drafts/edit-state.ts"
import type { Item } from "#dashboard/items/item.ts"
import type { Values } from "#dashboard/items/values.ts"
import { finishTypedText } from "#dashboard/widgets/typed-text.ts"
import type { Problem } from "#lib/session/problem.ts"
import type { FormActions } from "./kind-part.ts"

/** A user is never a draft, so the first save of an account needs all its fields. */
export function hasDrafts(type: ResourceType): boolean {
  return kindOf(type).entityType !== "user"
}

export function savesOf(form: UseFormReturn<Values>, editing: EditSession, setToPublish: (isToPublish: boolean) => void) {
  const { getValues, setValue, handleSubmit } = form
  const save = (...events: readonly EditEvent[]) => editing.save(...events)
  const submit = async (event?: FormEvent): Promise<void> => {
    event?.preventDefault()
    setToPublish(hasDrafts(editing.view().item.type) && getValues("status") === true)
    await finishTypedText()
    await handleSubmit(() => save())()
  }
  const publish = async (): Promise<void> => {
    setToPublish(true)
    setValue("status", true)
    await finishTypedText()
    // A draft may lack required values, and is saved all the same.
    await handleSubmit(
      () => save(),
      () => setValue("status", false),
    )()
  }
  const unpublish = async (): Promise<boolean> => {
    setValue("status", false)
    const { kind } = await save()
    const isSaved = kind === "saved" || kind === "unsaved"
    if (!isSaved) setValue("status", true)
    return isSaved
  }
  const actions: FormActions = {
    // The value is taken back if the form is invalid or the server refuses it.
    saveWith: async (name, value) => {
      const before = getValues(name) ?? null
      const takeBack = () => setValue(name, before)
      const problems: Problem[] = []
      const saveOrTakeBack = async () => {
        const state = await save()
        if (state.kind !== "failed") return
        problems.push(state.problem)
        takeBack()
      }
      setValue(name, value)
      await handleSubmit(saveOrTakeBack, takeBack)()
      return problems[0] ?? null
    },
    discard: () => {
      form.reset(editing.view().item.values)
      editing.edited()
    },
    setAside: () => flushSync(() => editing.tell({ kind: "set-aside" })),
    retry: () => void submit(),
  }
  return {
    submit,
    publish,
    unpublish,
    actions,
    confirm: () => void handleSubmit(() => save({ kind: "confirmed" }))(),
    remake: (item: Item) => void save({ kind: "translation-recreated", item }),
    resolve: (values: Values) => void save({ kind: "resolved", values }),
  }
}

export function showRefusals({ getValues, setError }: UseFormReturn<Values>, save: SaveState): void {
  if (save.kind !== "failed" || save.problem.kind !== "invalid") return
  for (const [name, message] of Object.entries(save.problem.fields)) {
    if (Object.hasOwn(getValues(), name)) setError(name, { message })
  }
}
