/** An item that goes off the site has an address in each language. */
import type { Langcode } from "#contract/fields.ts"
import { readPresent } from "#dashboard/items/item-api.ts"
import type { Item } from "#dashboard/items/item.ts"
import type { AppDispatch } from "#dashboard/session/hooks.ts"
import { redirectsApi } from "./redirects-api.ts"

/** Returns the addresses in these languages that visitors know now. An address that can't be read is left out. */
export async function readPublicPaths(
  dispatch: AppDispatch,
  { type, id }: Pick<Item, "type" | "id">,
  codes: readonly Langcode[],
): Promise<readonly string[]> {
  const outcomes = await Promise.all(codes.map((language) => readPresent(dispatch, { type, id, language })))
  return outcomes.flatMap((outcome) => (outcome.ok ? (outcome.value.publicPath ?? []) : []))
}

/** Creates them one after the other, until the first failure. Returns its error. */
export async function createRedirects(dispatch: AppDispatch, sources: Iterable<string>, to: string) {
  for (const from of new Set(sources)) {
    const { error } = await dispatch(redirectsApi.endpoints.createRedirect.initiate({ from, to }, { track: false }))
    if (error !== undefined) return error
  }
  return undefined
}
