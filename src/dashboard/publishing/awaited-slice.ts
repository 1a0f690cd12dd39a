import { createSlice, type PayloadAction } from "@reduxjs/toolkit"
import { itemSaved, type Awaited } from "#dashboard/items/awaited.ts"
import { loggedOut } from "#dashboard/session/slices/auth-slice.ts"

export const awaitedSlice = createSlice({
  name: "awaited",
  initialState: (): readonly Awaited[] => [],
  reducers: {
    itemsLive: (awaited, { payload }: PayloadAction<readonly Awaited[]>) =>
      awaited.filter((one) => !payload.some((live) => isSame(one, live) && live.vid === one.vid)),
  },
  extraReducers: (builder) =>
    builder
      .addCase(itemSaved, (awaited, { payload }) => [...awaited.filter((one) => !isSame(one, payload)), payload])
      .addCase(loggedOut, () => []),
  selectors: { selectAwaited: (awaited) => awaited },
})

function isSame(one: Awaited, other: Awaited): boolean {
  return one.type === other.type && one.number === other.number && one.language === other.language
}

export const { itemsLive } = awaitedSlice.actions
export const { selectAwaited } = awaitedSlice.selectors
