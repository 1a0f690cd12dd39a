/** Keeps the draft of a form within a second of typing. */
import { newUuid } from "#dashboard/items/empty-item.ts"
import type { Draft } from "./draft.ts"
import type { DraftStore } from "./draft-store.ts"
import { draftOf, type Edit } from "./edit-state.ts"

const pauseMs = 500
const longestMs = 1000

type Timing = {
  /** Monotonic milliseconds. */
  readonly elapsed: () => number
  readonly after: (milliseconds: number, work: () => void) => () => void
}

const browserTiming: Timing = {
  elapsed: () => performance.now(),
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** Writes changes after a pause of half a second, and one second after the first unwritten change at the latest. */
export class Autosave<Content> {
  private readonly write: (content: Content) => Promise<void>
  private readonly timing: Timing
  private unwritten: { readonly content: Content; readonly since: number } | null = null
  private cancel: () => void = () => undefined
  private last: Promise<void> = Promise.resolve()

  constructor(write: (content: Content) => Promise<void>, timing: Timing = browserTiming) {
    this.write = write
    this.timing = timing
    document.addEventListener("visibilitychange", this.onHide)
    window.addEventListener("pagehide", this.onLeave)
  }

  changed(content: Content): void {
    const since = this.unwritten?.since ?? this.timing.elapsed()
    this.unwritten = { content, since }
    this.cancel()
    this.cancel = this.timing.after(Math.max(0, Math.min(pauseMs, since + longestMs - this.timing.elapsed())), this.onLeave)
  }

  /** Writes at once what is not written yet. */
  flush(): Promise<void> {
    this.cancel()
    if (this.unwritten === null) return this.last
    const { content } = this.unwritten
    this.unwritten = null
    // Writes follow one another, so that an older text can't end up over a newer one.
    this.last = this.last.then(() => this.write(content)).catch(() => undefined)
    return this.last
  }

  /** Writes the rest, and stops listening. */
  async stop(): Promise<void> {
    document.removeEventListener("visibilitychange", this.onHide)
    window.removeEventListener("pagehide", this.onLeave)
    await this.flush()
  }

  private readonly onLeave = () => void this.flush()
  private readonly onHide = () => {
    if (document.visibilityState === "hidden") void this.flush()
  }
}

/** Keeps the draft of one editor as long as its form differs from what the back end has. */
export class OwnDraft {
  readonly writer = newUuid()
  readonly autosave: Autosave<Edit>
  private readonly drafts: DraftStore
  private readonly clock: () => number
  private lastDraft: Draft | null = null

  constructor(drafts: DraftStore, clock: () => number) {
    this.drafts = drafts
    this.clock = clock
    this.autosave = new Autosave((edit) => this.write(edit))
  }

  /** Stores a draft again that the user has removed from the form. */
  async putBack(draft: Draft): Promise<void> {
    await this.autosave.flush()
    await this.drafts.write(draft)
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
}
