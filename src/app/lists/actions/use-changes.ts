import { useAppDispatch } from "#app/session/hooks.ts"
import { accountApi } from "#app/accounts/account-api.ts"
import { changesApi } from "#app/lists/rows/changes-api.ts"
import type { Row, RowName } from "#app/lists/rows/row.ts"
import { redirectsApi } from "#app/references/redirects-api.ts"
import type { Problem } from "#lib/session/problem.ts"
import { listActions as words } from "#app/strings/lists.ts"
import { people } from "#app/strings/people.ts"
import { reasonOf, type Answer } from "./run-each.ts"

type Leaving = RowName & Pick<Row, "publicPath">
type Change<T> = (row: T) => PromiseLike<Answer>

const quietly = { track: false } as const

/** The calls that change one row. */
export function useChanges() {
  const dispatch = useAppDispatch()
  const { changeRow, removeRow, addReference, getWhole, createCopy } = changesApi.endpoints
  const switchTo = (status: boolean) => (row: Row) => dispatch(changeRow.initiate({ row, attributes: { status } }, quietly))
  /** A redirect comes last: the back end refuses one from the address of a published item. */
  const withRedirect = <T extends Leaving>(change: Change<T>, to: string | null): Change<T> => {
    if (to === null) return change
    return async (row) => {
      const answer = await change(row)
      if (row.publicPath === null || reasonOf(answer) !== null) return answer
      const { error } = await dispatch(redirectsApi.endpoints.createRedirect.initiate({ from: row.publicPath, to }, quietly))
      return error === undefined ? answer : { error, isRedirectError: true }
    }
  }
  return {
    switchTo,
    unpublish: (redirect: string | null) => withRedirect(switchTo(false), redirect),
    remove: (redirect: string | null) => withRedirect((row: Leaving) => dispatch(removeRow.initiate({ row }, quietly)), redirect),
    removeAccount: (heir: string | null) => async (row: RowName) => {
      const { data, error } = await dispatch(removeRow.initiate({ row, ...(heir !== null && { heir }) }, quietly))
      return losesContent(error) ? { error: { ...error, message: people.remove.wouldLoseContent } } : { data, error }
    },
    invite: async ({ id, number }: Row): Promise<Answer> => {
      const { error } = await dispatch(accountApi.endpoints.sendInvitation.initiate({ id, number: number ?? 0 }, quietly))
      return { error }
    },
    addTag: (field: string, id: string) => (row: Row) =>
      dispatch(addReference.initiate({ row, field, target: { type: "taxonomy_term--tags", id } }, quietly)),
    duplicate: async (row: Row): Promise<Answer> => {
      const { data: whole, error } = await dispatch(getWhole.initiate({ row }, { subscribe: false, forceRefetch: true }))
      if (whole === undefined) return { error }
      return dispatch(createCopy.initiate({ type: row.type, whole, title: words.copyOf(row.title) }, quietly))
    },
  }
}

/** A back end that does not know what becomes of the content refuses the parameter (src/app/resources/requests.ts). */
function losesContent(error: Answer["error"]): error is Extract<Problem, { readonly kind: "invalid" }> {
  return error !== undefined && "kind" in error && error.kind === "invalid" && error.message?.includes("'reassign'") === true
}
