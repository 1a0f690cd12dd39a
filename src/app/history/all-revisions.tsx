import { useState } from "react"
import { useGetRevisionsQuery } from "#app/resources/item-api.ts"
import type { Revision } from "#app/resources/history/revisions.ts"
import { outcomeOf } from "#lib/api.ts"
import { wordsOf } from "#lib/session/problem.ts"
import { history as words } from "#app/strings/history.ts"
import { Button } from "#ui/button.tsx"
import { Failed } from "#ui/failed.tsx"
import { Waiting } from "#ui/waiting.tsx"
import { CompareRevisions } from "./compare-revisions.tsx"
import * as styles from "./history.module.css"
import { RevisionList, type HistoryProps } from "./revision-list.tsx"

/** Revisions on a page of the back end. */
const perPage = 50

/** What the dialog of the revisions holds. */
export function AllRevisions(props: HistoryProps) {
  const { type, id } = props.item
  const [page, setPage] = useState(1)
  const query = useGetRevisionsQuery({ type, id, page })
  const outcome = outcomeOf(query)
  return (
    <>
      {outcome === null ? (
        <Waiting label={words.loading} />
      ) : outcome.ok ? (
        <Revisions {...props} revisions={outcome.value ?? []} isFirstPage={page === 1} />
      ) : (
        <Failed title={words.failed} text={wordsOf(outcome.problem)} onRetry={() => void query.refetch()} />
      )}
      <p className={styles.pages}>
        {page > 1 && (
          <Button tone="ghost" size="small" onClick={() => setPage(page - 1)}>
            {words.newer}
          </Button>
        )}
        {outcome?.ok === true && outcome.value?.length === perPage && (
          <Button tone="ghost" size="small" onClick={() => setPage(page + 1)}>
            {words.older}
          </Button>
        )}
      </p>
    </>
  )
}

type RevisionsProps = HistoryProps & { readonly revisions: readonly Revision[]; readonly isFirstPage: boolean }

function Revisions({ revisions, isFirstPage, ...props }: RevisionsProps) {
  if (isFirstPage && revisions.length < 2) return <p>{words.only}</p>
  return (
    <div className={styles.history}>
      <CompareRevisions key={revisions[0]?.version} item={props.item} revisions={revisions} />
      <RevisionList {...props} revisions={revisions} />
    </div>
  )
}
