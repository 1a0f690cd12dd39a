import { createSlice, type PayloadAction } from "@reduxjs/toolkit"
import { kindOf } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import type { Item } from "#app/resources/item.ts"
import { loggedOut } from "#app/tokens/auth-slice.ts"

/** An item that this user has saved here, and that visitors don't see yet. */
export type Awaited = {
  readonly type: ResourceType
  readonly number: number
  readonly title: string
  readonly publicPath: string | null
  /** Visitors see the save when they are shown this revision or a later one. */
  readonly vid: number
  /** Milliseconds of this device's clock. */
  readonly at: number
}

/** What a save brings on the site; null where that is nothing. */
export function awaitedItem({ type, number, version, publicPath, isPublished, values: { title } }: Item): Awaited | null {
  if (!isPublished || number === null || version === null || typeof title !== "string") return null
  if (lacksPage({ type, publicPath })) return null
  return { type, number, title, publicPath, vid: Number(version), at: Date.now() }
}

/** Such as an event for members alone: visitors will never see it. */
export function lacksPage({ type, publicPath }: Pick<Awaited, "type" | "publicPath">): boolean {
  return publicPath === null && kindOf(type).publicPath !== null
}

export const awaitedSlice = createSlice({
  name: "awaited",
  initialState: (): readonly Awaited[] => [],
  reducers: {
    itemSaved: (awaited, { payload }: PayloadAction<Awaited>) => [...awaited.filter((one) => !isSame(one, payload)), payload],
    itemsLive: (awaited, { payload }: PayloadAction<readonly Awaited[]>) =>
      awaited.filter((one) => !payload.some((live) => isSame(one, live) && live.vid === one.vid)),
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => []),
  selectors: { selectAwaited: (awaited) => awaited },
})

function isSame(one: Awaited, other: Awaited): boolean {
  return one.type === other.type && one.number === other.number
}

export const { itemSaved, itemsLive } = awaitedSlice.actions
export const { selectAwaited } = awaitedSlice.selectors
