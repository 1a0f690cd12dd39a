import type { ReactNode } from "react"
import { collectionPath } from "#contract/paths.ts"
import { Title } from "#dashboard/shell/bar/title.tsx"
import { ScreenHead } from "#dashboard/shell/head/screen-head.tsx"
import type { ListKind } from "#dashboard/lists/rows/kind.ts"
import { isFiltered } from "#dashboard/lists/rows/list-state.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { screenPath } from "#lib/navigation/own-screen.ts"
import { Button, ButtonLink } from "#ui/controls/button.tsx"
import { Empty } from "#ui/states/empty.tsx"
import { Icon, plus } from "#ui/pictures/icon.tsx"
import { Waiting } from "#ui/states/waiting.tsx"
import { ListFailed, useStaleNotice } from "./list-states.tsx"
import { Pages } from "./pagination.tsx"
import { ListToolbar } from "./list-toolbar.tsx"
import type { ListPageState } from "./use-list-page.ts"

type ListFrameProps = {
  readonly kind: ListKind
  readonly list: ListPageState
  /** Opens the form of a new row, for a list with a form. */
  readonly onCreate: () => void
  readonly buttons: ReactNode
  readonly children: ReactNode
}

export function ListFrame({ kind, list, onCreate, buttons, children }: ListFrameProps) {
  const { state, page, problem, isLoading, reload, addressOf } = list
  const { editable, form, words } = kind
  const isEmpty = page?.rows.length === 0
  const create = editable === null ? undefined : { to: screenPath({ kind: "create", of: editable }), label: words.create }
  useStaleNotice(list)
  return (
    <>
      <Title title={words.title} />
      <ScreenHead title={words.title} count={isEmpty ? null : (page?.count ?? null)} create={create}>
        {buttons}
        {form !== null && (
          <Button tone="accent" onClick={onCreate}>
            <Icon path={plus} />
            {words.create}
          </Button>
        )}
      </ScreenHead>
      {/* At first there is nothing to search in. */}
      {(!isEmpty || state.page > 1 || isFiltered(state)) && <ListToolbar kind={kind} state={state} onChange={list.go} />}
      {page === null && problem === null && <Waiting label={words.loading} />}
      {page === null && problem !== null && <ListFailed problem={problem} path={collectionPath(kind.type)} onRetry={reload} />}
      {isEmpty && <NoRows {...{ kind, list, onCreate }} />}
      {page !== null && !isEmpty && (
        <div aria-busy={isLoading}>
          {children}
          <Pages state={state} pageInfo={{ length: page.rows.length, hasNext: page.hasNext, count: page.count }} addressOf={addressOf} />
        </div>
      )}
    </>
  )
}

type NoRowsProps = Pick<ListFrameProps, "kind" | "list" | "onCreate">

function NoRows({ kind: { editable, form, words }, list: { state, addressOf }, onCreate }: NoRowsProps) {
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
      {form !== null && <Button onClick={onCreate}>{words.empty.first}</Button>}
    </Empty>
  )
}
