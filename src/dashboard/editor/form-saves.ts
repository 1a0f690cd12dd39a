import type { FormEvent } from "react"
import { flushSync } from "react-dom"
import type { UseFormReturn } from "react-hook-form"
import { kindOf } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import type { EditSession } from "#dashboard/drafts/edit-session.ts"
import type { SaveState } from "#dashboard/drafts/edit-state.ts"
import type { Item } from "#dashboard/items/item.ts"
import type { FieldValue, Values } from "#dashboard/items/values.ts"
import { settleTyped } from "#dashboard/widgets/typed-text.ts"
import type { Problem } from "#lib/session/problem.ts"
import type { FormActions } from "./kind-part.ts"

/** A user is never a draft: all that an account needs is asked for at its first save. */
export function hasDrafts(type: ResourceType): boolean {
  return kindOf(type).entityType !== "user"
}

/** The ways in which a form is saved. Each shows the server's refusals at their fields. */
export class FormSaves {
  private readonly form: UseFormReturn<Values>
  private readonly editing: EditSession
  private readonly setToPublish: (isToPublish: boolean) => void

  constructor(form: UseFormReturn<Values>, editing: EditSession, setToPublish: (isToPublish: boolean) => void) {
    this.form = form
    this.editing = editing
    this.setToPublish = setToPublish
  }

  readonly submit = async (event?: FormEvent): Promise<void> => {
    event?.preventDefault()
    this.setToPublish(hasDrafts(this.editing.view().item.type) && this.form.getValues("status") === true)
    await settleTyped()
    await this.form.handleSubmit(this.save)()
  }

  readonly publish = async (): Promise<void> => {
    this.setToPublish(true)
    this.form.setValue("status", true)
    await settleTyped()
    // An item that lacks something stays a draft, which can be saved.
    await this.form.handleSubmit(this.save, () => this.form.setValue("status", false))()
  }

  /** Takes the item off the site. Returns whether it is saved. */
  readonly unpublish = async (): Promise<boolean> => {
    this.form.setValue("status", false)
    const state = await this.editing.save()
    const isSaved = state.kind === "saved" || state.kind === "unsaved"
    if (!isSaved) this.form.setValue("status", true)
    this.showRefusal(state)
    return isSaved
  }

  readonly confirm = (): void => {
    void this.form.handleSubmit(async () => this.showRefusal(await this.editing.save({ kind: "confirmed" })))()
  }

  readonly remake = async (item: Item): Promise<void> => this.showRefusal(await this.editing.save({ kind: "remade", item }))

  readonly resolve = async (values: Values): Promise<void> => this.showRefusal(await this.editing.save({ kind: "resolved", values }))

  /** Undoes the value if the form is invalid or the server refuses it. */
  private readonly saveWith = async (name: string, value: FieldValue): Promise<Problem | null> => {
    const before = this.form.getValues(name) ?? null
    const takeBack = () => this.form.setValue(name, before)
    const problems: Problem[] = []
    const saveOrTakeBack = async () => {
      const state = await this.editing.save()
      if (state.kind !== "failed") return
      problems.push(state.problem)
      this.showRefusal(state)
      takeBack()
    }
    this.form.setValue(name, value)
    await this.form.handleSubmit(saveOrTakeBack, takeBack)()
    return problems[0] ?? null
  }

  readonly actions: FormActions = {
    saveWith: this.saveWith,
    discard: () => {
      this.form.reset(this.editing.view().item.values)
      this.editing.edited()
    },
    setAside: () => flushSync(() => this.editing.tell({ kind: "set-aside" })),
    retry: () => void this.submit(),
  }

  private readonly save = async (): Promise<void> => this.showRefusal(await this.editing.save())

  private showRefusal(state: SaveState): void {
    const sentences = state.kind === "failed" && state.problem.kind === "invalid" ? Object.entries(state.problem.fields) : []
    for (const [name, message] of sentences) {
      if (Object.hasOwn(this.form.getValues(), name)) this.form.setError(name, { message })
    }
  }
}
