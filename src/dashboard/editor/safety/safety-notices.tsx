import { useRef, useState } from "react"
import type { Draft } from "#dashboard/drafts/draft.ts"
import { ChangedWords } from "#dashboard/history/changed-words.tsx"
import type { Values } from "#dashboard/items/values.ts"
import { useUndo } from "#dashboard/shell/toasts/use-undo.ts"
import { Button } from "#ui/controls/button.tsx"
import type { EditSession } from "#dashboard/drafts/edit-session.ts"
import type { EditState } from "#dashboard/drafts/edit-state.ts"
import * as styles from "./safety.module.css"
import type { Item } from "#dashboard/items/item.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { classes } from "#lib/classes.ts"

type SafetyNoticesProps = {
  readonly editing: EditSession
  readonly view: EditState
  readonly present: () => Values
  /** The draft belongs to another item, which was never saved. */
  readonly onReopen: (draft: Draft) => void
}

export function SafetyNotices({ editing, view, present, onReopen }: SafetyNoticesProps) {
  const { item, others, openWriters, takenDraft, trouble } = view
  // The draft of an open tab is not left behind.
  const offered = view.offered.filter(({ writer }) => !openWriters.includes(writer))
  const place = useRef<HTMLDivElement>(null)
  const offerUndo = useUndo()
  // The pressed button goes with its notice.
  const keepFocus = () => place.current?.focus()
  const discard = (draft: Draft) => {
    editing.tell({ kind: "withdrawn", draft })
    keepFocus()
    void offerUndo({
      message: appWords.editorSafety.draft.discarded,
      keep: () => editing.tell({ kind: "offered", drafts: [draft] }),
      onUndone: () => place.current?.querySelector<HTMLElement>(`[data-draft="${draft.writer}"] button`)?.focus(),
      onEnd: () => editing.discardDraft(draft),
    })
  }
  const take = (draft: Draft) => {
    if (draft.id !== item.id) {
      onReopen(draft)
      return
    }
    editing.tell({ kind: "draft-opened", draft })
    keepFocus()
  }
  const undo = () => {
    editing.undoDraft()
    keepFocus()
  }
  return (
    <div ref={place} className={styles.notices} tabIndex={-1}>
      {offered.map((draft, index) => (
        <DraftOffer
          key={`${draft.id}${draft.writer}`}
          {...{ draft, item, present }}
          place={offered.length > 1 ? appWords.editorSafety.draft.place(index + 1, offered.length) : null}
          onTake={() => take(draft)}
          onDiscard={() => discard(draft)}
        />
      ))}
      <div role="status" className={styles.notices}>
        {takenDraft !== null && (
          <p className={classes("slip", styles.line)}>
            {appWords.editorSafety.draft.taken}
            <Button tone="ghost" size="small" onClick={undo}>
              {appWords.editorSafety.draft.undo}
            </Button>
          </p>
        )}
        {others > 0 && <p className={classes("slip", styles.line)}>{appWords.editorSafety.otherTabs(others)}</p>}
        {trouble !== null && <p className={classes("slip", styles.line)}>{appWords.editorSafety.trouble[trouble]}</p>}
      </div>
    </div>
  )
}

const words = appWords.editorSafety.draft

type DraftOfferProps = {
  readonly draft: Draft
  /** Regions need names of their own, such as "1 of 2"; null for a single offer. */
  readonly place: string | null
  readonly item: Item
  readonly present: () => Values
  readonly onTake: () => void
  readonly onDiscard: () => void
}

/** Nothing is replaced until the user opens the draft. */
function DraftOffer({ draft, place, item, present, onTake, onDiscard }: DraftOfferProps) {
  const [isCompared, setIsCompared] = useState(false)
  const at = new Date(draft.savedAt)
  const isOtherItem = draft.id !== item.id
  const isOlder = !isOtherItem && draft.base.version !== item.version
  return (
    <section className="slip stack" data-gap="3" data-draft={draft.writer} aria-label={place === null ? words.title : words.titleAt(place)}>
      <h2 className={styles.title}>{words.title}</h2>
      <p>{isOtherItem ? words.foundOf(draft.title || words.untitled, at) : words.found(at)}</p>
      {isOlder && <p>{words.olderBase}</p>}
      <div className="cluster">
        <Button size="small" onClick={onTake}>
          {words.take}
        </Button>
        <Button tone="ghost" size="small" aria-expanded={isCompared} onClick={() => setIsCompared(!isCompared)}>
          {words.compare}
        </Button>
        <Button tone="quiet" size="small" onClick={onDiscard}>
          {words.discard}
        </Button>
      </div>
      {isCompared && <ChangedWords before={{ type: item.type, values: present() }} after={draft} />}
    </section>
  )
}
