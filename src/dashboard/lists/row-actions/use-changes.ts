import type { Langcode } from "#contract/fields.ts"
import { defaultLanguage } from "#contract/languages.ts"
import { accountApi } from "#dashboard/accounts/account-api.ts"
import { publicLanguages } from "#dashboard/items/languages.ts"
import { changesApi } from "#dashboard/lists/rows/changes-api.ts"
import type { Row, RowName } from "#dashboard/lists/rows/row.ts"
import { redirectsApi } from "#dashboard/references/redirects-api.ts"
import { useAppDispatch } from "#dashboard/session/hooks.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { reasonOf, type Answer } from "./report.tsx"

export type ChangeOf<T> = (row: T) => PromiseLike<Answer>

type Leaving = RowName & Pick<Row, "publicPath">

const quietly = { track: false } as const

/** The calls that change one row. */
export function useChanges() {
  const dispatch = useAppDispatch()
  const { changeRow, removeRow, addReference, getWhole, createCopy } = changesApi.endpoints
  const switchTo = (status: boolean) => (row: Row) => dispatch(changeRow.initiate({ row, attributes: { status } }, quietly))
  /** Each language goes off the site by itself. Only the first change asks whether somebody has saved the item since. */
  const unpublishIn = (codes: readonly Langcode[]) => async (row: Row) => {
    let answer: Answer = { data: "done" }
    const going = publicLanguages(row).filter((code) => codes.includes(code))
    for (const [index, language] of going.entries()) {
      const known = index === 0 ? row : { ...row, version: null }
      answer = await dispatch(changeRow.initiate({ row: known, attributes: { status: false }, language }, quietly))
      if (reasonOf(answer) !== null) return answer
    }
    return answer
  }
  /** A redirect comes last: the back end refuses one from the address of a published item. */
  const withRedirect = <T extends Leaving>(change: ChangeOf<T>, to: string | null): ChangeOf<T> => {
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
    unpublish: (redirect: string | null, codes: readonly Langcode[]) => (row: Row) => {
      const isLeaving = codes.includes(row.languages?.shown ?? defaultLanguage)
      return withRedirect(unpublishIn(codes), isLeaving ? redirect : null)(row)
    },
    remove: (redirect: string | null) => withRedirect((row: Leaving) => dispatch(removeRow.initiate({ row }, quietly)), redirect),
    removeAccount: (heir: string | null) => (row: RowName) =>
      dispatch(removeRow.initiate({ row, ...(heir !== null && { heir }) }, quietly)),
    invite: async ({ id, number }: Row): Promise<Answer> => {
      const { data: link = null, error } = await dispatch(
        accountApi.endpoints.sendInvitation.initiate({ id, number: number ?? 0 }, quietly),
      )
      return link === null ? { error } : { error: { kind: "not-offered", message: appWords.people.access.notMailed } }
    },
    addTag: (field: string, id: string) => (row: Row) =>
      dispatch(addReference.initiate({ row, field, target: { type: "taxonomy_term--tags", id } }, quietly)),
    duplicate: async (row: Row): Promise<Answer> => {
      const { data: whole, error } = await dispatch(getWhole.initiate({ row }, { subscribe: false, forceRefetch: true }))
      if (whole === undefined) return { error }
      return dispatch(createCopy.initiate({ type: row.type, whole, title: appWords.listActions.copyOf(row.title) }, quietly))
    },
  }
}
