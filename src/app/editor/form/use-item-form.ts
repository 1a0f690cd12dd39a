import { useEffect, useState, type FormEvent } from "react"
import { useForm, useWatch, type ResolverResult, type UseFormReturn } from "react-hook-form"
import { kindOf } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import type { Viewer } from "#contract/permissions.ts"
import { screenPath, type Editable } from "#contract/screens.ts"
import { changedFields } from "#app/resources/same-value.ts"
import type { Item } from "#app/resources/item.ts"
import type { Values } from "#app/resources/values.ts"
import { useSaveItemMutation } from "#app/resources/item-api.ts"
import { changeEntryState } from "#lib/navigation/entry-state.ts"
import type { Problem } from "#lib/session/problem.ts"
import type { Profile, SessionApp } from "#lib/session/session.ts"
import type { SaveStatus } from "../save/save-status.ts"
import { formFieldsOf } from "../plan/form-fields.ts"
import { problemsIn } from "../rules/schema.ts"
import { rebase } from "./rebase.ts"

export type ItemForm = UseFormReturn<Values>

type Options = {
  readonly loaded: Item
  readonly viewer: Viewer
  readonly profile: Profile
  readonly of: Editable
  readonly holdText: SessionApp["holdText"]
}

/** The form of one item: its values, their check, and the save. */
export function useItemForm({ loaded, viewer, profile, of, holdText }: Options) {
  const [item, setItem] = useState(loaded)
  const [state, setState] = useState<SaveStatus>({ kind: "unchanged" })
  const [isToPublish, setToPublish] = useState(false)
  const [save] = useSaveItemMutation()
  const form = useForm<Values>({
    defaultValues: loaded.values,
    resolver: (values) => checked(loaded.type, values),
    shouldFocusError: false,
  })
  const isDirty = useIsChanged(form, item)
  useEffect(() => (isDirty ? holdText(profile.uid) : undefined), [isDirty, profile.uid, holdText])

  const send = async (sent: Values) => {
    setState({ kind: "saving" })
    const changed = changedFields(item.type, item.values, sent)
    const { data: outcome } = await save({ base: item, values: sent, changed, viewer })
    if (outcome?.kind !== "saved") return refuse(outcome?.kind === "refused" ? outcome.problem : lost)
    if (item.number === null && outcome.item.number !== null) {
      changeEntryState({}, screenPath({ kind: "edit", of, id: outcome.item.number }))
    }
    rebase(form, sent, outcome.item)
    setItem(outcome.item)
    setState({ kind: "saved", at: new Date() })
  }
  const refuse = (problem: Problem) => {
    const sentences = problem.kind === "invalid" ? Object.entries(problem.fields) : []
    const known = sentences.filter(([name]) => Object.hasOwn(form.getValues(), name))
    for (const [name, message] of known) form.setError(name, { message })
    setState(known.length > 0 ? { kind: "unsaved" } : { kind: "failed", problem })
  }
  const submit = (event?: FormEvent) => {
    setToPublish(form.getValues("status") === true)
    return form.handleSubmit(send)(event)
  }
  const publish = () => {
    setToPublish(true)
    form.setValue("status", true)
    // What is missing keeps the item a draft, which can be saved.
    void form.handleSubmit(send, () => form.setValue("status", false))()
  }
  const willBeLive = useWatch({ control: form.control, name: "status" }) === true
  const isShownDirty = isDirty && (state.kind === "saved" || state.kind === "unchanged")
  const isUnsaved = isShownDirty || (item.number === null && state.kind === "unchanged")
  const status: SaveStatus = isUnsaved ? { kind: "unsaved" } : state
  return { form, item, status, isDirty, isToPublish, willBeLive, submit, publish }
}

const lost: Problem = { kind: "broken", message: null, status: 200 }

function checked(type: ResourceType, values: Values): ResolverResult<Values> {
  const { label, entityType } = kindOf(type)
  const problems = problemsIn({ fields: formFieldsOf(type), label, entityType, isPublishing: values.status === true }, values)
  const errors = Object.fromEntries(Object.entries(problems).map(([name, message]) => [name, { type: "rule", message }] as const))
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
}

/** Whether the form differs from the item. A component draws again only when the answer changes. */
function useIsChanged({ subscribe, getValues }: ItemForm, { type, values: saved }: Item): boolean {
  const [isChanged, setChanged] = useState(false)
  useEffect(() => {
    const compare = () => setChanged(changedFields(type, saved, getValues()).length > 0)
    compare()
    return subscribe({ formState: { values: true }, callback: compare })
  }, [subscribe, getValues, type, saved])
  return isChanged
}
