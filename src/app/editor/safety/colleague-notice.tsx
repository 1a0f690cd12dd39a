import { useRef, useState, type FocusEvent } from "react"
import { createPortal, flushSync } from "react-dom"
import { ChangedWords } from "#app/history/compare-revisions.tsx"
import type { Item } from "#app/resources/item.ts"
import { useToaster } from "#app/toasts/toaster.ts"
import { colleague as strings } from "#app/strings/colleague.ts"
import { Button } from "#ui/button.tsx"
import { closeDialog, Dialog } from "#ui/dialog.tsx"
import { cross, Icon } from "#ui/icon.tsx"
import type { EditSession } from "#app/save/edit-session.ts"
import type { EditState } from "#app/save/edit-state.ts"
import * as styles from "./safety.module.css"
import { isNewer, useColleague } from "./use-colleague.ts"

export type ColleagueProps = { readonly editing: EditSession; readonly view: EditState }

/** A colleague's save, with what it changed. Without unsaved text the form can take it over. */
export function ColleagueNotice({ editing, view: { item, save, isSavedElsewhere } }: ColleagueProps) {
  const toaster = useToaster()
  const { stamp, read } = useColleague(editing)
  const [closed, setClosed] = useState<string | null>(null)
  const [theirs, setTheirs] = useState<Item | null>(null)
  const before = useRef<Element | null>(null)
  const goBack = () => {
    const place = before.current?.isConnected === true ? before.current : document.getElementById("main")
    if (place instanceof HTMLElement) place.focus({ preventScroll: true })
  }
  /** What both sides changed is asked in the dialog of a conflict. */
  const open = async (then: (theirs: Item) => void) => {
    const found = await read()
    if (found === null) void toaster.show("failed", strings.failed)
    else if (!editing.meet(found)) then(found)
  }
  const take = (found: Item) => {
    // Behind an open dialog nothing takes the focus.
    flushSync(() => setTheirs(null))
    editing.takeItem(found)
    goBack()
  }
  if (stamp === null || isSavedElsewhere || stamp.version === closed || !isNewer(stamp, item)) return null
  const isClean = save.kind === "saved"
  const remember = ({ relatedTarget, currentTarget }: FocusEvent) => {
    // The comparison's dialog gives the focus back too.
    if (relatedTarget === null || relatedTarget.closest("dialog") !== null || currentTarget.contains(relatedTarget)) return
    before.current = relatedTarget
  }
  return (
    <div className={styles.line} onFocus={remember}>
      <p>{strings.saved(stamp.changedBy, stamp.changed === null ? null : new Date(stamp.changed))}</p>
      <Button tone="ghost" size="small" onClick={() => void open(setTheirs)}>
        {strings.show}
      </Button>
      {isClean && (
        <Button tone="ghost" size="small" onClick={() => void open(take)}>
          {strings.take}
        </Button>
      )}
      <Button
        tone="quiet"
        size="icon"
        aria-label={strings.close}
        onClick={() => {
          setClosed(stamp.version)
          goBack()
        }}
      >
        <Icon path={cross} />
      </Button>
      {theirs !== null &&
        createPortal(
          <Comparison item={item} theirs={theirs} isClean={isClean} onTake={() => take(theirs)} onClose={() => setTheirs(null)} />,
          document.body,
        )}
    </div>
  )
}

type ComparisonProps = {
  readonly item: Item
  readonly theirs: Item
  readonly isClean: boolean
  readonly onTake: () => void
  readonly onClose: () => void
}

function Comparison({ item, theirs, isClean, onTake, onClose }: ComparisonProps) {
  const foot = (
    <>
      <Button tone="ghost" onClick={closeDialog}>
        {strings.close}
      </Button>
      {isClean && <Button onClick={onTake}>{strings.take}</Button>}
    </>
  )
  return (
    <Dialog title={strings.title(theirs.changedBy)} size="wide" onClose={onClose} foot={foot}>
      {!isClean && <p>{strings.joined}</p>}
      <ChangedWords before={item} after={theirs} />
    </Dialog>
  )
}
