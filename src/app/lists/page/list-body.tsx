import type { ReactNode } from "react"
import { screenPath } from "#contract/screens.ts"
import { isFiltered, type ListState } from "#app/lists/rows/list-state.ts"
import type { KindWords, ListKind } from "#app/lists/rows/kind.ts"
import { lists as words } from "#app/strings/lists.ts"
import { ButtonLink } from "#ui/button.tsx"
import { Empty } from "#ui/empty.tsx"
import { ListWaiting } from "./list-waiting.tsx"
import { ListFailed } from "./list-failed.tsx"
import { Pages } from "./pages.tsx"
import type { ShownList } from "./use-list-page.ts"

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
      <Empty title={words.noSuchPage.title}>
        <ButtonLink to={addressOf({ ...state, page: 1 })}>{words.noSuchPage.first}</ButtonLink>
      </Empty>
    )
  }
  if (isFiltered(state)) {
    return (
      <Empty title={own.noMatch}>
        <p>{words.filtered.text}</p>
        <ButtonLink to={addressOf(cleared)}>{words.filtered.clear}</ButtonLink>
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
