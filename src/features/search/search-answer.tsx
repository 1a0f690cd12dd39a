import type { Question } from "#lib/search/answer.ts"
import { words } from "#lib/strings/words.ts"
import { Button } from "#ui/button.tsx"
import { Dimension } from "#ui/dimension.tsx"
import { Empty } from "#ui/empty.tsx"
import { Notice } from "#ui/notice.tsx"
import { ResultList } from "./result-list.tsx"
import { MembersLink, OtherLanguages } from "./search-elsewhere.tsx"
import * as styles from "./search-answer.module.css"
import { SearchFilters } from "./search-filters.tsx"
import type { Asked } from "./use-answer.ts"

type SearchAnswerProps = {
  readonly question: Question
  readonly asked: Asked
  readonly onAsk: (change: Partial<Question>) => void
  readonly onMore: () => void
}

export function SearchAnswer({ question, asked: { given, isWaiting, hasFailed, retry }, onAsk, onMore }: SearchAnswerProps) {
  const status = isWaiting ? words.search.searching : given === null ? "" : words.search.count(given.total)
  return (
    <>
      <div className="scripted">
        <div className={`spread ${styles.state}`} data-empty={status === ""}>
          {given !== null && !hasFailed && <SearchFilters question={question} answer={given} onAsk={onAsk} />}
          <Dimension align="start" role="status" className={styles.count}>
            {status}
          </Dimension>
        </div>
      </div>
      {hasFailed && !isWaiting && (
        <Notice tone="error" role="alert" title={words.search.failed} actions={<Button onClick={retry}>{words.search.retry}</Button>}>
          <p>{words.search.failedText}</p>
        </Notice>
      )}
      {given !== null && given.total === 0 && !isWaiting && <NoResult question={question} given={given} onAsk={onAsk} />}
      {given !== null && given.total > 0 && (
        <div aria-busy={isWaiting || undefined}>
          {given.missing.length > 0 && <p className={styles.note}>{words.search.missing(given.missing)}</p>}
          {given.isPartial && <p className={styles.note}>{words.search.partial}</p>}
          {(given.kinds.has("member") || given.isPartial || given.missing.length > 0) && <MembersLink text={question.text} />}
          <ResultList results={given.shown} found={given.words} />
          {given.shown.length < given.total && (
            <p className={`unprinted ${styles.more}`}>
              <Button tone="ghost" onClick={onMore}>
                {words.search.more(Math.min(10, given.total - given.shown.length))}
              </Button>
            </p>
          )}
        </div>
      )}
    </>
  )
}

type NoResultProps = Pick<SearchAnswerProps, "question" | "onAsk"> & { readonly given: NonNullable<Asked["given"]> }

/** Offers the results that the filters hide, if there are any. */
function NoResult({ question, given: { all }, onAsk }: NoResultProps) {
  return (
    <Empty title={words.search.none(question.text.trim())}>
      <p>{words.search.hint}</p>
      {all > 0 && (
        <Button tone="ghost" onClick={() => onAsk({ kind: null, langcode: null })}>
          {words.search.withoutFilters(all)}
        </Button>
      )}
      <MembersLink text={question.text} />
      <OtherLanguages text={question.text} />
    </Empty>
  )
}
