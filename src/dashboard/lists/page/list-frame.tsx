import type { ReactNode } from "react"
import { Title } from "#dashboard/shell/bar/title.tsx"
import { ScreenHead } from "#dashboard/shell/head/screen-head.tsx"
import type { KindWords, ListKind } from "#dashboard/lists/rows/kind.ts"
import { isFiltered } from "#dashboard/lists/rows/list-state.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { screenPath } from "#lib/navigation/own-screen.ts"
import { ButtonLink } from "#ui/button.tsx"
import { Empty } from "#ui/empty.tsx"
import { ListFailed, ListWaiting, useStaleNotice } from "./list-states.tsx"
import { Pages } from "./pages.tsx"
import { Toolbar } from "./toolbar.tsx"
import type { ListView } from "./use-list-page.ts"

type ListFrameProps = {
  readonly kind: Pick<ListKind, "editable" | "sign" | "actions" | "filters" | "sorts"> & {
    readonly words: Omit<KindWords, "create" | "count">
  }
  readonly list: ListView
  readonly path: string
  /** Leads to the screen that creates an item, if the list has one. */
  readonly create?: { readonly to: string; readonly label: string } | undefined
  readonly buttons?: ReactNode
  readonly above?: ReactNode
  /** Creates the first item, for a list without a screen for that. */
  readonly first?: ReactNode
  readonly children: ReactNode
}

/** Draws any list: its head, search and filters, and its rows with their pages, or the state that replaces them. */
export function ListFrame({ kind, list, path, create, buttons, above, first, children }: ListFrameProps) {
  const { state, page, problem, isLoading, reload, addressOf } = list
  const isEmpty = page?.rows.length === 0
  useStaleNotice(list)
  return (
    <>
      <Title title={kind.words.title} />
      <ScreenHead title={kind.words.title} count={isEmpty ? null : (page?.count ?? null)} create={create}>
        {buttons}
      </ScreenHead>
      {above}
      {/* At first there is nothing to search in. */}
      {(!isEmpty || state.page > 1 || isFiltered(state)) && <Toolbar kind={kind} state={state} onChange={list.go} />}
      {page === null && problem === null && <ListWaiting kind={kind} />}
      {page === null && problem !== null && <ListFailed problem={problem} path={path} onRetry={reload} />}
      {isEmpty && <NoRows kind={kind} list={list} first={first} />}
      {page !== null && !isEmpty && (
        <div aria-busy={isLoading}>
          {children}
          <Pages state={state} pageInfo={{ length: page.rows.length, hasNext: page.hasNext, count: page.count }} addressOf={addressOf} />
        </div>
      )}
    </>
  )
}

function NoRows({ kind: { editable, words }, list: { state, addressOf }, first }: Pick<ListFrameProps, "kind" | "list" | "first">) {
  if (state.page > 1) {
    return (
      <Empty title={appWords.lists.noSuchPage.title}>
        <ButtonLink to={addressOf({ ...state, page: 1 })}>{appWords.lists.noSuchPage.first}</ButtonLink>
      </Empty>
    )
  }
  if (isFiltered(state)) {
    return (
      <Empty title={words.noMatch}>
        <p>{appWords.lists.filtered.text}</p>
        <ButtonLink to={addressOf({ ...state, text: "", chosen: {}, page: 1 })}>{appWords.lists.filtered.clear}</ButtonLink>
      </Empty>
    )
  }
  return (
    <Empty title={words.empty.title}>
      <p>{words.empty.text}</p>
      {editable !== null && <ButtonLink to={screenPath({ kind: "create", of: editable })}>{words.empty.first}</ButtonLink>}
      {first}
    </Empty>
  )
}
