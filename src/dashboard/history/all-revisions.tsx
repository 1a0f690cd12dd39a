import { useState } from "react"
import type { Viewer } from "#contract/permissions.ts"
import { useGetRevisionsQuery, itemApi } from "#dashboard/items/item-api.ts"
import type { Revision } from "#dashboard/items/history.ts"
import { outcomeIn, outcomeOf } from "#dashboard/session/core/api.ts"
import { wordsOf } from "#lib/session/problem.ts"
import { Button } from "#ui/controls/button.tsx"
import { Failed } from "#ui/states/failed.tsx"
import { Waiting } from "#ui/states/waiting.tsx"
import { CompareRevisions } from "./compare-revisions.tsx"
import { changedFieldLabels, namesOf } from "./revision-words.ts"
import * as styles from "./history.module.css"
import { useAppDispatch } from "#dashboard/session/hooks.ts"
import { useViewer } from "#dashboard/session/use-viewer.ts"
import { mayEditField, type Item } from "#dashboard/items/item.ts"
import { hasOwnValue, isTranslation, languageOf } from "#dashboard/items/languages.ts"
import type { Values } from "#dashboard/items/values.ts"
import { fieldsOf } from "#contract/content.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { ProblemWords } from "#ui/states/problem-words.tsx"
import { classes } from "#lib/classes.ts"

const perPage = 50

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
          revisions={outcome.value.filter((revision) => revision.langcode === "" || revision.langcode === language)}
          isFirstPage={page === 1}
        />
      ) : (
        <Failed title={appWords.history.failed} text={<ProblemWords problem={outcome.problem} />} onRetry={() => void query.refetch()} />
      )}
      <p className={styles.pages}>
        {page > 1 && (
          <Button tone="ghost" size="small" onClick={() => setPage(page - 1)}>
            {appWords.history.newer}
          </Button>
        )}
        {outcome?.ok === true && outcome.value.length === perPage && (
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
    <div className="stack" data-gap="6">
      <CompareRevisions key={revisions[0]?.version} item={props.item} revisions={revisions} />
      <RevisionList {...props} revisions={revisions} />
    </div>
  )
}

export type HistoryProps = {
  readonly item: Item
  /** The content goes into the form without a save. */
  readonly onRestored: (content: Values, revision: Revision) => void
}

/** The newest revision comes first. */
function RevisionList({ item, onRestored, revisions }: HistoryProps & { readonly revisions: readonly Revision[] }) {
  const { restore, restoring, refusal } = useRestoring({ item, onRestored })
  const names = namesOf(revisions)
  return (
    <section className="stack" data-gap="4">
      <h3 className={styles.subtitle}>{appWords.history.list}</h3>
      <p className="quiet">{appWords.history.intoForm}</p>
      <ol className={styles.list}>
        {revisions.map((revision, index) => {
          const name = names[index] ?? ""
          const isPresent = revision.version === item.version
          return (
            <li key={revision.version} className={classes("spread", styles.revision)}>
              <RevisionWords revision={revision} name={name} item={item} />
              {!isPresent && (
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
              {refusal?.version === revision.version && (
                <p role="alert" className={styles.refusal}>
                  {refusal.sentence}
                </p>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

type RevisionWordsProps = { readonly revision: Revision; readonly name: string; readonly item: Item }

function RevisionWords({ revision, name, item }: RevisionWordsProps) {
  const { present, published, draft } = appWords.history
  const state = revision.version === item.version ? present : revision.isPublished ? published : draft
  const changes = changedFieldLabels(revision, item.type)
  return (
    <span>
      <strong>{name}</strong>{" "}
      <small>
        {state}
        {!revision.isOfThisLanguage && `, ${appWords.translations.otherLanguage}`}
      </small>
      {changes !== "" && <span className={classes("quiet", styles.log)}>{changes}</span>}
      {revision.log !== "" && <span className={classes("quiet", styles.log)}>{revision.log}</span>}
    </span>
  )
}

type Refusal = { readonly version: string; readonly sentence: string }

function useRestoring({ item, onRestored }: HistoryProps) {
  const dispatch = useAppDispatch()
  const viewer = useViewer()
  const [restoring, setRestoring] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { type, id } = item
  const language = languageOf(item)
  const restore = async (revision: Revision) => {
    const { version } = revision
    setRestoring(version)
    setRefusal(null)
    const old = outcomeIn(await dispatch(itemApi.endpoints.getRevision.initiate({ type, id, version, language }, { subscribe: false })))
    setRestoring(null)
    if (!old.ok) setRefusal({ version, sentence: wordsOf(old.problem) })
    else if (languageOf(old.value) !== language) setRefusal({ version, sentence: appWords.history.noText })
    else onRestored(contentOf(old.value, item, viewer), revision)
  }
  return { restore, restoring, refusal }
}

/** A restored text neither publishes nor hides its page, and keeps its address, its author and its language. */
const editorial = ["status", "promote"]

function contentOf(old: Item, item: Item, viewer: Viewer): Values {
  const { type } = item
  const isTaken = (name: string) =>
    !editorial.includes(name) && (!isTranslation(item) || hasOwnValue(type, name)) && mayEditField(viewer, item, name)
  const names = Object.keys(fieldsOf(type)).filter(isTaken)
  return Object.fromEntries(names.flatMap((name) => (old.values[name] === undefined ? [] : [[name, old.values[name]] as const])))
}
