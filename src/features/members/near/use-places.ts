import { useLoaded, type Loaded } from "#lib/use-loaded.ts"
import type * as search from "./municipality-search.ts"

export type PlacesState = Loaded<typeof search>

const loadSearch = () => import(/* webpackChunkName: "municipalities" */ "./municipality-search.ts")

export function usePlaces(isWanted: boolean): { readonly state: PlacesState; readonly load: () => void } {
  return useLoaded(loadSearch, isWanted)
}
