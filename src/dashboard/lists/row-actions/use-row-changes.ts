import type { Langcode } from "#contract/fields.ts"
import { defaultLanguage } from "#contract/languages.ts"
import type { ListedType } from "#contract/redirect.ts"
import { accountApi } from "#dashboard/accounts/account-api.ts"
import { newUuid } from "#dashboard/items/empty-item.ts"
import { readPresent } from "#dashboard/items/item-api.ts"
import { publicLanguages, publicPaths } from "#dashboard/items/languages.ts"
import { documentOf } from "#dashboard/items/to-document.ts"
import { changesApi } from "#dashboard/lists/rows/changes-api.ts"
import type { Row, RowName } from "#dashboard/lists/rows/row.ts"
import { createRedirects } from "#dashboard/references/redirects-api.ts"
import { useAppDispatch } from "#dashboard/session/hooks.ts"
import { useViewer } from "#dashboard/session/use-viewer.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { reasonOf, type ChangeAnswer } from "./report.tsx"

export type ChangeOf<T> = (row: T) => PromiseLike<ChangeAnswer>

type Leaving = RowName<ListedType> & (Pick<Row, "publicPath" | "languages"> | { readonly publicPaths: readonly string[] })

const quietly = { track: false } as const

export function useRowChanges() {
  const dispatch = useAppDispatch()
  const viewer = useViewer()
  const { changeRow, removeRow, addReference, createItem } = changesApi.endpoints
  const switchTo = (status: boolean) => (row: Row) => dispatch(changeRow.initiate({ row, attributes: { status } }, quietly))
  /** Only the first request checks whether somebody has saved the item since. */
  const unpublishIn = (codes: readonly Langcode[]) => async (row: Row) => {
    let answer: ChangeAnswer = { data: "done" }
    const publicCodes = publicLanguages(row).filter((code) => codes.includes(code))
    for (const [index, language] of publicCodes.entries()) {
      const target = index === 0 ? row : { ...row, version: null }
      answer = await dispatch(changeRow.initiate({ row: target, attributes: { status: false }, language }, quietly))
      if (reasonOf(answer) !== null) return answer
    }
    return answer
  }
  /** The redirects come last, because the back end refuses one from the address of a published item. */
  const withRedirect = <T extends Leaving>(change: ChangeOf<T>, to: string | null, codes?: readonly Langcode[]): ChangeOf<T> => {
    if (to === null) return change
    return async (row) => {
      const answer = await change(row)
      if (reasonOf(answer) !== null) return answer
      const error = await createRedirects(dispatch, "publicPaths" in row ? row.publicPaths : publicPaths(row, codes), to)
      return error === undefined ? answer : { error, isRedirectError: true }
    }
  }
  return {
    switchTo,
    unpublish: (redirect: string | null, codes: readonly Langcode[]) => withRedirect(unpublishIn(codes), redirect, codes),
    remove: (redirect: string | null) => withRedirect((row: Leaving) => dispatch(removeRow.initiate({ row }, quietly)), redirect),
    removeAccount: (heir: string | null) => (row: RowName) =>
      dispatch(removeRow.initiate({ row, ...(heir !== null && { heir }) }, quietly)),
    invite: async ({ id, number }: Row): Promise<ChangeAnswer> => {
      const { data: link = null, error } = await dispatch(
        accountApi.endpoints.sendInvitation.initiate({ id, number: number ?? 0 }, quietly),
      )
      return link === null ? { error } : { error: { kind: "not-offered", message: appWords.people.access.notMailed } }
    },
    addTag: (field: string, id: string) => (row: Row) =>
      dispatch(addReference.initiate({ row, field, target: { type: "taxonomy_term--tags", id } }, quietly)),
    /** The copy is a draft of this user without an address, because the original keeps its own. */
    duplicate: async ({ type, id, languages, title }: Row): Promise<ChangeAnswer> => {
      const outcome = await readPresent(dispatch, { type, id, language: languages?.shown ?? defaultLanguage })
      if (!outcome.ok) return { error: outcome.problem }
      const copy = { ...outcome.value, id: newUuid(), number: null }
      const values = { ...copy.values, title: appWords.listActions.copyOf(title), path: "", uid: null }
      const { data } = documentOf(copy, values, { changed: [], viewer })
      const attributes = { ...data.attributes, status: false, promote: false }
      return dispatch(createItem.initiate({ ...data, attributes }, quietly))
    },
  }
}
