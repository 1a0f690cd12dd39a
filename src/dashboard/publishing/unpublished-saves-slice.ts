import { createSlice, type PayloadAction } from "@reduxjs/toolkit"
import { itemSaved, type PendingSave } from "#dashboard/items/unpublished-saves.ts"
import { loggedOut } from "#dashboard/session/slices/auth-slice.ts"

export const unpublishedSavesSlice = createSlice({
  name: "unpublishedSaves",
  initialState: (): readonly PendingSave[] => [],
  reducers: {
    itemsLive: (saves, { payload }: PayloadAction<readonly PendingSave[]>) =>
      saves.filter((save) => !payload.some((live) => isSame(save, live) && live.vid === save.vid)),
  },
  extraReducers: (builder) =>
    builder
      .addCase(itemSaved, (saves, { payload }) => [...saves.filter((save) => !isSame(save, payload)), payload])
      .addCase(loggedOut, () => []),
  selectors: { selectUnpublishedSaves: (saves) => saves },
})

function isSame(one: PendingSave, other: PendingSave): boolean {
  return one.type === other.type && one.number === other.number && one.language === other.language
}

export const { itemsLive } = unpublishedSavesSlice.actions
export const { selectUnpublishedSaves } = unpublishedSavesSlice.selectors
