import { createAction, createSlice, type PayloadAction } from "@reduxjs/toolkit"
import type { Tokens } from "./auth-slice.ts"
import type { Profile } from "#lib/session/session.ts"

type HeldTextState = {
  readonly editors: readonly number[]
  /** The user whose session was lost during an edit, until the dialog that asks for a login is answered. */
  readonly lost: Profile | null
}

/** The tokens of the user who logged in; null if the user declined. */
export const loginAnswered = createAction<Tokens | null>("heldText/loginAnswered")

/** Text being edited outlives its session: a dialog asks for the login, then the waiting calls go on as the same user. */
export const heldTextSlice = createSlice({
  name: "heldText",
  initialState: (): HeldTextState => ({ editors: [], lost: null }),
  reducers: {
    editStarted: ({ editors, lost }, { payload: uid }: PayloadAction<number>): HeldTextState => ({ editors: [...editors, uid], lost }),
    editEnded: ({ editors, lost }, { payload: uid }: PayloadAction<number>): HeldTextState => ({
      editors: editors.toSpliced(editors.indexOf(uid), 1),
      lost,
    }),
    sessionLost: (state, { payload: profile }: PayloadAction<Profile>): HeldTextState =>
      state.lost === null && state.editors.includes(profile.uid) ? { ...state, lost: profile } : state,
  },
  extraReducers: (builder) => builder.addCase(loginAnswered, ({ editors }): HeldTextState => ({ editors, lost: null })),
  selectors: {
    selectHasEdits: ({ editors }, uid: number) => editors.includes(uid),
    selectLostProfile: ({ lost }) => lost,
  },
})

export const { editStarted, editEnded, sessionLost } = heldTextSlice.actions
export const { selectHasEdits, selectLostProfile } = heldTextSlice.selectors
