import { createAction, createSlice, type PayloadAction } from "@reduxjs/toolkit"
import type { Explanation } from "#lib/session/reason.ts"

/** A request that the server refused with a 403. */
export type Refusal = {
  /** The refused action, with the server's words. */
  readonly led: Explanation
  /** Whether the user is editing text: then the page stays until they leave it themselves. */
  readonly isTextHeld: boolean
}

export const requestForbidden = createAction<Refusal>("requests/forbidden")
/** A 401 answered a request that carried new tokens. */
export const retryUnauthorized = createAction("requests/retryUnauthorized")

/** The refusal that is shown on the present page. */
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
