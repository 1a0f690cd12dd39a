import { useRef, useState, type FocusEvent, useEffect } from "react"
import { createPortal, flushSync } from "react-dom"
import { ChangedWords } from "#dashboard/history/compare-revisions.tsx"
import type { Item } from "#dashboard/items/item.ts"
import { useToaster } from "#dashboard/shell/toasts/toaster.tsx"
import { Button } from "#ui/button.tsx"
import { closeDialog, Dialog } from "#ui/dialog.tsx"
import { cross, Icon } from "#ui/icon.tsx"
import type { EditSession } from "#dashboard/drafts/edit-session.ts"
import type { EditState } from "#dashboard/drafts/edit-state.ts"
import { words as pageWords } from "#lib/strings/words.ts"
import * as styles from "./safety.module.css"
import { kindOf } from "#contract/content.ts"
import type { Langcode, ResourceType } from "#contract/fields.ts"
import { mediaType } from "#contract/jsonapi.ts"
import { collectionPath } from "#contract/paths.ts"
import { isTranslation, languageOf, pathIn } from "#dashboard/items/languages.ts"
import { readPresent } from "#dashboard/items/item-api.ts"
import { numberName } from "#dashboard/items/requests.ts"
import { readItem } from "#dashboard/items/read-item.ts"
import { useAppDispatch } from "#dashboard/session/hooks.ts"
import { api, backEndIn } from "#lib/api.ts"
import { afterInWindow, whileVisible } from "#lib/visibility.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { classes } from "#lib/classes.ts"

export type ColleagueProps = { readonly editing: EditSession; readonly view: EditState; readonly uid: number }

/** Shows that a colleague has saved, and what changed. A form without unsaved text can take the save over. */
export function ColleagueNotice({ editing, view: { item, save, isSavedElsewhere }, uid }: ColleagueProps) {
  const toaster = useToaster()
  const { stamp, read } = useColleague(editing)
  const [closed, setClosed] = useState<string | null>(null)
  const [theirs, setTheirs] = useState<Item | null>(null)
  const { goBack, remember } = useReturnFocus()
  /** Fields that both sides changed open the dialog of a conflict instead. */
  const open = async (then: (theirs: Item) => void) => {
    const theirItem = await read()
    if (theirItem === null) void toaster.show("failed", appWords.colleague.failed)
    else if (!editing.meet(theirItem)) then(theirItem)
  }
  const take = (theirItem: Item) => {
    // The dialog must close first: nothing behind it takes the focus.
    flushSync(() => setTheirs(null))
    editing.tell({ kind: "rebased", item: theirItem })
    goBack()
  }
  if (stamp === null || isSavedElsewhere || stamp.version === closed || !isNewer(stamp, item)) return null
  const isClean = save.kind === "saved"
  const words = stamp.changedByUid === uid ? { ...appWords.colleague, ...appWords.colleague.own } : appWords.colleague
  return (
    <div className={classes("slip", styles.line)} onFocus={remember}>
      <p>{words.saved(stamp.changedBy, stamp.changed === null ? null : new Date(stamp.changed))}</p>
      <Button tone="ghost" size="small" onClick={() => void open(setTheirs)}>
        {pageWords.forms.show}
      </Button>
      {isClean && (
        <Button tone="ghost" size="small" onClick={() => void open(take)}>
          {appWords.colleague.take}
        </Button>
      )}
      <Button
        tone="quiet"
        size="icon"
        aria-label={appWords.buttons.close}
        onClick={() => {
          setClosed(stamp.version)
          goBack()
        }}
      >
        <Icon path={cross} />
      </Button>
      {theirs !== null &&
        createPortal(
          <Comparison
            title={words.title(theirs.changedBy)}
            item={item}
            theirs={theirs}
            isClean={isClean}
            onTake={() => take(theirs)}
            onClose={() => setTheirs(null)}
          />,
          document.body,
        )}
    </div>
  )
}

/** Remembers where the focus was before it came into the notice, and moves it back there. */
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

type ComparisonProps = {
  readonly title: string
  readonly item: Item
  readonly theirs: Item
  readonly isClean: boolean
  readonly onTake: () => void
  readonly onClose: () => void
}

function Comparison({ title, item, theirs, isClean, onTake, onClose }: ComparisonProps) {
  const foot = (
    <>
      <Button tone="ghost" onClick={closeDialog}>
        {appWords.buttons.close}
      </Button>
      {isClean && <Button onClick={onTake}>{appWords.colleague.take}</Button>}
    </>
  )
  return (
    <Dialog title={title} size="wide" onClose={onClose} foot={foot}>
      {!isClean && <p>{appWords.colleague.joined}</p>}
      <ChangedWords before={item} after={theirs} />
    </Dialog>
  )
}

/** Names the present revision of an item, and its author. */
type Stamp = Pick<Item, "version" | "changed" | "changedBy" | "changedByUid" | "languages">

const minute = 60_000
const once = { subscribe: false, forceRefetch: true } as const
const fields = ["drupal_internal__vid", "drupal_internal__revision_id", "changed", "revision_uid", "langcode"]

const stampApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStamp: build.query<Stamp, { readonly type: ResourceType; readonly number: number; readonly language: Langcode }>({
      queryFn: async ({ type, number, language }, { extra }) => {
        const author = kindOf(type).entityType === "node" ? { include: "revision_uid", "fields[user--user]": "display_name,name" } : {}
        const params = { [`filter[${numberName(type)}]`]: number, [`fields[${type}]`]: fields.join(","), ...author }
        // It asks for a list: a deleted item is then no failed request.
        const outcome = await readItem(
          backEndIn(extra),
          { url: pathIn(language, collectionPath(type)), headers: { Accept: mediaType }, params },
          type,
        )
        return outcome.ok ? { data: outcome.value } : { error: outcome.problem }
      },
      keepUnusedDataFor: 0,
    }),
  }),
})

/** Returns the newest save that is not this form's; null if there is none. */
function useColleague(editing: EditSession) {
  const dispatch = useAppDispatch()
  const [stamp, setStamp] = useState<Stamp | null>(null)
  useEffect(
    () =>
      watchSaves(async () => {
        const { item, save, isSavedElsewhere } = editing.view()
        // Another tab of this user has reported its save itself, and a running save gets its own answer.
        if (item.number === null || isSavedElsewhere || save.kind === "saving" || save.kind === "gone") return
        const name = { type: item.type, number: item.number, language: languageOf(item) }
        const { data } = await dispatch(stampApi.endpoints.getStamp.initiate(name, once))
        // In place of a removed translation, the back end answers with another language.
        if (data !== undefined && isTranslation(item) && data.languages?.shown !== name.language) editing.tell({ kind: "vanished" })
        else if (data !== undefined) setStamp(data)
      }),
    [editing, dispatch],
  )
  const read = async (): Promise<Item | null> => {
    const { item } = editing.view()
    const { type, id } = item
    const language = languageOf(item)
    const present = await readPresent(dispatch, { type, id, language })
    return present.ok && languageOf(present.value) === language ? present.value : null
  }
  return { stamp, read }
}

/** Asks at once, when the tab gets the focus, and every minute while it is visible. It never asks twice at a time, and never offline. */
function watchSaves(ask: () => Promise<void>): () => void {
  let isAsking = false
  const askOnce = async () => {
    if (isAsking || !navigator.onLine) return
    isAsking = true
    await ask()
    isAsking = false
  }
  const onFocus = () => void askOnce()
  const stop = whileVisible((signal) => {
    let endWait: () => void = () => undefined
    const again = () => {
      void askOnce()
      endWait = afterInWindow(minute, again)
    }
    signal.addEventListener("abort", () => endWait())
    again()
  })
  window.addEventListener("focus", onFocus)
  return () => {
    stop()
    window.removeEventListener("focus", onFocus)
  }
}

/** All languages of an item have one version, but each its own time of change. */
function isNewer(stamp: Stamp, { version, changed, languages }: Pick<Item, "version" | "changed" | "languages">): boolean {
  const isNew = stamp.version !== null && version !== null && Number(stamp.version) > Number(version)
  const isShared = (languages?.all.length ?? 1) > 1
  return isNew && !(isShared && stamp.changed === changed)
}
