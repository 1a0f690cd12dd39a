import { useRef } from "react"
import { flushSync } from "react-dom"
import type { Draft } from "#app/save/draft.ts"
import type { Values } from "#app/resources/values.ts"
import { useDeferred } from "#app/toasts/toaster.ts"
import { editorSafety as strings } from "#app/strings/editor.ts"
import { Button } from "#ui/button.tsx"
import type { EditSession } from "#app/save/edit-session.ts"
import type { EditState } from "#app/save/edit-state.ts"
import { DraftOffer } from "./draft-offer.tsx"
import * as styles from "./safety.module.css"

type SafetyNoticesProps = {
  readonly editing: EditSession
  readonly view: EditState
  readonly present: () => Values
  /** Opens a form anew with a draft of another item, which was never saved. */
  readonly onReopen: (draft: Draft) => void
}

/** What the user should know before typing on: unsaved text, other tabs, a browser that keeps nothing. */
export function SafetyNotices({ editing, view, present, onReopen }: SafetyNoticesProps) {
  const { item, offered, others, isSavedElsewhere, taken, trouble } = view
  const place = useRef<HTMLDivElement>(null)
  const defer = useDeferred()
  const discard = (draft: Draft) => {
    editing.withdraw(draft)
    place.current?.focus()
    void defer({
      said: strings.draft.discarded,
      onKept: (isUndone) => {
        if (!isUndone) {
          editing.offer(draft)
          return
        }
        flushSync(() => editing.offer(draft))
        place.current?.querySelector<HTMLElement>(`[data-draft="${draft.writer}"] button`)?.focus()
      },
      onEnd: () => editing.discardDraft(draft),
    })
  }
  const take = (draft: Draft) => (draft.id === item.id ? editing.takeDraft(draft) : onReopen(draft))
  return (
    <div ref={place} className={styles.notices} tabIndex={-1}>
      {offered.map((draft, index) => (
        <DraftOffer
          key={`${draft.id}${draft.writer}`}
          {...{ draft, item, present }}
          place={offered.length > 1 ? strings.draft.place(index + 1, offered.length) : null}
          onTake={() => take(draft)}
          onDiscard={() => discard(draft)}
        />
      ))}
      <div role="status" className={styles.notices}>
        {taken !== null && (
          <p className={styles.line}>
            {strings.draft.taken}
            <Button tone="ghost" size="small" onClick={editing.undoDraft}>
              {strings.draft.undo}
            </Button>
          </p>
        )}
        {isSavedElsewhere && <p className={styles.line}>{strings.tabs.savedElsewhere}</p>}
        {others > 0 && !isSavedElsewhere && <p className={styles.line}>{strings.tabs.others(others)}</p>}
        {trouble !== null && <p className={styles.line}>{strings.trouble[trouble]}</p>}
      </div>
    </div>
  )
}
