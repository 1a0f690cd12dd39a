import type { PublishedItem } from "./use-item-state.ts"
import { mayBeIn } from "./served.ts"
import { freshFor, useGetBuildStampQuery } from "./stamps-api.ts"

/** Whether the site has a page of an item; null while nobody knows. */
export function useIsBuilt(item: Pick<PublishedItem, "type" | "number">): boolean | null {
  return useGetBuildStampQuery(undefined, {
    refetchOnMountOrArgChange: freshFor,
    selectFromResult: ({ data }) => ({ is: data ? mayBeIn(data, item) : null }),
  }).is
}
