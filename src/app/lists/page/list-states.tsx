import { type ReactNode, useEffect, useState } from "react"
import { screenPath } from "#lib/navigation/own-screen.ts"
import { isFiltered, type ListState } from "#app/lists/rows/list-state.ts"
import type { KindWords, ListKind } from "#app/lists/rows/kind.ts"
import { ButtonLink } from "#ui/button.tsx"
import { Empty } from "#ui/empty.tsx"
import { Pages } from "./pages.tsx"
import type { ShownList } from "./use-list-page.ts"
import { Bone } from "#ui/bone.tsx"
import * as waiting from "./list-waiting.module.css"
import { useToaster } from "#app/toasts/toaster.tsx"
import { wordsOf, type Problem } from "#lib/session/problem.ts"
import { Failed } from "#ui/failed.tsx"
import { appWords } from "#app/strings/words.ts"

type ListBodyProps = {
  readonly kind: Pick<ListKind, "editable" | "sign" | "actions"> & { readonly words: Pick<KindWords, "loading" | "empty" | "noMatch"> }
  /** The address that the list is asked at. */
  readonly path: string
  readonly list: ShownList
  /** Begins the first item, if no screen of its own does. */
  readonly first?: ReactNode
  /** The rows. */
  readonly children: ReactNode
}

/** The rows of a list with its pages, or what stands in their place. */
export function ListBody({ kind, path, list, first, children }: ListBodyProps) {
  const { state, page, problem, isLoading, reload, addressOf } = list
  if (page === null) return problem === null ? <ListWaiting kind={kind} /> : <ListFailed problem={problem} path={path} onRetry={reload} />
  const { hasNext, count } = page
  const { length } = page.rows
  if (length === 0) return <NoRows kind={kind} list={list} first={first} />
  return (
    <div aria-busy={isLoading}>
      {children}
      <Pages state={state} shown={{ length, hasNext, count }} addressOf={addressOf} />
    </div>
  )
}

/** Whether there is nothing yet to search in. */
export function isFirstUse({ state, page }: ShownList): boolean {
  return page?.rows.length === 0 && state.page === 1 && !isFiltered(state)
}

function NoRows({ kind: { editable, words: own }, list: { state, addressOf }, first }: Pick<ListBodyProps, "kind" | "list" | "first">) {
  const cleared: ListState = { ...state, text: "", chosen: {}, page: 1 }
  if (state.page > 1) {
    return (
      <Empty title={appWords.lists.noSuchPage.title}>
        <ButtonLink to={addressOf({ ...state, page: 1 })}>{appWords.lists.noSuchPage.first}</ButtonLink>
      </Empty>
    )
  }
  if (isFiltered(state)) {
    return (
      <Empty title={own.noMatch}>
        <p>{appWords.lists.filtered.text}</p>
        <ButtonLink to={addressOf(cleared)}>{appWords.lists.filtered.clear}</ButtonLink>
      </Empty>
    )
  }
  return (
    <Empty title={own.empty.title}>
      <p>{own.empty.text}</p>
      {editable !== null && <ButtonLink to={screenPath({ kind: "create", of: editable })}>{own.empty.first}</ButtonLink>}
      {first}
    </Empty>
  )
}

/** Widths of the titles, in per cent. */
const widths = [62, 48, 55, 70, 44, 58, 66, 50]

type ListWaitingProps = { readonly kind: Pick<ListKind, "sign" | "actions"> & { readonly words: Pick<KindWords, "loading"> } }

/** The rows' places while a list is loading. It appears after 200 ms, so that a quick answer doesn't flicker. */
export function ListWaiting({ kind: { sign, actions, words: own } }: ListWaitingProps) {
  // Lists of terms have none.
  const hasBoxes = actions === "content" && sign !== "none"
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {own.loading}
      </p>
      <div className={waiting.rows} aria-hidden="true">
        {widths.map((width) => (
          <div key={width} className={waiting.row}>
            {hasBoxes && <Bone className={waiting.box} />}
            {sign !== "none" && <Bone className={waiting[sign]} />}
            <div className={waiting.words}>
              <Bone className={waiting.line} style={{ width: `${width}%` }} />
              <Bone className={waiting.sub} style={{ width: `${width / 2.4}%` }} />
            </div>
            <Bone className={waiting.cell} />
            <Bone className={waiting.cell} />
          </div>
        ))}
      </div>
    </div>
  )
}

type ListFailedProps = { readonly problem: Problem; readonly path: string; readonly onRetry: () => void }

const retryAfterSeconds = 15

/** Says why there is no list. It tries again by itself where that can help. */
export function ListFailed({ problem, path, onRetry }: ListFailedProps) {
  const detail =
    problem.kind === "broken" ? appWords.lists.failed.detailWithStatus(path, problem.status) : appWords.lists.failed.detail(path)
  const mayHelp = problem.kind === "offline" || problem.kind === "broken"
  return (
    <Failed
      title={appWords.lists.failed.title}
      text={problem.kind === "offline" ? appWords.lists.failed.text : wordsOf(problem)}
      detail={detail}
      onRetry={onRetry}
      aside={mayHelp && <Countdown from={retryAfterSeconds} onEnd={onRetry} />}
    />
  )
}

function Countdown({ from, onEnd }: { readonly from: number; readonly onEnd: () => void }) {
  const [seconds, setSeconds] = useState(from)
  useEffect(() => {
    const timer = window.setTimeout(() => {
      if (seconds > 1) setSeconds(seconds - 1)
      else onEnd()
    }, 1000)
    return () => window.clearTimeout(timer)
  }, [seconds, onEnd])
  // A screen reader would read out each second.
  return <span aria-hidden="true">{appWords.lists.failed.retryIn(seconds)}</span>
}

/** The rows of before stay when a list can't be brought up to date, so a toast tells. */
export function useStaleNotice({ page, problem }: { readonly page: unknown; readonly problem: Problem | null }): void {
  const toaster = useToaster()
  const isStale = page !== null && problem !== null
  useEffect(() => {
    if (isStale) void toaster.show("failed", appWords.lists.failed.stale)
  }, [isStale, toaster])
}
