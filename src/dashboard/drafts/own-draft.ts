import { newUuid } from "#dashboard/items/empty-item.ts"
import type { Draft } from "./draft.ts"
import type { DraftStore } from "./draft-store.ts"
import { draftOf, type Edit } from "./edit-state.ts"

/** Milliseconds from a change to its writing. */
const delay = 800

/** Keeps the draft within a second of typing, as long as the form differs from the back end. */
export class OwnDraft {
  readonly writer = newUuid()
  private readonly drafts: Pick<DraftStore, "write" | "remove">
  private readonly clock: () => number
  private unwritten: Edit | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private lastWrite: Promise<void> = Promise.resolve()
  private lastDraft: Draft | null = null

  constructor(drafts: Pick<DraftStore, "write" | "remove">, clock: () => number) {
    this.drafts = drafts
    this.clock = clock
    document.addEventListener("visibilitychange", this.onHide)
    window.addEventListener("pagehide", this.onLeave)
  }

  changed(edit: Edit): void {
    this.unwritten = edit
    this.timer ??= setTimeout(this.onLeave, delay)
  }

  flush(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    const edit = this.unwritten
    this.unwritten = null
    // Writes follow one another, so that an older text can't end up over a newer one.
    if (edit !== null) this.lastWrite = this.lastWrite.then(() => this.write(edit)).catch(() => undefined)
    return this.lastWrite
  }

  /** The user has removed this draft from the form. */
  async putBack(draft: Draft): Promise<void> {
    await this.flush()
    await this.drafts.write(draft)
  }

  async stop(): Promise<void> {
    document.removeEventListener("visibilitychange", this.onHide)
    window.removeEventListener("pagehide", this.onLeave)
    await this.flush()
  }

  private async write(edit: Edit): Promise<void> {
    const before = this.lastDraft
    this.lastDraft = draftOf(edit, this.writer, this.clock())
    if (this.lastDraft !== null) await this.drafts.write(this.lastDraft)
    else if (before !== null) await this.drafts.remove(before)
    const { takenDraft } = edit.state
    // The editor's own draft has the text of the opened one now.
    if (takenDraft !== null) await this.drafts.remove(takenDraft.draft)
  }

  private readonly onLeave = () => void this.flush()
  private readonly onHide = () => {
    if (document.visibilityState === "hidden") void this.flush()
  }
}
