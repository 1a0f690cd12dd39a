import { useState } from "react"
import { useStore } from "react-redux"
import { awaitedItem, itemSaved } from "#app/publishing/watch/awaited-slice.ts"
import type { Item } from "#app/resources/item.ts"
import { itemApi } from "#app/resources/item-api.ts"
import type { Revision } from "#app/resources/history/revisions.ts"
import type { Store } from "#app/session/store.ts"
import { wordsOf, type Problem } from "#lib/session/problem.ts"
import { history as words } from "#lib/strings/members-area/history.ts"
import { Button } from "#ui/button.tsx"
import { useRestoreRevisionMutation } from "./history-api.ts"
import * as styles from "./history.module.css"

export type HistoryProps = {
  readonly item: Item
  readonly isUnsaved: boolean
  /** Called with the item as it is after an old revision was restored. */
  readonly onRestored: (item: Item) => void
}

/** All revisions, the newest first, each with the button that restores it. */
export function RevisionList({ item, isUnsaved, onRestored, revisions }: HistoryProps & { readonly revisions: readonly Revision[] }) {
  const { restore, restoring, sentence } = useRestoring({ item, onRestored })
  return (
    <section className={styles.all}>
      <h3 className={styles.subtitle}>{words.list}</h3>
      {isUnsaved && <p className={styles.note}>{words.unsaved}</p>}
      {sentence !== null && <p role="alert">{sentence}</p>}
      <ol className={styles.list}>
        {revisions.map((revision) => {
          const name = words.revision(revision.at, revision.by)
          const isPresent = revision.version === item.version
          return (
            <li key={revision.version} className={styles.revision}>
              <span>
                <strong>{name}</strong> <small>{isPresent ? words.present : revision.isPublished ? words.live : words.draft}</small>
                {revision.log !== "" && <span className={styles.log}>{revision.log}</span>}
              </span>
              {!isPresent && !isUnsaved && (
                <Button
                  tone="ghost"
                  size="small"
                  aria-label={words.restoreOf(name)}
                  aria-disabled={restoring !== null}
                  onClick={() => restoring === null && void restore(revision.version)}
                >
                  {restoring === revision.version ? words.restoring : words.restore}
                </Button>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function useRestoring({ item, onRestored }: Pick<HistoryProps, "item" | "onRestored">) {
  const { dispatch }: Pick<Store, "dispatch"> = useStore()
  const [send] = useRestoreRevisionMutation()
  const [restoring, setRestoring] = useState<string | null>(null)
  const [sentence, setSentence] = useState<string | null>(null)
  const { type, id, version } = item
  const fail = (problem: Problem) => setSentence(problem.kind === "invalid" && problem.message === null ? words.stale : wordsOf(problem))
  const restore = async (revision: string) => {
    setRestoring(revision)
    setSentence(null)
    const { error } = await send({ type, id, version, revision })
    if (error !== undefined) fail("kind" in error ? error : { kind: "broken", message: null, status: 200 })
    else {
      const once = { subscribe: false, forceRefetch: true } as const
      const { data } = await dispatch(itemApi.endpoints.getItem.initiate({ type, id }, once))
      // The restored item is at the back end already; without its answer the page itself is loaded again.
      if (data === undefined) window.location.reload()
      else {
        const awaited = awaitedItem(data)
        if (awaited !== null) dispatch(itemSaved(awaited))
        onRestored(data)
      }
    }
    setRestoring(null)
  }
  return { restore, restoring, sentence }
}
