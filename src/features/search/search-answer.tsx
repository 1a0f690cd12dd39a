import type { SearchOutcome, SearchQuestion } from "#lib/search/answer.ts"
import { useFocusOnNew } from "#lib/navigation/use-focus-on-new.ts"
import { words } from "#lib/strings/words.ts"
import { Button } from "#ui/controls/button.tsx"
import { Dimension } from "#ui/text/dimension.tsx"
import { Empty } from "#ui/states/empty.tsx"
import { Notice } from "#ui/states/notice.tsx"
import { ResultList } from "./result-list.tsx"
import { MembersLink, OtherLanguages } from "./search-elsewhere.tsx"
import * as styles from "./search-answer.module.css"
import { SearchFilters } from "./search-filters.tsx"
import type { AnswerState } from "./use-answer.ts"

type SearchAnswerProps = {
  readonly question: SearchQuestion
  readonly state: AnswerState
  readonly onAsk: (change: Partial<SearchQuestion>) => void
  readonly onMore: () => void
}

export function SearchAnswer({ question, state: { answer, isWaiting, hasFailed, retry }, onAsk, onMore }: SearchAnswerProps) {
  const [list, awaitItem] = useFocusOnNew<HTMLDivElement>()
  const status = isWaiting ? words.search.searching : answer === null ? "" : words.search.count(answer.total)
  return (
    <>
      <div className="scripted">
        <div className={`spread ${styles.state}`} data-empty={status === ""}>
          {answer !== null && !hasFailed && <SearchFilters question={question} answer={answer} onAsk={onAsk} />}
          <Dimension align="start" role="status" className={styles.count}>
            {status}
          </Dimension>
        </div>
      </div>
      {hasFailed && !isWaiting && (
        <Notice tone="error" role="alert" title={words.search.failed} actions={<Button onClick={retry}>{words.frame.tryAgain}</Button>}>
          <p>{words.search.failedText}</p>
        </Notice>
      )}
      {answer !== null && answer.total === 0 && !isWaiting && <NoResult question={question} answer={answer} onAsk={onAsk} />}
      {answer !== null && answer.total > 0 && (
        <div ref={list} aria-busy={isWaiting || undefined}>
          {answer.missing.length > 0 && <p className={styles.note}>{words.search.missing(answer.missing)}</p>}
          {answer.isPartial && <p className={styles.note}>{words.search.partial}</p>}
          {(answer.kinds.has("member") || answer.isPartial || answer.missing.length > 0) && <MembersLink text={question.text} />}
          <ResultList results={answer.results} terms={answer.words} />
          {answer.results.length < answer.total && (
            <p className={`unprinted ${styles.more}`}>
              <Button
                tone="ghost"
                onClick={() => {
                  awaitItem(answer.results.length)
                  onMore()
                }}
              >
                {words.search.more(Math.min(10, answer.total - answer.results.length))}
              </Button>
            </p>
          )}
        </div>
      )}
    </>
  )
}

type NoResultProps = Pick<SearchAnswerProps, "question" | "onAsk"> & { readonly answer: SearchOutcome }

/** The filters may hide results, which are offered here. */
function NoResult({ question, answer: { all }, onAsk }: NoResultProps) {
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
