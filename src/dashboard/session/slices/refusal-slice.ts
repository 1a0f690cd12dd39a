import { createAction, createSlice, type PayloadAction } from "@reduxjs/toolkit"
import type { Explanation } from "#lib/session/reason.ts"

export type Refusal = {
  readonly explanation: Explanation
  readonly isTextHeld: boolean
}

export const requestForbidden = createAction<Refusal>("requests/forbidden")
/** The back end answered 401 to a request with new tokens. */
export const retryUnauthorized = createAction("requests/retryUnauthorized")

export const refusalSlice = createSlice({
  name: "refusal",
  initialState: (): Refusal | null => null,
  reducers: {
    refusalShown: (_, { payload }: PayloadAction<Refusal>): Refusal | null => payload,
    refusalClosed: (): Refusal | null => null,
  },
  selectors: { selectRefusal: (state) => state },
})

export const { refusalShown, refusalClosed } = refusalSlice.actions
export const { selectRefusal } = refusalSlice.selectors
