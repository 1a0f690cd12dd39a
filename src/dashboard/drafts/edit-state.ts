/** A pure state machine: an event leads from a state and the form's values to the next ones. */
import type { Item } from "#dashboard/items/item.ts"
import { hasOwnValue } from "#dashboard/items/languages.ts"
import { mergeItems, type Merge } from "#dashboard/items/merge.ts"
import type { Removed, SaveOutcome } from "#dashboard/items/saves/save-outcome.ts"
import { type Values, changedFields } from "#dashboard/items/values.ts"
import type { Problem } from "#lib/session/problem.ts"
import type { StorageTrouble } from "#dashboard/items/saves/browser-table.ts"
import { titleIn, type Draft } from "./draft.ts"

/** Both sides changed the fields of `conflicts`; in them `merged` has mine. */
export type Conflict = Merge & {
  readonly theirs: Item
}

/** `at` is in milliseconds of this device's clock; null for an item that was not saved on this page. */
export type SaveState =
  | { readonly kind: "saved"; readonly at: number | null }
  | { readonly kind: "unsaved" }
  | { readonly kind: "saving" }
  /** The draft stays in this browser until the network is back. */
  | { readonly kind: "offline" }
  | { readonly kind: "failed"; readonly problem: Problem }
  | { readonly kind: "gone" }
  | ({ readonly kind: "conflict" } & Conflict)

export type EditState = {
  /** Is the item as it was loaded, or last saved. */
  readonly item: Item
  /** The form is compared with this item: the saved one, or the one that an opened draft was written on. */
  readonly base: Item
  /** Saves without an answer may have arrived with these values. */
  readonly earlier: readonly Values[]
  readonly save: SaveState
  /** The user has asked for another save since the last one began. */
  readonly isAsked: boolean
  /** The next save confirms that the translation is up to date with its original. */
  readonly isConfirming: boolean
  /** Counts other tabs of the same user with this item. */
  readonly others: number
  /** These editors are open in other tabs, so their drafts are not offered. */
  readonly openWriters: readonly string[]
  /** Drafts of earlier visits and other tabs come here, the newest first. */
  readonly offered: readonly Draft[]
  /** The user has put this draft into the form; the rest is the state before that. */
  readonly takenDraft: (Pick<EditState, "base" | "earlier"> & { readonly draft: Draft; readonly values: Values }) | null
  readonly trouble: StorageTrouble | null
  /** The back end removed this from the texts at the last save. */
  readonly removed: readonly Removed[]
}

export type Edit = { readonly state: EditState; readonly values: Values }

export type EditEvent =
  | { readonly kind: "edited" | "asked" | "confirmed" | "started" | "undone" | "set-aside" | "vanished" }
  | { readonly kind: "answered"; readonly outcome: SaveOutcome; readonly sentValues: Values; readonly at: number }
  | { readonly kind: "resolved"; readonly values: Values }
  | { readonly kind: "newer-version-seen"; readonly theirs: Item }
  /** A removed translation was created again. The form keeps all its texts. */
  | { readonly kind: "translation-recreated"; readonly item: Item }
  /** The item was saved by another part of the screen. */
  | { readonly kind: "saved-elsewhere"; readonly item: Item }
  | { readonly kind: "filled"; readonly values: Values }
  | { readonly kind: "draft-opened" | "withdrawn"; readonly draft: Draft }
  | { readonly kind: "offered"; readonly drafts: readonly Draft[] }
  | { readonly kind: "tab-news"; readonly news: Partial<Pick<EditState, "others" | "openWriters" | "trouble">> }

const mostEarlier = 5

const unchanged: SaveState = { kind: "saved", at: null }

export function firstEdit(item: Item): Edit {
  const alone = { others: 0, openWriters: [] }
  const nothing = { earlier: [], isAsked: false, isConfirming: false, ...alone, offered: [], takenDraft: null, trouble: null, removed: [] }
  return { state: { item, base: item, save: unchanged, ...nothing }, values: item.values }
}

export function nextEdit(edit: Edit, event: EditEvent): Edit {
  const { state, values } = edit
  const to = (change: Partial<EditState>, formValues = values): Edit => ({ state: { ...state, ...change }, values: formValues })
  switch (event.kind) {
    case "edited":
      return compared(edit)
    case "asked":
      return to({ isAsked: true })
    case "confirmed":
      return to({ isConfirming: true })
    case "started":
      return to({ isAsked: false, save: { kind: "saving" } })
    case "answered":
      return afterAnswer(edit, event)
    case "resolved":
      return to({ base: state.save.kind === "conflict" ? state.save.theirs : state.base }, event.values)
    case "newer-version-seen": {
      const merge = mergeItems(state.base, values, event.theirs)
      const isConflict = merge.conflicts.length > 0 && state.save.kind !== "saving"
      return isConflict ? to({ save: { kind: "conflict", theirs: event.theirs, ...merge } }) : edit
    }
    case "vanished":
      return to({ save: { kind: "gone" } })
    case "translation-recreated": {
      const { item } = event
      const own = Object.entries(values).filter(([name]) => name !== "status" && hasOwnValue(item.type, name))
      const mergedValues = { ...item.values, ...Object.fromEntries(own) }
      return { values: mergedValues, state: { ...state, item, base: item, earlier: [], takenDraft: null, save: { kind: "unsaved" } } }
    }
    case "saved-elsewhere":
      return compared(onItem(edit, event.item, state.base.values))
    case "filled":
      return compared(to({}, { ...values, ...event.values }))
    case "draft-opened": {
      const { base, earlier } = event.draft
      const takenDraft = { draft: event.draft, base: state.base, earlier: state.earlier, values }
      return compared(to({ base, earlier, takenDraft, offered: without(state, event.draft) }, event.draft.values))
    }
    case "undone": {
      if (state.takenDraft === null) return edit
      const { draft, values: before, ...start } = state.takenDraft
      return compared(to({ ...start, takenDraft: null, offered: inOrder([...state.offered, draft]) }, before))
    }
    case "set-aside":
      return to({ save: unchanged })
    case "withdrawn":
      return to({ offered: without(state, event.draft) })
    case "offered":
      return to({ offered: inOrder([...state.offered, ...event.drafts]) })
    case "tab-news":
      return to(event.news)
  }
}

function afterAnswer(edit: Edit, { outcome, sentValues, at }: Extract<EditEvent, { readonly kind: "answered" }>): Edit {
  const { state, values } = edit
  if (outcome.kind === "saved") {
    const next = onItem(edit, outcome.item, sentValues)
    const save: SaveState = changedIn(next).length > 0 ? { kind: "unsaved" } : { kind: "saved", at }
    return { ...next, state: { ...next.state, save, earlier: [], isConfirming: false, removed: outcome.removed ?? [] } }
  }
  if (outcome.kind === "conflict") {
    const { theirs } = outcome
    return { values, state: { ...state, save: { kind: "conflict", theirs, ...mergeItems(state.base, values, theirs) } } }
  }
  if (outcome.kind === "gone") return { values, state: { ...state, save: outcome } }
  const { problem } = outcome
  const earlier = outcome.mayHaveArrived ? withValues(state.earlier, sentValues) : state.earlier
  return { values, state: { ...state, earlier, save: problem.kind === "offline" ? { kind: "offline" } : { kind: "failed", problem } } }
}

/** The text that the user has typed since the save stays. */
function onItem({ state, values }: Edit, item: Item, sentValues: Values): Edit {
  const { merged } = mergeItems({ type: item.type, values: sentValues }, values, item)
  return { state: { ...state, item, base: item, removed: [], takenDraft: null }, values: merged }
}

/** An edit ends a failure, but no running or waiting save, no conflict, and no removal of a translation. */
function compared(edit: Edit): Edit {
  const { save } = edit.state
  if (["saving", "conflict", "offline", "gone"].includes(save.kind)) return edit
  const kind = changedIn(edit).length > 0 ? "unsaved" : "saved"
  if (save.kind === kind) return edit
  return { ...edit, state: { ...edit.state, save: kind === "saved" ? unchanged : { kind } } }
}

export function changedIn({ state: { base }, values }: Edit): readonly string[] {
  return changedFields(base.type, base.values, values)
}

/** Returns null if nothing is unsaved. */
export function draftOf(edit: Edit, writer: string, savedAt: number): Draft | null {
  const { state, values } = edit
  const { base, earlier, save } = state
  if (changedIn(edit).length === 0) return null
  const { type, id, number } = base
  const draft = { type, id, number, title: titleIn(values), values, base, savedAt, writer }
  // If the page closes while it saves, nobody hears whether the values arrive.
  if (save.kind === "saving") return { ...draft, isQueued: true, earlier: withValues(earlier, values) }
  return { ...draft, isQueued: save.kind === "offline", earlier }
}

function withValues(earlier: readonly Values[], values: Values): readonly Values[] {
  return [...earlier.slice(1 - mostEarlier), values]
}

function without({ offered }: EditState, draft: Draft): readonly Draft[] {
  return offered.filter((one) => one !== draft)
}

function inOrder(drafts: readonly Draft[]): readonly Draft[] {
  return drafts.toSorted((one, other) => other.savedAt - one.savedAt)
}
