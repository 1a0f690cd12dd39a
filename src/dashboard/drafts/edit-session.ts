/** Each event goes to `nextEdit`. The result is shown, kept as a draft, and sent when the user saves. */
import type { Item } from "#dashboard/items/item.ts"
import { languageOf } from "#dashboard/items/languages.ts"
import { type Values, changedFields } from "#dashboard/items/values.ts"
import type { Draft } from "./draft.ts"
import { openDrafts, type DraftStore } from "./draft-store.ts"
import { firstEdit, nextEdit, type Edit, type EditEvent, type EditState, type SaveState } from "./edit-state.ts"
import { retryOnline, sendEdit, type Sending } from "./offline-queue.ts"
import { joinEditors } from "./other-tabs.ts"
import { OwnDraft } from "./own-draft.ts"

/** After these states a waiting save follows. The others wait for the network, or for the user's decision. */
const goesOn: ReadonlySet<SaveState["kind"]> = new Set(["saved", "unsaved", "failed"])

type Options = Sending & {
  readonly loaded: Item
  /** The form of a new item begins with this draft. */
  readonly begunWith?: Draft | null
  readonly current: () => Values
  /** `current` then returns the new values at once. */
  readonly show: (values: Values) => void
  readonly onCreated?: (item: Item) => void
  /** Another tab of this user has saved the item. */
  readonly onSavedElsewhere?: () => void
  /** Waiting keys pass between the steps of a save, which together would hold up a typist. */
  readonly pause?: () => Promise<void>
  readonly clock?: () => number
}

/** A save that ends after the editor has closed still removes its draft. */
type OpenEditor = { readonly drafts: DraftStore; readonly draft: OwnDraft; readonly tabs: ReturnType<typeof joinEditors> }

export class EditSession {
  private readonly options: Options
  private readonly clock: () => number
  private readonly listeners = new Set<() => void>()
  private state: EditState
  private openEditor: OpenEditor | null = null
  private isOpen = false
  private isShowing = false
  private running: Promise<SaveState> | null = null

  constructor(options: Options) {
    this.options = options
    this.clock = options.clock ?? Date.now
    this.state = firstEdit(options.loaded).state
  }

  readonly view = (): EditState => this.state

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** The next visit offers what is unsaved when the editor closes. */
  start(): () => Promise<void> {
    const { viewer, loaded, begunWith = null } = this.options
    const drafts = openDrafts(viewer.uid, { clock: this.clock, onTrouble: (trouble) => this.tell({ kind: "tab-news", news: { trouble } }) })
    const draft = new OwnDraft(drafts, this.clock)
    const tabs = joinEditors({
      uid: viewer.uid,
      writer: draft.writer,
      nameOf: () => nameOf(this.state.item),
      onTabs: (news) => this.tell({ kind: "tab-news", news }),
      onSaved: () => this.options.onSavedElsewhere?.(),
    })
    const editor = { drafts, draft, tabs }
    this.openEditor = editor
    this.isOpen = true
    if (begunWith !== null) this.tell({ kind: "draft-opened", draft: begunWith })
    void this.offeredDrafts(editor, loaded).then((offered) => {
      if (this.isOpen && this.openEditor === editor) this.tell({ kind: "offered", drafts: offered })
    })
    const endRetries = retryOnline(() => {
      if (this.state.save.kind === "offline") void this.save()
    })
    return () => {
      this.isOpen = false
      endRetries()
      tabs.leave()
      return draft.stop()
    }
  }

  readonly edited = (): void => {
    if (!this.isShowing) this.tell({ kind: "edited" })
  }

  readonly tell = (event: EditEvent): void => {
    const { save } = this.state
    const edit = this.change(event)
    // News of other tabs and of the storage change no draft, and writing a draft may cause such news.
    if (event.kind === "tab-news") return
    this.openEditor?.draft.changed(edit)
    // A changed text waits a moment for the next keys.
    if (this.state.save !== save && this.state.save.kind !== "unsaved") void this.openEditor?.draft.flush()
  }

  /** Shows a conflict if both sides changed a field. Returns whether it did. */
  showConflictWith(theirs: Item): boolean {
    const before = this.state
    this.tell({ kind: "newer-version-seen", theirs })
    return this.state !== before
  }

  /** Sends one save at a time. A save that is asked for meanwhile follows with the newest values. Resolves when none is left. */
  save(...events: readonly EditEvent[]): Promise<SaveState> {
    for (const event of events) this.tell(event)
    this.change({ kind: "asked" })
    return (this.running ??= this.sendAll())
  }

  /** The form gets back the values from before the draft. */
  readonly undoDraft = (): void => {
    if (this.state.takenDraft !== null) void this.openEditor?.draft.putBack(this.state.takenDraft.draft)
    this.tell({ kind: "undone" })
  }

  discardDraft(draft: Draft): void {
    void this.openEditor?.drafts.remove(draft)
  }

  private change(event: EditEvent): Edit {
    const values = this.options.current()
    const edit = nextEdit({ state: this.state, values }, event)
    if (edit.values !== values) {
      this.isShowing = true
      this.options.show(edit.values)
      this.isShowing = false
    }
    if (edit.state !== this.state) {
      this.state = edit.state
      for (const listener of this.listeners) listener()
    }
    return edit
  }

  private async sendAll(): Promise<SaveState> {
    try {
      do await this.sendOnce()
      while (this.state.isAsked && goesOn.has(this.state.save.kind))
      return this.state.save
    } finally {
      // This comes before any pause: a save that the user asks for from now on begins anew.
      this.running = null
    }
  }

  private async sendOnce(): Promise<void> {
    const { pause = () => Promise.resolve(), current, onCreated } = this.options
    await pause()
    this.tell({ kind: "started" })
    await pause()
    const isNew = this.state.item.number === null
    const { outcome, sentValues } = await sendEdit({ state: this.state, values: current() }, this.options)
    await pause()
    this.tell({ kind: "answered", outcome, sentValues, at: this.clock() })
    if (outcome.kind !== "saved") return
    if (this.isOpen) this.openEditor?.tabs.saved()
    if (isNew && outcome.item.number !== null) onCreated?.(outcome.item)
  }

  /** Returns drafts of other visits and tabs that differ from the form. A new item gets drafts of items that were never saved. */
  private async offeredDrafts({ drafts, draft: { writer } }: OpenEditor, loaded: Item): Promise<readonly Draft[]> {
    const { type, id, number } = loaded
    if (number === null) return (await drafts.list()).filter((draft) => draft.type === type && draft.number === null && draft.id !== id)
    const otherDrafts = (await drafts.read(loaded)).filter(
      (draft) => draft.writer !== writer && languageOf(draft.base) === languageOf(loaded),
    )
    return otherDrafts.filter(({ values }) => changedFields(type, this.options.current(), values).length > 0)
  }
}

/** Each language of an item has its own editor. */
function nameOf({ id, number, values, type }: Item): string {
  return number === null ? id : `${id} ${languageOf({ type, values })}`
}
