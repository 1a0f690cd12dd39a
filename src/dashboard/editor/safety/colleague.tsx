import { useEffect, useRef, useState, type FocusEvent } from "react"
import { createPortal, flushSync } from "react-dom"
import type { EditSession } from "#dashboard/drafts/edit-session.ts"
import type { EditState } from "#dashboard/drafts/edit-state.ts"
import { ChangedWords } from "#dashboard/history/changed-words.tsx"
import type { Item } from "#dashboard/items/item.ts"
import { useGetItemQuery } from "#dashboard/items/item-api.ts"
import { isTranslation, languageOf } from "#dashboard/items/languages.ts"
import { useViewer } from "#dashboard/session/use-viewer.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { classes } from "#lib/classes.ts"
import { words as pageWords } from "#lib/strings/words.ts"
import { isPageVisible, onPageVisibility } from "#lib/page-visibility.ts"
import { Button } from "#ui/controls/button.tsx"
import { closeDialog, Dialog } from "#ui/dialogs/dialog.tsx"
import { cross, Icon } from "#ui/pictures/icon.tsx"
import * as styles from "./safety.module.css"

type ColleagueProps = { readonly editing: EditSession; readonly view: EditState }

/** A form without unsaved text can take over what a colleague saved. */
export function Colleague({ editing, view: { item, save } }: ColleagueProps) {
  const { uid } = useViewer()
  const theirs = usePresentItem(item)
  const [closed, setClosed] = useState<string | null>(null)
  const [isCompared, setIsCompared] = useState(false)
  const { goBack, remember } = useReturnFocus()
  // In place of a removed translation, the back end answers with another language.
  const isRemoved = theirs !== null && isTranslation(item) && languageOf(theirs) !== languageOf(item)
  useEffect(() => {
    if (isRemoved) editing.tell({ kind: "vanished" })
  }, [editing, isRemoved])
  const isTold = theirs !== null && !isRemoved && save.kind !== "saving" && theirs.version !== closed && isNewer(theirs, item)
  const take = (theirItem: Item) => {
    // The dialog must close first, because nothing behind it takes the focus.
    flushSync(() => setIsCompared(false))
    editing.tell({ kind: "saved-elsewhere", item: theirItem })
    goBack()
  }
  const close = (theirItem: Item) => {
    setClosed(theirItem.version)
    goBack()
  }
  // Screen readers skip a live region that is inserted with its words.
  return (
    <div role="status" className={styles.colleague} onFocus={remember}>
      {isTold && (
        <Notice
          {...{ item, theirs, isCompared }}
          isOwn={theirs.changedByUid === uid}
          isClean={save.kind === "saved"}
          // Fields that both sides changed open the dialog of a conflict instead.
          onCompare={(isOpen) => setIsCompared(isOpen && !editing.showConflictWith(theirs))}
          onTake={() => take(theirs)}
          onClose={() => close(theirs)}
        />
      )}
    </div>
  )
}

type NoticeProps = {
  readonly item: Item
  readonly theirs: Item
  /** The user saved the other version in another tab. */
  readonly isOwn: boolean
  readonly isClean: boolean
  readonly isCompared: boolean
  readonly onCompare: (isOpen: boolean) => void
  readonly onTake: () => void
  readonly onClose: () => void
}

function Notice({ item, theirs, isOwn, isClean, isCompared, onCompare, onTake, onClose }: NoticeProps) {
  const words = isOwn ? { ...appWords.colleague, ...appWords.colleague.own } : appWords.colleague
  const { changed, changedBy } = theirs
  const foot = (
    <>
      <Button tone="ghost" onClick={closeDialog}>
        {appWords.buttons.close}
      </Button>
      {isClean && <Button onClick={onTake}>{words.take}</Button>}
    </>
  )
  const comparison = (
    <Dialog title={words.title(changedBy)} size="wide" onClose={() => onCompare(false)} foot={foot}>
      {!isClean && <p>{words.joined}</p>}
      <ChangedWords before={item} after={theirs} />
    </Dialog>
  )
  return (
    <div className={classes("slip", styles.line)}>
      <p>{words.saved(changedBy, changed === null ? null : new Date(changed))}</p>
      <Button tone="ghost" size="small" onClick={() => onCompare(true)}>
        {pageWords.forms.show}
      </Button>
      {isClean && (
        <Button tone="ghost" size="small" onClick={onTake}>
          {words.take}
        </Button>
      )}
      <Button tone="quiet" size="icon" aria-label={appWords.buttons.close} onClick={onClose}>
        <Icon path={cross} />
      </Button>
      {isCompared && createPortal(comparison, document.body)}
    </div>
  )
}

/** The focus returns to where it was before the notice. */
function useReturnFocus() {
  const before = useRef<Element | null>(null)
  const goBack = () => {
    const place = before.current?.isConnected === true ? before.current : document.getElementById("main")
    if (place instanceof HTMLElement) place.focus({ preventScroll: true })
  }
  const remember = ({ relatedTarget, currentTarget }: FocusEvent) => {
    // The comparison's dialog gives the focus back too.
    if (relatedTarget === null || relatedTarget.closest("dialog") !== null || currentTarget.contains(relatedTarget)) return
    before.current = relatedTarget
  }
  return { goBack, remember }
}

const minute = 60_000

/** The editor asks when its tab gets the focus, and every minute while it is visible. */
function usePresentItem(item: Item): Item | null {
  const { type, number } = item
  const name = { type, number: number ?? 0, language: languageOf(item) }
  const { currentData, refetch } = useGetItemQuery(name, { skip: number === null })
  useEffect(() => {
    if (number === null) return undefined
    const ask = () => {
      if (isPageVisible() && navigator.onLine) void refetch()
    }
    const end = onPageVisibility(ask)
    const timer = window.setInterval(ask, minute)
    window.addEventListener("focus", ask)
    return () => {
      end()
      window.clearInterval(timer)
      window.removeEventListener("focus", ask)
    }
  }, [number, refetch])
  return currentData ?? null
}

/** All languages of an item have one version, but each its own time of change. */
function isNewer(theirs: Item, { version, changed, languages }: Item): boolean {
  const isNew = theirs.version !== null && version !== null && Number(theirs.version) > Number(version)
  const isShared = (languages?.all.length ?? 1) > 1
  return isNew && !(isShared && theirs.changed === changed)
}
