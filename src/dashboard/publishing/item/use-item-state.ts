import { skipToken } from "@reduxjs/toolkit/query/react"
import type { ListedType } from "#contract/redirect.ts"
import type { ItemLanguages } from "#dashboard/items/languages.ts"
import { isStuck, liveSince } from "../status/status-view.ts"
import { statusApi } from "../status/status-api.ts"
import { usePolling } from "./use-polling.ts"
import { isOnItsWay, itemStateOf, type ItemState } from "./item-state.ts"
import {
  absent,
  editStampPath,
  mayBeIn,
  servedIn,
  unknownServed,
  type ServedItem,
  freshFor,
  useGetBuildStampQuery,
  useGetServedQuery,
} from "./stamps-api.ts"

export type PublishedItem = {
  readonly type: ListedType
  readonly number: number | null
  readonly version: string | null
  readonly isPublished: boolean
  /** Is null for items without a page, such as an event for members only. */
  readonly publicPath: string | null
  /** RFC 3339; null for an item that was never saved. */
  readonly changed: string | null
  /** Each language is published by itself. It is null or absent for kinds without languages. */
  readonly languages?: ItemLanguages | null
}

export type ItemPublishing = {
  readonly state: ItemState
  /** Is false until the site has answered. Then `state` comes from the back end. */
  readonly isKnown: boolean
  readonly served: ServedItem
  /** Visitors see it from this time on; null if unknown. */
  readonly since: string | null
}

/** Asks again as long as the item and the served page differ. `isSeen` means that the user can see the answer. */
export function useItemState(item: PublishedItem, isSeen = true): ItemPublishing {
  const { version, isPublished } = item
  const path = isPublished && item.publicPath === null ? null : editStampPath(item)
  // If rows followed the state of a request, each request would draw all of them again.
  const { build, isAnswered, isAbsent } = useGetBuildStampQuery(undefined, {
    skip: path === null,
    refetchOnMountOrArgChange: freshFor,
    selectFromResult: ({ data: stamp, isError }) => ({
      build: stamp?.id ?? null,
      isAnswered: stamp !== undefined || isError,
      isAbsent: stamp ? !mayBeIn(stamp, item) : false,
    }),
  })
  const isAsked = path !== null && build !== null && !isAbsent && isSeen
  const { data: answer, isError } = useGetServedQuery(isAsked ? { path, build } : skipToken)
  const served = path !== null && isAbsent ? absent : servedIn(item.languages?.shown ?? null, answer ?? unknownServed)
  const isKnown = path === null || (isAnswered && (build === null || isAbsent || isError || answer !== undefined))
  const changed = served.kind === "shown" ? served.changed : null
  const { hasFailed, since } = statusApi.endpoints.getStatus.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({
      hasFailed: isStuck(data ?? null),
      since: changed === null ? null : liveSince(data ?? null, changed),
    }),
  })
  const state = itemStateOf({
    ...{ isPublished, served, hasFailed, isSameText: isSameText(item, served) },
    vid: version === null ? null : Number(version),
  })
  usePolling(isSeen && isOnItsWay(state), version)
  return { state, isKnown, served, since: state === "live" ? since : null }
}

/** A translation's save makes a new revision and leaves the time of the original, so visitors have this text if its time is the same. */
function isSameText({ changed, languages }: PublishedItem, served: ServedItem): boolean {
  const isTranslated = (languages?.all.length ?? 0) > 1
  return isTranslated && languages?.shown === languages?.original && served.kind === "shown" && served.changed === changed
}

export function useIsBuilt(item: Pick<PublishedItem, "type" | "number">): boolean | null {
  return useGetBuildStampQuery(undefined, {
    refetchOnMountOrArgChange: freshFor,
    selectFromResult: ({ data }) => ({ is: data ? mayBeIn(data, item) : null }),
  }).is
}
