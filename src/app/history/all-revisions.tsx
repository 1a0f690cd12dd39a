import { useState } from "react"
import { useGetRevisionsQuery, readPresent } from "#app/resources/item-api.ts"
import type { Revision } from "#app/resources/history.ts"
import { outcomeOf, problemIn, api } from "#lib/api.ts"
import { wordsOf, done, failed, type Outcome, type Problem } from "#lib/session/problem.ts"
import { Button } from "#ui/button.tsx"
import { Failed } from "#ui/failed.tsx"
import { Waiting } from "#ui/waiting.tsx"
import { CompareRevisions } from "./compare-revisions.tsx"
import * as styles from "./history.module.css"
import { useAppDispatch } from "#app/session/hooks.ts"
import { awaitedItem, itemSaved } from "#app/resources/awaited.ts"
import type { Item } from "#app/resources/item.ts"
import { useToaster } from "#app/toasts/toaster.tsx"
import type { Langcode, ResourceType } from "#contract/fields.ts"
import { languageOf, pathIn } from "#app/resources/languages.ts"
import { individualPath } from "#contract/paths.ts"
import { jsonapiHeaders } from "#app/resources/requests.ts"
import { appWords } from "#app/strings/words.ts"

/** Revisions on a page of the back end. */
const perPage = 50

/** What the dialog of the revisions holds. */
export function AllRevisions(props: HistoryProps) {
  const { type, id } = props.item
  const [page, setPage] = useState(1)
  const language = languageOf(props.item)
  const query = useGetRevisionsQuery({ type, id, page, language })
  const outcome = outcomeOf(query)
  return (
    <>
      {outcome === null ? (
        <Waiting label={appWords.history.loading} />
      ) : outcome.ok ? (
        <Revisions
          {...props}
          revisions={(outcome.value ?? []).filter((revision) => revision.langcode === "" || revision.langcode === language)}
          isFirstPage={page === 1}
        />
      ) : (
        <Failed title={appWords.history.failed} text={wordsOf(outcome.problem)} onRetry={() => void query.refetch()} />
      )}
      <p className={styles.pages}>
        {page > 1 && (
          <Button tone="ghost" size="small" onClick={() => setPage(page - 1)}>
            {appWords.history.newer}
          </Button>
        )}
        {outcome?.ok === true && outcome.value?.length === perPage && (
          <Button tone="ghost" size="small" onClick={() => setPage(page + 1)}>
            {appWords.history.older}
          </Button>
        )}
      </p>
    </>
  )
}

type RevisionsProps = HistoryProps & { readonly revisions: readonly Revision[]; readonly isFirstPage: boolean }

function Revisions({ revisions, isFirstPage, ...props }: RevisionsProps) {
  if (isFirstPage && revisions.length < 2) return <p>{appWords.history.only}</p>
  return (
    <div className={styles.history}>
      <CompareRevisions key={revisions[0]?.version} item={props.item} revisions={revisions} />
      <RevisionList {...props} revisions={revisions} />
    </div>
  )
}

export type HistoryProps = {
  readonly item: Item
  readonly isUnsaved: boolean
  /** Called with the item as it is after an old revision was restored. */
  readonly onRestored: (item: Item) => void
}

/** All revisions, the newest first, each with the button that restores it. */
function RevisionList({ item, isUnsaved, onRestored, revisions }: HistoryProps & { readonly revisions: readonly Revision[] }) {
  const { restore, restoring, sentence } = useRestoring({ item, onRestored })
  return (
    <section className={styles.all}>
      <h3 className={styles.subtitle}>{appWords.history.list}</h3>
      {isUnsaved && <p className={styles.note}>{appWords.history.unsaved}</p>}
      {!isUnsaved && item.isPublished && <p className={styles.note}>{appWords.history.willBeLive}</p>}
      {sentence !== null && <p role="alert">{sentence}</p>}
      <ol className={styles.list}>
        {revisions.map((revision) => {
          const name = appWords.history.revision(revision.at, revision.by)
          const isPresent = revision.version === item.version
          return (
            <li key={revision.version} className={styles.revision}>
              <span>
                <strong>{name}</strong>{" "}
                <small>
                  {isPresent ? appWords.history.present : revision.isPublished ? appWords.history.live : appWords.history.draft}
                  {!revision.isOfThisLanguage && `, ${appWords.translations.otherLanguage}`}
                </small>
                {revision.log !== "" && <span className={styles.log}>{revision.log}</span>}
              </span>
              {!isPresent && !isUnsaved && (
                <Button
                  tone="ghost"
                  size="small"
                  aria-label={appWords.history.restoreOf(name)}
                  aria-disabled={restoring !== null}
                  onClick={() => restoring === null && void restore(revision)}
                >
                  {restoring === revision.version ? appWords.history.restoring : appWords.history.restore}
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
  const dispatch = useAppDispatch()
  const toaster = useToaster()
  const [restoring, setRestoring] = useState<string | null>(null)
  const [sentence, setSentence] = useState<string | null>(null)
  const { type, id, version } = item
  const language = languageOf(item)
  const fail = (problem: Problem) => setSentence(sentenceOf(problem, appWords.history.stale))
  /** The item as it then is; null if it could not be read. */
  const send = async (from: string | null, revision: string): Promise<Outcome<Item | null>> => {
    const request = { type, id, version: from, revision, language }
    const { error } = await dispatch(historyApi.endpoints.restoreRevision.initiate(request, { track: false }))
    if (error !== undefined) return failed(problemIn(error))
    const present = await readPresent(dispatch, { type, id, language })
    const awaited = present.ok ? awaitedItem(present.value) : null
    if (awaited !== null) dispatch(itemSaved(awaited))
    return done(present.ok ? present.value : null)
  }
  const takeBack = async (restored: Item, before: string) => {
    const outcome = await send(restored.version, before)
    if (!outcome.ok) void toaster.show("failed", sentenceOf(outcome.problem, appWords.history.savedSince))
    else {
      void toaster.show("done", appWords.history.takenBack)
      if (outcome.value !== null) onRestored(outcome.value)
    }
  }
  const restore = async (revision: Revision) => {
    setRestoring(revision.version)
    setSentence(null)
    const outcome = await send(version, revision.version)
    setRestoring(null)
    if (!outcome.ok) fail(outcome.problem)
    // The restored item is at the back end already; without its answer the page itself is loaded again.
    else if (outcome.value === null) window.location.reload()
    else {
      const { value } = outcome
      onRestored(value)
      const said = appWords.history.restored(revision.at, value.isPublished)
      if (version === null) void toaster.show("done", said)
      else void toaster.offer(said, { label: appWords.toasts.undo, onPress: () => void takeBack(value, version) }, () => undefined)
    }
  }
  return { restore, restoring, sentence }
}

/** A refusal without words says that another revision is the present one. */
function sentenceOf(problem: Problem, stale: string): string {
  return problem.kind === "invalid" && problem.message === null ? stale : wordsOf(problem)
}

type Restoring = {
  readonly type: ResourceType
  readonly id: string
  /** The present revision. */
  readonly version: string | null
  /** The one to restore. */
  readonly revision: string
  /** A restored revision changes the language of its address, and what all languages share. */
  readonly language: Langcode
}

const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Makes a new revision with the values of an old one. */
    restoreRevision: build.mutation<null, Restoring>({
      query: ({ type, id, version, revision, language }) => ({
        method: "post",
        url: `${pathIn(language, individualPath(type, id))}/version-history/${revision}/restore`,
        headers: { ...jsonapiHeaders, ...(version === null ? {} : { "If-Match": `"${version}"` }) },
      }),
      transformResponse: () => null,
      invalidatesTags: (_, problem, { type, id }) =>
        problem === undefined
          ? [
              { type: "Item", id },
              { type: "List", id: type },
            ]
          : [],
    }),
  }),
})
